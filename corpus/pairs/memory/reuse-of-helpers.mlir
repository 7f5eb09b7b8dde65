// A helper's object on the stack that is inlined and hoisted out of a loop lies where the helper's lies anew in each iteration.
// Source: LLVM Language Reference, "Memory Use Markers", "'alloca' Instruction".
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 2 verify-lowering %t/helper-hoisted.src.ll \
// RUN:   --lowered %t/helper-hoisted.low.ll | FileCheck %s --check-prefix=HELPER-HOISTED
// HELPER-HOISTED: @f: unsupported: 'llvm.intr.lifetime.start' of something that is not an object of this function
// RUN: expect-status 2 verify-lowering %t/helper-hoisted-bare.src.ll \
// RUN:   --lowered %t/helper-hoisted-bare.low.ll | FileCheck %s --check-prefix=HELPER-HOISTED-BARE
// HELPER-HOISTED-BARE: @f: unknown: call-memory: the address of an object that only one of the two has escapes
// RUN: expect-status 1 verify-lowering %t/helper-smaller.src.ll \
// RUN:   --lowered %t/helper-smaller.low.ll | FileCheck %s --check-prefix=HELPER-SMALLER
// HELPER-SMALLER: @f: refuted: call-memory: in the call of @use argument 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/helper-twice.src.ll \
// RUN:   --lowered %t/helper-twice.low.ll | FileCheck %s --check-prefix=HELPER-TWICE
// HELPER-TWICE: @f: refuted: call-memory: the source returns, the lowering calls a function
// RUN: expect-status 1 verify-lowering %t/helper-ended.src.ll \
// RUN:   --lowered %t/helper-ended.low.ll | FileCheck %s --check-prefix=HELPER-ENDED
// HELPER-ENDED: @f: refuted: call-memory: in the call of @use argument 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/helper-in-loop.src.ll \
// RUN:   --lowered %t/helper-in-loop.low.ll | FileCheck %s --check-prefix=HELPER-IN-LOOP
// HELPER-IN-LOOP: @f: refuted: stack-usage: the stack grows in each iteration of a loop
// RUN: expect-status 1 verify-lowering %t/helper-two.src.ll \
// RUN:   --lowered %t/helper-two.low.ll | FileCheck %s --check-prefix=HELPER-TWO
// HELPER-TWO: @f: refuted: call-memory: in the call of @use2 argument 1 differs: it is {{.*}} in the source

//--- helper-hoisted.src.ll
declare void @use(ptr)
define internal void @h() {
  %a = alloca [64 x i8]
  call void @use(ptr %a)
  ret void
}
define void @f(i64 %n) {
e:

  br label %l
l:
  %i = phi i64 [ 0, %e ], [ %j, %l ]
  call void @h()
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %l, label %x
x:
  ret void
}
//--- helper-hoisted.low.ll
declare void @use(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
define void @f(i64 %n) {
e:
  %a = alloca [64 x i8]
  br label %l
l:
  %i = phi i64 [ 0, %e ], [ %j, %l ]
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @use(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %l, label %x
x:
  ret void
}
//--- helper-hoisted-bare.src.ll
declare void @use(ptr)
define internal void @h() {
  %a = alloca [64 x i8]
  call void @use(ptr %a)
  ret void
}
define void @f(i64 %n) {
e:

  br label %l
l:
  %i = phi i64 [ 0, %e ], [ %j, %l ]
  call void @h()
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %l, label %x
x:
  ret void
}
//--- helper-hoisted-bare.low.ll
declare void @use(ptr)
define void @f(i64 %n) {
e:
  %a = alloca [64 x i8]
  br label %l
l:
  %i = phi i64 [ 0, %e ], [ %j, %l ]
  call void @use(ptr %a)
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %l, label %x
x:
  ret void
}
//--- helper-smaller.src.ll
declare void @use(ptr)
define internal void @h() {
  %a = alloca [64 x i8]
  call void @use(ptr %a)
  ret void
}
define void @f(i64 %n) {
e:

  br label %l
l:
  %i = phi i64 [ 0, %e ], [ %j, %l ]
  call void @h()
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %l, label %x
x:
  ret void
}
//--- helper-smaller.low.ll
declare void @use(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
define void @f(i64 %n) {
e:
  %a = alloca [32 x i8]
  br label %l
l:
  %i = phi i64 [ 0, %e ], [ %j, %l ]
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @use(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %l, label %x
x:
  ret void
}
//--- helper-twice.src.ll
declare void @use(ptr)
define internal void @h() {
  %a = alloca [64 x i8]
  call void @use(ptr %a)
  ret void
}
define void @f(i64 %n) {
e:

  br label %l
l:
  %i = phi i64 [ 0, %e ], [ %j, %l ]
  call void @h()
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %l, label %x
x:
  ret void
}
//--- helper-twice.low.ll
declare void @use(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
define void @f(i64 %n) {
e:
  %a = alloca [64 x i8]
  br label %l
l:
  %i = phi i64 [ 0, %e ], [ %j, %l ]
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @use(ptr %a)
  call void @use(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %l, label %x
x:
  ret void
}
//--- helper-ended.src.ll
declare void @use(ptr)
define internal void @h() {
  %a = alloca [64 x i8]
  call void @use(ptr %a)
  ret void
}
define void @f(i64 %n) {
e:

  br label %l
l:
  %i = phi i64 [ 0, %e ], [ %j, %l ]
  call void @h()
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %l, label %x
x:
  ret void
}
//--- helper-ended.low.ll
declare void @use(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
define void @f(i64 %n) {
e:
  %a = alloca [64 x i8]
  br label %l
l:
  %i = phi i64 [ 0, %e ], [ %j, %l ]
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  call void @use(ptr %a)
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %l, label %x
x:
  ret void
}
//--- helper-in-loop.src.ll
declare void @use(ptr)
define internal void @h() {
  %a = alloca [64 x i8]
  call void @use(ptr %a)
  ret void
}
define void @f(i64 %n) {
e:

  br label %l
l:
  %i = phi i64 [ 0, %e ], [ %j, %l ]
  call void @h()
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %l, label %x
x:
  ret void
}
//--- helper-in-loop.low.ll
declare void @use(ptr)
define void @f(i64 %n) {
e:

  br label %l
l:
  %i = phi i64 [ 0, %e ], [ %j, %l ]
  %a = alloca [64 x i8]
  call void @use(ptr %a)
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %l, label %x
x:
  ret void
}
//--- helper-two.src.ll
declare void @use(ptr)
declare void @use2(ptr, ptr)
define internal void @h() {
  %a = alloca [64 x i8]
  %b = alloca [64 x i8]
  call void @use2(ptr %a, ptr %b)
  ret void
}
define void @f(i64 %n) {
e:

  br label %l
l:
  %i = phi i64 [ 0, %e ], [ %j, %l ]
  call void @h()
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %l, label %x
x:
  ret void
}
//--- helper-two.low.ll
declare void @use(ptr)
declare void @use2(ptr, ptr)
define void @f(i64 %n) {
e:
  %a = alloca [64 x i8]
  br label %l
l:
  %i = phi i64 [ 0, %e ], [ %j, %l ]
  call void @use2(ptr %a, ptr %a)
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %l, label %x
x:
  ret void
}
