// A variable that only the function can see may be a value; one that others may see, or that is volatile, may not. Source:
// LLVM Language Reference, "'alloca' Instruction".
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/loop.src.ll --lowered %t/loop.low.ll | FileCheck %s --check-prefix=LOOP
// LOOP: @f: proved
// RUN: expect-status 1 verify-lowering %t/loop-other-start.src.ll \
// RUN:   --lowered %t/loop-other-start.low.ll | FileCheck %s --check-prefix=LOOP-OTHER-START
// LOOP-OTHER-START: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the
// RUN: expect-status 0 verify-lowering %t/pointer.src.ll --lowered %t/pointer.low.ll | FileCheck %s --check-prefix=POINTER
// POINTER: @f: proved
// RUN: expect-status 0 verify-lowering %t/uninitialised.src.ll \
// RUN:   --lowered %t/uninitialised.low.ll | FileCheck %s --check-prefix=UNINITIALISED
// UNINITIALISED: @f: proved
// RUN: expect-status 1 verify-lowering %t/initialised.src.ll \
// RUN:   --lowered %t/initialised.low.ll | FileCheck %s --check-prefix=INITIALISED
// INITIALISED: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the
// RUN: expect-status 1 verify-lowering %t/anew-in-each-iteration.src.ll \
// RUN:   --lowered %t/anew-in-each-iteration.low.ll | FileCheck %s --check-prefix=ANEW-IN-EACH-ITERATION
// ANEW-IN-EACH-ITERATION: @f: refuted: call-argument: in the call of @g argument {{.*}} differs: it is {{.*}} in the

//--- loop.src.ll
define i32 @f(i32 noundef %n) {
  %a = alloca i32
  store i32 0, ptr %a
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  %s = load i32, ptr %a
  %t = add i32 %s, %i
  store i32 %t, ptr %a
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %l, label %e
e:
  %r = load i32, ptr %a
  ret i32 %r
}
//--- loop.low.ll
define i32 @f(i32 noundef %n) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  %s = phi i32 [ 0, %0 ], [ %t, %l ]
  %t = add i32 %s, %i
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %l, label %e
e:
  ret i32 %t
}
//--- loop-other-start.src.ll
define i32 @f(i32 noundef %n) {
  %a = alloca i32
  store i32 0, ptr %a
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  %s = load i32, ptr %a
  %t = add i32 %s, %i
  store i32 %t, ptr %a
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %l, label %e
e:
  %r = load i32, ptr %a
  ret i32 %r
}
//--- loop-other-start.low.ll
define i32 @f(i32 noundef %n) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  %s = phi i32 [ 1, %0 ], [ %t, %l ]
  %t = add i32 %s, %i
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %l, label %e
e:
  ret i32 %t
}
//--- pointer.src.ll
define i32 @f(i32 noundef %n, ptr %q) {
  %a = alloca ptr
  store ptr %q, ptr %a
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  %p = load ptr, ptr %a
  store i32 %i, ptr %p
  %p2 = getelementptr i32, ptr %p, i64 1
  store ptr %p2, ptr %a
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %l, label %e
e:
  ret i32 0
}
//--- pointer.low.ll
define i32 @f(i32 noundef %n, ptr %q) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  %p = phi ptr [ %q, %0 ], [ %p2, %l ]
  store i32 %i, ptr %p
  %p2 = getelementptr i32, ptr %p, i64 1
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %l, label %e
e:
  ret i32 0
}
//--- uninitialised.src.ll
define i32 @f(i1 noundef %c, i32 noundef %x) {
  %a = alloca i32
  br i1 %c, label %s, label %e
s:
  store i32 %x, ptr %a
  br label %e
e:
  %r = load i32, ptr %a
  ret i32 %r
}
//--- uninitialised.low.ll
define i32 @f(i1 noundef %c, i32 noundef %x) {
  ret i32 %x
}
//--- initialised.src.ll
define i32 @f(i1 noundef %c, i32 noundef %x) {
  %a = alloca i32
  store i32 2, ptr %a
  br i1 %c, label %s, label %e
s:
  store i32 %x, ptr %a
  br label %e
e:
  %r = load i32, ptr %a
  ret i32 %r
}
//--- initialised.low.ll
define i32 @f(i1 noundef %c, i32 noundef %x) {
  ret i32 %x
}
//--- anew-in-each-iteration.src.ll
declare void @g(i32)
define i32 @f(i32 noundef %n) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  %a = alloca i32
  store i32 5, ptr %a
  %v = load i32, ptr %a
  call void @g(i32 %v)
  store i32 6, ptr %a
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %l, label %e
e:
  ret i32 0
}
//--- anew-in-each-iteration.low.ll
declare void @g(i32)
define i32 @f(i32 noundef %n) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  %v = phi i32 [ 5, %0 ], [ 6, %l ]
  call void @g(i32 %v)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %l, label %e
e:
  ret i32 0
}
