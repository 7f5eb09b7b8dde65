// What a call's result is claimed to be, by the call or by the declaration, holds after the call. Source: LLVM Language
// Reference, "Parameter Attributes".
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/range.src.ll --lowered %t/range.low.ll | FileCheck %s --check-prefix=RANGE
// RANGE: @f: proved
// RUN: expect-status 1 verify-lowering %t/range-wider.src.ll \
// RUN:   --lowered %t/range-wider.low.ll | FileCheck %s --check-prefix=RANGE-WIDER
// RANGE-WIDER: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the
// RUN: expect-status 0 verify-lowering %t/range-declared.src.ll \
// RUN:   --lowered %t/range-declared.low.ll | FileCheck %s --check-prefix=RANGE-DECLARED
// RANGE-DECLARED: @f: proved
// RUN: expect-status 1 verify-lowering %t/range-of-other-call.src.ll \
// RUN:   --lowered %t/range-of-other-call.low.ll | FileCheck %s --check-prefix=RANGE-OF-OTHER-CALL
// RANGE-OF-OTHER-CALL: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the
// RUN: expect-status 0 verify-lowering %t/noundef.src.ll --lowered %t/noundef.low.ll | FileCheck %s --check-prefix=NOUNDEF
// NOUNDEF: @f: proved
// RUN: expect-status 1 verify-lowering %t/noundef-not-claimed.src.ll \
// RUN:   --lowered %t/noundef-not-claimed.low.ll | FileCheck %s --check-prefix=NOUNDEF-NOT-CLAIMED
// NOUNDEF-NOT-CLAIMED: @f: refuted: branch: the lowering is undefined: a branch depends on poison
// RUN: expect-status 0 verify-lowering %t/nonnull.src.ll --lowered %t/nonnull.low.ll | FileCheck %s --check-prefix=NONNULL
// NONNULL: @f: proved
// RUN: expect-status 0 verify-lowering %t/dereferenceable.src.ll \
// RUN:   --lowered %t/dereferenceable.low.ll | FileCheck %s --check-prefix=DEREFERENCEABLE
// DEREFERENCEABLE: @f: proved
// RUN: expect-status 0 verify-lowering %t/align.src.ll --lowered %t/align.low.ll | FileCheck %s --check-prefix=ALIGN
// ALIGN: @f: proved
// RUN: expect-status 1 verify-lowering %t/align-not-claimed.src.ll \
// RUN:   --lowered %t/align-not-claimed.low.ll | FileCheck %s --check-prefix=ALIGN-NOT-CLAIMED
// ALIGN-NOT-CLAIMED: @f: refuted: alignment: the lowering is undefined: a load at address {{.*}}, which is not a
// RUN: expect-status 1 verify-lowering %t/used-before.src.ll \
// RUN:   --lowered %t/used-before.low.ll | FileCheck %s --check-prefix=USED-BEFORE
// USED-BEFORE: @f: refuted: call-argument: in the call of @h argument {{.*}} differs: it is {{.*}} in the

//--- range.src.ll
declare i32 @g()
define i32 @f() {
  %v = call range(i32 0, 4) i32 @g()
  %w = and i32 %v, 3
  ret i32 %w
}
//--- range.low.ll
declare i32 @g()
define i32 @f() {
  %v = call range(i32 0, 4) i32 @g()
  ret i32 %v
}
//--- range-wider.src.ll
declare i32 @g()
define i32 @f() {
  %v = call range(i32 0, 6) i32 @g()
  %w = and i32 %v, 3
  ret i32 %w
}
//--- range-wider.low.ll
declare i32 @g()
define i32 @f() {
  %v = call range(i32 0, 6) i32 @g()
  ret i32 %v
}
//--- range-declared.src.ll
declare range(i32 0, 4) i32 @g()
define i32 @f() {
  %v = call i32 @g()
  %w = and i32 %v, 3
  ret i32 %w
}
//--- range-declared.low.ll
declare range(i32 0, 4) i32 @g()
define i32 @f() {
  %v = call i32 @g()
  ret i32 %v
}
//--- range-of-other-call.src.ll
declare i32 @g()
define i32 @f() {
  %u = call range(i32 0, 4) i32 @g()
  %v = call i32 @g()
  %w = and i32 %v, 3
  ret i32 %w
}
//--- range-of-other-call.low.ll
declare i32 @g()
define i32 @f() {
  %u = call range(i32 0, 4) i32 @g()
  %v = call i32 @g()
  ret i32 %v
}
//--- noundef.src.ll
declare noundef i1 @g()
define i32 @f() {
  %v = call i1 @g()
  %r = zext i1 %v to i32
  ret i32 %r
}
//--- noundef.low.ll
declare noundef i1 @g()
define i32 @f() {
  %v = call i1 @g()
  br i1 %v, label %a, label %b
a:
  ret i32 1
b:
  ret i32 0
}
//--- noundef-not-claimed.src.ll
declare i1 @g()
declare void @h()
define i32 @f() {
  %v = call i1 @g()
  call void @h()
  ret i32 0
}
//--- noundef-not-claimed.low.ll
declare i1 @g()
declare void @h()
define i32 @f() {
  %v = call i1 @g()
  br i1 %v, label %a, label %b
a:
  call void @h()
  ret i32 0
b:
  call void @h()
  ret i32 0
}
//--- nonnull.src.ll
declare nonnull ptr @g()
define i32 @f() {
  %p = call ptr @g()
  %c = icmp eq ptr %p, null
  %r = zext i1 %c to i32
  ret i32 %r
}
//--- nonnull.low.ll
declare nonnull ptr @g()
define i32 @f() {
  %p = call ptr @g()
  ret i32 0
}
//--- dereferenceable.src.ll
declare align 4 dereferenceable(4) ptr @g()
define i32 @f(i1 noundef %c) {
  %p = call ptr @g()
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %p, align 4
  br label %b
b:
  %r = phi i32 [ %v, %a ], [ 0, %0 ]
  ret i32 %r
}
//--- dereferenceable.low.ll
declare align 4 dereferenceable(4) ptr @g()
define i32 @f(i1 noundef %c) {
  %p = call ptr @g()
  %v = load i32, ptr %p, align 4
  %r = select i1 %c, i32 %v, i32 0
  ret i32 %r
}
//--- align.src.ll
declare ptr @g()
define i32 @f() {
  %p = call align 16 ptr @g()
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
//--- align.low.ll
declare ptr @g()
define i32 @f() {
  %p = call align 16 ptr @g()
  %v = load i32, ptr %p, align 16
  ret i32 %v
}
//--- align-not-claimed.src.ll
declare ptr @g()
define i32 @f() {
  %p = call align 8 ptr @g()
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
//--- align-not-claimed.low.ll
declare ptr @g()
define i32 @f() {
  %p = call align 8 ptr @g()
  %v = load i32, ptr %p, align 16
  ret i32 %v
}
//--- used-before.src.ll
declare i32 @h(i32)
define i32 @f(i32 %x) {
  %y = call range(i32 0, 4) i32 @h(i32 %x)
  ret i32 %y
}
//--- used-before.low.ll
declare i32 @h(i32)
define i32 @f(i32 %x) {
  %z = and i32 %x, 3
  %y = call range(i32 0, 4) i32 @h(i32 %z)
  ret i32 %y
}
