// A difference in order that no input shows is no refutation: a fence may be left out immediately before or after one that is as strong,
// and two loops whose counters are not shown to agree may make the same accesses. What the lowering lacks altogether is refuted.
// LLVM Language Reference, "'fence' Instruction", "Volatile Memory Accesses". Repeated fences are unknown: no rule proves them yet.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 2 verify-lowering %t/fence_merge.src.ll --lowered %t/fence_merge.low.ll | FileCheck %s --check-prefix=FENCE-MERGE
// FENCE-MERGE: @f: unknown: call: the lowering lacks
// RUN: expect-status 2 verify-lowering %t/fence_weak.src.ll --lowered %t/fence_weak.low.ll | FileCheck %s --check-prefix=FENCE-WEAK
// FENCE-WEAK: @f: unknown: call: the lowering lacks
// RUN: expect-status 2 verify-lowering %t/fence_weak2.src.ll --lowered %t/fence_weak2.low.ll | FileCheck %s --check-prefix=FENCE-WEAK2
// FENCE-WEAK2: @f: unknown: call: the lowering lacks
// RUN: expect-status 2 verify-lowering %t/fence_three.src.ll --lowered %t/fence_three.low.ll | FileCheck %s --check-prefix=FENCE-THREE
// FENCE-THREE: @f: unknown: call: the lowering lacks
// RUN: expect-status 1 verify-lowering %t/fence_gone.src.ll --lowered %t/fence_gone.low.ll | FileCheck %s --check-prefix=FENCE-GONE
// FENCE-GONE: @f: refuted: attribute: the lowering lacks
// RUN: expect-status 1 verify-lowering %t/fence_gone2.src.ll --lowered %t/fence_gone2.low.ll | FileCheck %s --check-prefix=FENCE-GONE2
// FENCE-GONE2: @f: refuted: attribute: the lowering lacks
// RUN: expect-status 1 verify-lowering %t/fence_acqrel.src.ll --lowered %t/fence_acqrel.low.ll | FileCheck %s --check-prefix=FENCE-ACQREL
// FENCE-ACQREL: @f: refuted: attribute: the lowering lacks
// RUN: expect-status 1 verify-lowering %t/fence_scope.src.ll --lowered %t/fence_scope.low.ll | FileCheck %s --check-prefix=FENCE-SCOPE
// FENCE-SCOPE: @f: refuted: attribute: the lowering lacks
// RUN: expect-status 1 verify-lowering %t/at_weak.src.ll --lowered %t/at_weak.low.ll | FileCheck %s --check-prefix=AT-WEAK
// AT-WEAK: @f: refuted: attribute: the lowering lacks
// RUN: expect-status 1 verify-lowering %t/vol_merge.src.ll --lowered %t/vol_merge.low.ll | FileCheck %s --check-prefix=VOL-MERGE
// VOL-MERGE: @f: refuted: call: the source has made
// RUN: expect-status 1 verify-lowering %t/vol_more.src.ll --lowered %t/vol_more.low.ll | FileCheck %s --check-prefix=VOL-MORE
// VOL-MORE: @f: refuted: call: the source has made

//--- fence_merge.src.ll
define void @f(ptr %p, ptr %q) {
  fence seq_cst
  fence seq_cst
  ret void
}
//--- fence_merge.low.ll
define void @f(ptr %p, ptr %q) {
  fence seq_cst
  ret void
}

//--- fence_weak.src.ll
define void @f(ptr %p, ptr %q) {
  fence acquire
  fence seq_cst
  ret void
}
//--- fence_weak.low.ll
define void @f(ptr %p, ptr %q) {
  fence seq_cst
  ret void
}

//--- fence_weak2.src.ll
define void @f(ptr %p, ptr %q) {
  fence seq_cst
  fence release
  ret void
}
//--- fence_weak2.low.ll
define void @f(ptr %p, ptr %q) {
  fence seq_cst
  ret void
}

//--- fence_three.src.ll
define void @f(ptr %p, ptr %q) {
  fence seq_cst
  fence seq_cst
  fence seq_cst
  ret void
}
//--- fence_three.low.ll
define void @f(ptr %p, ptr %q) {
  fence seq_cst
  ret void
}

//--- fence_gone.src.ll
define void @f(ptr %p, ptr %q) {
  fence seq_cst
  ret void
}
//--- fence_gone.low.ll
define void @f(ptr %p, ptr %q) {
  ret void
}

//--- fence_gone2.src.ll
define void @f(ptr %p, ptr %q) {
  fence seq_cst
  fence seq_cst
  ret void
}
//--- fence_gone2.low.ll
define void @f(ptr %p, ptr %q) {
  ret void
}

//--- fence_acqrel.src.ll
define void @f(ptr %p, ptr %q) {
  fence acquire
  fence release
  ret void
}
//--- fence_acqrel.low.ll
define void @f(ptr %p, ptr %q) {
  fence acquire
  ret void
}

//--- fence_scope.src.ll
define void @f(ptr %p, ptr %q) {
  fence seq_cst
  fence syncscope("singlethread") seq_cst
  ret void
}
//--- fence_scope.low.ll
define void @f(ptr %p, ptr %q) {
  fence syncscope("singlethread") seq_cst
  ret void
}

//--- at_weak.src.ll
define void @f(ptr %p, ptr %q) {
  store atomic i32 1, ptr %p release, align 4
  ret void
}
//--- at_weak.low.ll
define void @f(ptr %p, ptr %q) {
  store atomic i32 1, ptr %p monotonic, align 4
  ret void
}

//--- vol_merge.src.ll
define void @f(ptr %p, ptr %q) {
  store volatile i32 1, ptr %p
  store volatile i32 1, ptr %p
  ret void
}
//--- vol_merge.low.ll
define void @f(ptr %p, ptr %q) {
  store volatile i32 1, ptr %p
  ret void
}

//--- vol_more.src.ll
define void @f(ptr %p, ptr %q) {
  store volatile i32 1, ptr %p
  ret void
}
//--- vol_more.low.ll
define void @f(ptr %p, ptr %q) {
  store volatile i32 1, ptr %p
  store volatile i32 1, ptr %p
  ret void
}
