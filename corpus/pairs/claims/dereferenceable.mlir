// Memory that an argument is claimed to lead to can be read before the source does; not more of it, nor after what may
// have given it back. Source: LLVM Language Reference, "Parameter Attributes": dereferenceable.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/speculated.src.ll \
// RUN:   --lowered %t/speculated.low.ll | FileCheck %s --check-prefix=SPECULATED
// SPECULATED: @f: proved
// RUN: expect-status 1 verify-lowering %t/not-claimed.src.ll \
// RUN:   --lowered %t/not-claimed.low.ll | FileCheck %s --check-prefix=NOT-CLAIMED
// NOT-CLAIMED: @f: refuted: address: the lowering is undefined: a load of {{.*}} bytes at address {{.*}}:
// RUN: expect-status 1 verify-lowering %t/other-argument.src.ll \
// RUN:   --lowered %t/other-argument.low.ll | FileCheck %s --check-prefix=OTHER-ARGUMENT
// OTHER-ARGUMENT: @f: refuted: address: the lowering is undefined: a load of {{.*}} bytes at address {{.*}}:
// RUN: expect-status 1 verify-lowering %t/or-null.src.ll --lowered %t/or-null.low.ll | FileCheck %s --check-prefix=OR-NULL
// OR-NULL: @f: refuted: access: the lowering is undefined: a load of {{.*}} bytes at address {{.*}}:
// RUN: expect-status 1 verify-lowering %t/not-aligned.src.ll \
// RUN:   --lowered %t/not-aligned.low.ll | FileCheck %s --check-prefix=NOT-ALIGNED
// NOT-ALIGNED: @f: refuted: alignment: the lowering is undefined: a load at address {{.*}}, which is not a
// RUN: expect-status 1 verify-lowering %t/claimed-in-lowering-only.src.ll \
// RUN:   --lowered %t/claimed-in-lowering-only.low.ll | FileCheck %s --check-prefix=CLAIMED-IN-LOWERING-ONLY
// CLAIMED-IN-LOWERING-ONLY: @f: refuted: attribute: the lowering is undefined: a pointer leads to less than is claimed
// RUN: expect-status 0 verify-lowering %t/part.src.ll --lowered %t/part.low.ll | FileCheck %s --check-prefix=PART
// PART: @f: proved
// Not known to be wrong by a run: beyond.
// RUN: expect-status 2 verify-lowering %t/beyond.src.ll --lowered %t/beyond.low.ll | FileCheck %s --check-prefix=BEYOND
// BEYOND: @f: unknown: access: the source does not access these bytes here
// RUN: expect-status 1 verify-lowering %t/written.src.ll --lowered %t/written.low.ll | FileCheck %s --check-prefix=WRITTEN
// WRITTEN: @f: refuted: access: at the return byte {{.*}} of incoming buffer {{.*}} was stored to in
// RUN: expect-status 0 verify-lowering %t/before-a-loop.src.ll \
// RUN:   --lowered %t/before-a-loop.low.ll | FileCheck %s --check-prefix=BEFORE-A-LOOP
// BEFORE-A-LOOP: @f: proved
// RUN: expect-status 1 verify-lowering %t/before-a-loop-unclaimed.src.ll \
// RUN:   --lowered %t/before-a-loop-unclaimed.low.ll | FileCheck %s --check-prefix=BEFORE-A-LOOP-UNCLAIMED
// BEFORE-A-LOOP-UNCLAIMED: @f: refuted: address: the lowering is undefined: a load of {{.*}} bytes at address {{.*}}:
// Not known to be wrong by a run: behind-a-call.
// RUN: expect-status 2 verify-lowering %t/behind-a-call.src.ll \
// RUN:   --lowered %t/behind-a-call.low.ll | FileCheck %s --check-prefix=BEHIND-A-CALL
// BEHIND-A-CALL: @f: unknown: access: the source does not access these bytes here

