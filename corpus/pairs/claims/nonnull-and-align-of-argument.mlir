// A pointer that is null or not aligned although that is claimed is poison. Source: LLVM Language Reference, "Parameter
// Attributes": nonnull, align.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/nonnull.src.ll --lowered %t/nonnull.low.ll | FileCheck %s --check-prefix=NONNULL
// NONNULL: @f: proved
// RUN: expect-status 1 verify-lowering %t/nullable.src.ll --lowered %t/nullable.low.ll | FileCheck %s --check-prefix=NULLABLE
// NULLABLE: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the
// RUN: expect-status 1 verify-lowering %t/other.src.ll --lowered %t/other.low.ll | FileCheck %s --check-prefix=OTHER
// OTHER: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the
// RUN: expect-status 1 verify-lowering %t/or-null.src.ll --lowered %t/or-null.low.ll | FileCheck %s --check-prefix=OR-NULL
// OR-NULL: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the
// RUN: expect-status 0 verify-lowering %t/dereferenceable.src.ll \
// RUN:   --lowered %t/dereferenceable.low.ll | FileCheck %s --check-prefix=DEREFERENCEABLE
// DEREFERENCEABLE: @f: proved
// RUN: expect-status 0 verify-lowering %t/aligned.src.ll --lowered %t/aligned.low.ll | FileCheck %s --check-prefix=ALIGNED
// ALIGNED: @f: proved
// RUN: expect-status 1 verify-lowering %t/less-aligned.src.ll \
// RUN:   --lowered %t/less-aligned.low.ll | FileCheck %s --check-prefix=LESS-ALIGNED
// LESS-ALIGNED: @f: refuted: alignment: the lowering is undefined: a load at address {{.*}}, which is not a
// RUN: expect-status 0 verify-lowering %t/aligned-store.src.ll \
// RUN:   --lowered %t/aligned-store.low.ll | FileCheck %s --check-prefix=ALIGNED-STORE
// ALIGNED-STORE: @f: proved
// RUN: expect-status 0 verify-lowering %t/behind.src.ll --lowered %t/behind.low.ll | FileCheck %s --check-prefix=BEHIND
// BEHIND: @f: proved
// RUN: expect-status 1 verify-lowering %t/too-far-behind.src.ll \
// RUN:   --lowered %t/too-far-behind.low.ll | FileCheck %s --check-prefix=TOO-FAR-BEHIND
// TOO-FAR-BEHIND: @f: refuted: alignment: the lowering is undefined: a load at address {{.*}}, which is not a
// RUN: expect-status 1 verify-lowering %t/claimed-in-lowering-only.src.ll \
// RUN:   --lowered %t/claimed-in-lowering-only.low.ll | FileCheck %s --check-prefix=CLAIMED-IN-LOWERING-ONLY
// CLAIMED-IN-LOWERING-ONLY: @f: refuted: address: the lowering is undefined: a load: the address is poison
// RUN: expect-status 0 verify-lowering %t/low-bits.src.ll --lowered %t/low-bits.low.ll | FileCheck %s --check-prefix=LOW-BITS
// LOW-BITS: @f: proved
// RUN: expect-status 1 verify-lowering %t/low-bits-unclaimed.src.ll \
// RUN:   --lowered %t/low-bits-unclaimed.low.ll | FileCheck %s --check-prefix=LOW-BITS-UNCLAIMED
// LOW-BITS-UNCLAIMED: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the

//--- nonnull.src.ll
define i32 @f(ptr nonnull %p) {
  %c = icmp eq ptr %p, null
  %r = zext i1 %c to i32
  ret i32 %r
}
//--- nonnull.low.ll
define i32 @f(ptr nonnull %p) {
  ret i32 0
}
//--- nullable.src.ll
define i32 @f(ptr %p) {
  %c = icmp eq ptr %p, null
  %r = zext i1 %c to i32
  ret i32 %r
}
//--- nullable.low.ll
define i32 @f(ptr %p) {
  ret i32 0
}
//--- other.src.ll
define i32 @f(ptr nonnull %q, ptr %p) {
  %c = icmp eq ptr %p, null
  %r = zext i1 %c to i32
  ret i32 %r
}
//--- other.low.ll
define i32 @f(ptr nonnull %q, ptr %p) {
  ret i32 0
}
//--- or-null.src.ll
define i32 @f(ptr dereferenceable_or_null(4) %p) {
  %c = icmp eq ptr %p, null
  %r = zext i1 %c to i32
  ret i32 %r
}
//--- or-null.low.ll
define i32 @f(ptr dereferenceable_or_null(4) %p) {
  ret i32 0
}
//--- dereferenceable.src.ll
define i32 @f(ptr dereferenceable(4) %p) {
  %c = icmp eq ptr %p, null
  %r = zext i1 %c to i32
  ret i32 %r
}
//--- dereferenceable.low.ll
define i32 @f(ptr dereferenceable(4) %p) {
  ret i32 0
}
//--- aligned.src.ll
define i32 @f(ptr align 16 %p) {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
//--- aligned.low.ll
define i32 @f(ptr align 16 %p) {
  %v = load i32, ptr %p, align 16
  ret i32 %v
}
//--- less-aligned.src.ll
define i32 @f(ptr align 8 %p) {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
//--- less-aligned.low.ll
define i32 @f(ptr align 8 %p) {
  %v = load i32, ptr %p, align 16
  ret i32 %v
}
//--- aligned-store.src.ll
define void @f(ptr align 32 %p) {
  store i8 1, ptr %p, align 1
  ret void
}
//--- aligned-store.low.ll
define void @f(ptr align 32 %p) {
  store i8 1, ptr %p, align 32
  ret void
}
//--- behind.src.ll
define i32 @f(ptr align 16 %p) {
  %q = getelementptr i8, ptr %p, i64 8
  %v = load i32, ptr %q, align 4
  ret i32 %v
}
//--- behind.low.ll
define i32 @f(ptr align 16 %p) {
  %q = getelementptr i8, ptr %p, i64 8
  %v = load i32, ptr %q, align 8
  ret i32 %v
}
//--- too-far-behind.src.ll
define i32 @f(ptr align 16 %p) {
  %q = getelementptr i8, ptr %p, i64 4
  %v = load i32, ptr %q, align 4
  ret i32 %v
}
//--- too-far-behind.low.ll
define i32 @f(ptr align 16 %p) {
  %q = getelementptr i8, ptr %p, i64 4
  %v = load i32, ptr %q, align 8
  ret i32 %v
}
//--- claimed-in-lowering-only.src.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
//--- claimed-in-lowering-only.low.ll
define i32 @f(ptr align 64 %p) {
  %v = load i32, ptr %p, align 64
  ret i32 %v
}
//--- low-bits.src.ll
define i64 @f(ptr align 8 %p) {
  %a = ptrtoint ptr %p to i64
  %b = and i64 %a, 7
  ret i64 %b
}
//--- low-bits.low.ll
define i64 @f(ptr align 8 %p) {
  ret i64 0
}
//--- low-bits-unclaimed.src.ll
define i64 @f(ptr align 4 %p) {
  %a = ptrtoint ptr %p to i64
  %b = and i64 %a, 7
  ret i64 %b
}
//--- low-bits-unclaimed.low.ll
define i64 @f(ptr align 4 %p) {
  ret i64 0
}