//--- speculated.src.ll
define i32 @f(i1 noundef %c, ptr dereferenceable(4) align 4 %p) {
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %p, align 4
  br label %b
b:
  %r = phi i32 [ %v, %a ], [ 0, %0 ]
  ret i32 %r
}
//--- speculated.low.ll
define i32 @f(i1 noundef %c, ptr dereferenceable(4) align 4 %p) {
  %v = load i32, ptr %p, align 4
  %r = select i1 %c, i32 %v, i32 0
  ret i32 %r
}
//--- not-claimed.src.ll
define i32 @f(i1 noundef %c, ptr align 4 %p) {
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %p, align 4
  br label %b
b:
  %r = phi i32 [ %v, %a ], [ 0, %0 ]
  ret i32 %r
}
//--- not-claimed.low.ll
define i32 @f(i1 noundef %c, ptr align 4 %p) {
  %v = load i32, ptr %p, align 4
  %r = select i1 %c, i32 %v, i32 0
  ret i32 %r
}
//--- other-argument.src.ll
define i32 @f(i1 noundef %c, ptr dereferenceable(4) align 4 %q, ptr align 4 %p) {
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %p, align 4
  br label %b
b:
  %r = phi i32 [ %v, %a ], [ 0, %0 ]
  ret i32 %r
}
//--- other-argument.low.ll
define i32 @f(i1 noundef %c, ptr dereferenceable(4) align 4 %q, ptr align 4 %p) {
  %v = load i32, ptr %p, align 4
  %r = select i1 %c, i32 %v, i32 0
  ret i32 %r
}
//--- or-null.src.ll
define i32 @f(i1 noundef %c, ptr dereferenceable_or_null(4) align 4 %p) {
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %p, align 4
  br label %b
b:
  %r = phi i32 [ %v, %a ], [ 0, %0 ]
  ret i32 %r
}
//--- or-null.low.ll
define i32 @f(i1 noundef %c, ptr dereferenceable_or_null(4) align 4 %p) {
  %v = load i32, ptr %p, align 4
  %r = select i1 %c, i32 %v, i32 0
  ret i32 %r
}
//--- not-aligned.src.ll
define i32 @f(i1 noundef %c, ptr dereferenceable(4) %p) {
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %p, align 4
  br label %b
b:
  %r = phi i32 [ %v, %a ], [ 0, %0 ]
  ret i32 %r
}
//--- not-aligned.low.ll
define i32 @f(i1 noundef %c, ptr dereferenceable(4) %p) {
  %v = load i32, ptr %p, align 4
  %r = select i1 %c, i32 %v, i32 0
  ret i32 %r
}
//--- claimed-in-lowering-only.src.ll
define i32 @f(i1 noundef %c, ptr align 4 %p) {
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %p, align 4
  br label %b
b:
  %r = phi i32 [ %v, %a ], [ 0, %0 ]
  ret i32 %r
}
//--- claimed-in-lowering-only.low.ll
define i32 @f(i1 noundef %c, ptr dereferenceable(4) align 4 %p) {
  %v = load i32, ptr %p, align 4
  %r = select i1 %c, i32 %v, i32 0
  ret i32 %r
}
//--- part.src.ll
define i32 @f(i1 noundef %c, ptr dereferenceable(12) align 4 %p) {
  br i1 %c, label %a, label %b
a:
  %q = getelementptr i8, ptr %p, i64 8
  %v = load i32, ptr %q, align 4
  br label %b
b:
  %r = phi i32 [ %v, %a ], [ 0, %0 ]
  ret i32 %r
}
//--- part.low.ll
define i32 @f(i1 noundef %c, ptr dereferenceable(12) align 4 %p) {
  %q = getelementptr i8, ptr %p, i64 8
  %v = load i32, ptr %q, align 4
  %r = select i1 %c, i32 %v, i32 0
  ret i32 %r
}
//--- beyond.src.ll
define i32 @f(i1 noundef %c, ptr dereferenceable(8) align 4 %p) {
  br i1 %c, label %a, label %b
a:
  %q = getelementptr i8, ptr %p, i64 8
  %v = load i32, ptr %q, align 4
  br label %b
b:
  %r = phi i32 [ %v, %a ], [ 0, %0 ]
  ret i32 %r
}
//--- beyond.low.ll
define i32 @f(i1 noundef %c, ptr dereferenceable(8) align 4 %p) {
  %q = getelementptr i8, ptr %p, i64 8
  %v = load i32, ptr %q, align 4
  %r = select i1 %c, i32 %v, i32 0
  ret i32 %r
}
//--- written.src.ll
define void @f(i1 noundef %c, ptr dereferenceable(4) align 4 %p) {
  br i1 %c, label %a, label %b
a:
  store i32 1, ptr %p
  br label %b
b:
  ret void
}
//--- written.low.ll
define void @f(i1 noundef %c, ptr dereferenceable(4) align 4 %p) {
  %v = load i32, ptr %p
  %w = select i1 %c, i32 1, i32 %v
  store i32 %w, ptr %p
  ret void
}
//--- before-a-loop.src.ll
define i32 @f(i32 noundef %n, ptr dereferenceable(4) align 4 %p) {
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %j, %b ]
  %s = phi i32 [ 0, %0 ], [ %t, %b ]
  %c = icmp ult i32 %i, %n
  br i1 %c, label %b, label %e
b:
  %v = load i32, ptr %p, align 4
  %t = add i32 %s, %v
  %j = add i32 %i, 1
  br label %h
e:
  ret i32 %s
}
//--- before-a-loop.low.ll
define i32 @f(i32 noundef %n, ptr dereferenceable(4) align 4 %p) {
  %v = load i32, ptr %p, align 4
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %j, %b ]
  %s = phi i32 [ 0, %0 ], [ %t, %b ]
  %c = icmp ult i32 %i, %n
  br i1 %c, label %b, label %e
b:
  %t = add i32 %s, %v
  %j = add i32 %i, 1
  br label %h
e:
  ret i32 %s
}
//--- before-a-loop-unclaimed.src.ll
define i32 @f(i32 noundef %n, ptr align 4 %p) {
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %j, %b ]
  %s = phi i32 [ 0, %0 ], [ %t, %b ]
  %c = icmp ult i32 %i, %n
  br i1 %c, label %b, label %e
b:
  %v = load i32, ptr %p, align 4
  %t = add i32 %s, %v
  %j = add i32 %i, 1
  br label %h
e:
  ret i32 %s
}
//--- before-a-loop-unclaimed.low.ll
define i32 @f(i32 noundef %n, ptr align 4 %p) {
  %v = load i32, ptr %p, align 4
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %j, %b ]
  %s = phi i32 [ 0, %0 ], [ %t, %b ]
  %c = icmp ult i32 %i, %n
  br i1 %c, label %b, label %e
b:
  %t = add i32 %s, %v
  %j = add i32 %i, 1
  br label %h
e:
  ret i32 %s
}
//--- behind-a-call.src.ll
declare void @g()
define i32 @f(i1 noundef %c, ptr dereferenceable(4) align 4 %p) {
  call void @g()
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %p, align 4
  br label %b
b:
  %r = phi i32 [ %v, %a ], [ 0, %0 ]
  ret i32 %r
}
//--- behind-a-call.low.ll
declare void @g()
define i32 @f(i1 noundef %c, ptr dereferenceable(4) align 4 %p) {
  call void @g()
  %v = load i32, ptr %p, align 4
  %r = select i1 %c, i32 %v, i32 0
  ret i32 %r
}
