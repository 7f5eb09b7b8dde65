// What metadata of a load, or of a call, claims of the value: poison where it is violated, undefined behaviour with !noundef. A
// hypothesis where the source says so, an obligation where the lowering does. Source: LLVM Language Reference, "load
// Instruction", "range Metadata".
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/range-folded.src.ll --lowered %t/range-folded.low.ll | FileCheck %s --check-prefix=RANGE-FOLDED
// RANGE-FOLDED: @f: proved
// RUN: expect-status 1 verify-lowering %t/range-too-wide.src.ll --lowered %t/range-too-wide.low.ll | FileCheck %s --check-prefix=RANGE-TOO-WIDE
// RANGE-TOO-WIDE: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the lowering
// RUN: expect-status 1 verify-lowering %t/range-added.src.ll --lowered %t/range-added.low.ll | FileCheck %s --check-prefix=RANGE-ADDED
// RANGE-ADDED: @f: refuted: return-value: result {{.*}} differs: it is poison in the lowering, but not in the source
// RUN: expect-status 0 verify-lowering %t/range-preserved.src.ll --lowered %t/range-preserved.low.ll | FileCheck %s --check-prefix=RANGE-PRESERVED
// RANGE-PRESERVED: @f: proved
// RUN: expect-status 0 verify-lowering %t/range-widened.src.ll --lowered %t/range-widened.low.ll | FileCheck %s --check-prefix=RANGE-WIDENED
// RANGE-WIDENED: @f: proved
// RUN: expect-status 1 verify-lowering %t/range-narrowed.src.ll --lowered %t/range-narrowed.low.ll | FileCheck %s --check-prefix=RANGE-NARROWED
// RANGE-NARROWED: @f: refuted: return-value: result {{.*}} differs: it is poison in the lowering, but not in the source
// RUN: expect-status 0 verify-lowering %t/truth-value.src.ll --lowered %t/truth-value.low.ll | FileCheck %s --check-prefix=TRUTH-VALUE
// TRUTH-VALUE: @f: proved
// RUN: expect-status 1 verify-lowering %t/truth-value-of-three.src.ll --lowered %t/truth-value-of-three.low.ll | FileCheck %s --check-prefix=TRUTH-VALUE-OF-THREE
// TRUTH-VALUE-OF-THREE: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the lowering
// RUN: expect-status 0 verify-lowering %t/nonnull-folded.src.ll --lowered %t/nonnull-folded.low.ll | FileCheck %s --check-prefix=NONNULL-FOLDED
// NONNULL-FOLDED: @f: proved
// RUN: expect-status 1 verify-lowering %t/nonnull-of-other-load.src.ll --lowered %t/nonnull-of-other-load.low.ll | FileCheck %s --check-prefix=NONNULL-OF-OTHER-LOAD
// NONNULL-OF-OTHER-LOAD: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the lowering
// RUN: expect-status 0 verify-lowering %t/align-folded.src.ll --lowered %t/align-folded.low.ll | FileCheck %s --check-prefix=ALIGN-FOLDED
// ALIGN-FOLDED: @f: proved
// RUN: expect-status 1 verify-lowering %t/align-too-small.src.ll --lowered %t/align-too-small.low.ll | FileCheck %s --check-prefix=ALIGN-TOO-SMALL
// ALIGN-TOO-SMALL: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the lowering
// RUN: expect-status 0 verify-lowering %t/class-folded.src.ll --lowered %t/class-folded.low.ll | FileCheck %s --check-prefix=CLASS-FOLDED
// CLASS-FOLDED: @f: proved
// RUN: expect-status 1 verify-lowering %t/class-not-excluded.src.ll --lowered %t/class-not-excluded.low.ll | FileCheck %s --check-prefix=CLASS-NOT-EXCLUDED
// CLASS-NOT-EXCLUDED: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the lowering
// RUN: expect-status 0 verify-lowering %t/noundef-branched.src.ll --lowered %t/noundef-branched.low.ll | FileCheck %s --check-prefix=NOUNDEF-BRANCHED
// NOUNDEF-BRANCHED: @f: proved
// RUN: expect-status 1 verify-lowering %t/branched-without-noundef.src.ll --lowered %t/branched-without-noundef.low.ll | FileCheck %s --check-prefix=BRANCHED-WITHOUT-NOUNDEF
// BRANCHED-WITHOUT-NOUNDEF: @f: refuted: branch: the lowering is undefined: a branch depends on poison
// RUN: expect-status 1 verify-lowering %t/noundef-added.src.ll --lowered %t/noundef-added.low.ll | FileCheck %s --check-prefix=NOUNDEF-ADDED
// NOUNDEF-ADDED: @f: refuted: undefined: the lowering is undefined: a value that is claimed to be defined is poison
// RUN: expect-status 0 verify-lowering %t/call-range.src.ll --lowered %t/call-range.low.ll | FileCheck %s --check-prefix=CALL-RANGE
// CALL-RANGE: @f: proved
// RUN: expect-status 1 verify-lowering %t/call-range-too-wide.src.ll --lowered %t/call-range-too-wide.low.ll | FileCheck %s --check-prefix=CALL-RANGE-TOO-WIDE
// CALL-RANGE-TOO-WIDE: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the lowering
// Not decided: call-range-added.
// RUN: expect-status 2 verify-lowering %t/call-range-added.src.ll --lowered %t/call-range-added.low.ll | FileCheck %s --check-prefix=CALL-RANGE-ADDED
// CALL-RANGE-ADDED: @f: unsupported: a call with the attribute 'llvm.range', whose claim has no meaning here yet
// RUN: expect-status 0 verify-lowering %t/between-two-ranges.src.ll --lowered %t/between-two-ranges.low.ll | FileCheck %s --check-prefix=BETWEEN-TWO-RANGES
// BETWEEN-TWO-RANGES: @f: proved
// RUN: expect-status 1 verify-lowering %t/inside-of-two-ranges.src.ll --lowered %t/inside-of-two-ranges.low.ll | FileCheck %s --check-prefix=INSIDE-OF-TWO-RANGES
// INSIDE-OF-TWO-RANGES: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the lowering
// RUN: expect-status 1 verify-lowering %t/noundef-hoisted.src.ll --lowered %t/noundef-hoisted.low.ll | FileCheck %s --check-prefix=NOUNDEF-HOISTED
// NOUNDEF-HOISTED: @f: refuted: undefined: the lowering is undefined: a value that is claimed to be defined is poison
// RUN: expect-status 0 verify-lowering %t/range-hoisted.src.ll --lowered %t/range-hoisted.low.ll | FileCheck %s --check-prefix=RANGE-HOISTED
// RANGE-HOISTED: @f: proved
// RUN: expect-status 1 verify-lowering %t/merged-with-range.src.ll --lowered %t/merged-with-range.low.ll | FileCheck %s --check-prefix=MERGED-WITH-RANGE
// MERGED-WITH-RANGE: @f: refuted: return-value: result {{.*}} differs: it is poison in the lowering, but not in the source
// RUN: expect-status 0 verify-lowering %t/merged-with-defined.src.ll --lowered %t/merged-with-defined.low.ll | FileCheck %s --check-prefix=MERGED-WITH-DEFINED
// MERGED-WITH-DEFINED: @f: proved
// RUN: expect-status 0 verify-lowering %t/volatile.src.ll --lowered %t/volatile.low.ll | FileCheck %s --check-prefix=VOLATILE
// VOLATILE: @f: proved
// RUN: expect-status 1 verify-lowering %t/claim-before-a-call.src.ll --lowered %t/claim-before-a-call.low.ll | FileCheck %s --check-prefix=CLAIM-BEFORE-A-CALL
// CLAIM-BEFORE-A-CALL: @f: refuted: undefined: the lowering is undefined: a value that is claimed to be defined is poison

//--- range-folded.src.ll
define i1 @f(ptr %p) {
  %v = load i32, ptr %p, !range !0
  %c = icmp ult i32 %v, 10
  ret i1 %c
}
!0 = !{i32 0, i32 10}
//--- range-folded.low.ll
define i1 @f(ptr %p) {
  ret i1 true
}
//--- range-too-wide.src.ll
define i1 @f(ptr %p) {
  %v = load i32, ptr %p, !range !0
  %c = icmp ult i32 %v, 10
  ret i1 %c
}
!0 = !{i32 0, i32 11}
//--- range-too-wide.low.ll
define i1 @f(ptr %p) {
  ret i1 true
}
//--- range-added.src.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p
  ret i32 %v
}
//--- range-added.low.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !range !0
  ret i32 %v
}
!0 = !{i32 0, i32 10}
//--- range-preserved.src.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !range !0, !noundef !1
  ret i32 %v
}
!0 = !{i32 0, i32 10}
!1 = !{}
//--- range-preserved.low.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !range !0, !noundef !1
  ret i32 %v
}
!0 = !{i32 0, i32 10}
!1 = !{}
//--- range-widened.src.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !range !0, !noundef !1
  ret i32 %v
}
!0 = !{i32 0, i32 10}
!1 = !{}
//--- range-widened.low.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !range !0
  ret i32 %v
}
!0 = !{i32 0, i32 12}
//--- range-narrowed.src.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !range !0, !noundef !1
  ret i32 %v
}
!0 = !{i32 0, i32 10}
!1 = !{}
//--- range-narrowed.low.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !range !0
  ret i32 %v
}
!0 = !{i32 0, i32 9}
//--- truth-value.src.ll
define i1 @f(ptr %p) {
  %v = load i8, ptr %p, !range !0, !noundef !1
  %t = trunc i8 %v to i1
  ret i1 %t
}
!0 = !{i8 0, i8 2}
!1 = !{}
//--- truth-value.low.ll
define i1 @f(ptr %p) {
  %v = load i8, ptr %p, !range !0, !noundef !1
  %t = icmp ne i8 %v, 0
  ret i1 %t
}
!0 = !{i8 0, i8 2}
!1 = !{}
//--- truth-value-of-three.src.ll
define i1 @f(ptr %p) {
  %v = load i8, ptr %p, !range !0, !noundef !1
  %t = trunc i8 %v to i1
  ret i1 %t
}
!0 = !{i8 0, i8 3}
!1 = !{}
//--- truth-value-of-three.low.ll
define i1 @f(ptr %p) {
  %v = load i8, ptr %p, !range !0, !noundef !1
  %t = icmp ne i8 %v, 0
  ret i1 %t
}
!0 = !{i8 0, i8 3}
!1 = !{}
//--- nonnull-folded.src.ll
define i1 @f(ptr %p) {
  %v = load ptr, ptr %p, !nonnull !1
  %t = icmp eq ptr %v, null
  ret i1 %t
}
!1 = !{}
//--- nonnull-folded.low.ll
define i1 @f(ptr %p) {
  ret i1 false
}
//--- nonnull-of-other-load.src.ll
define i1 @f(ptr %p, ptr %q) {
  %v = load ptr, ptr %p, !nonnull !1
  %w = load ptr, ptr %q
  %t = icmp eq ptr %w, null
  ret i1 %t
}
!1 = !{}
//--- nonnull-of-other-load.low.ll
define i1 @f(ptr %p, ptr %q) {
  ret i1 false
}
//--- align-folded.src.ll
define i64 @f(ptr %p) {
  %v = load ptr, ptr %p, !align !1
  %a = ptrtoint ptr %v to i64
  %t = and i64 %a, 7
  ret i64 %t
}
!1 = !{i64 8}
//--- align-folded.low.ll
define i64 @f(ptr %p) {
  ret i64 0
}
//--- align-too-small.src.ll
define i64 @f(ptr %p) {
  %v = load ptr, ptr %p, !align !1
  %a = ptrtoint ptr %v to i64
  %t = and i64 %a, 7
  ret i64 %t
}
!1 = !{i64 4}
//--- align-too-small.low.ll
define i64 @f(ptr %p) {
  ret i64 0
}
//--- class-folded.src.ll
define i1 @f(ptr %p) {
  %v = load float, ptr %p, !nofpclass !1
  %t = fcmp uno float %v, %v
  ret i1 %t
}
!1 = !{i32 3}
//--- class-folded.low.ll
define i1 @f(ptr %p) {
  ret i1 false
}
//--- class-not-excluded.src.ll
define i1 @f(ptr %p) {
  %v = load float, ptr %p, !nofpclass !1
  %t = fcmp uno float %v, %v
  ret i1 %t
}
!1 = !{i32 512}
//--- class-not-excluded.low.ll
define i1 @f(ptr %p) {
  ret i1 false
}
//--- noundef-branched.src.ll
define i32 @f(ptr %p) {
  %v = load i1, ptr %p, !noundef !1
  %r = select i1 %v, i32 1, i32 2
  ret i32 %r
}
!1 = !{}
//--- noundef-branched.low.ll
define i32 @f(ptr %p) {
  %v = load i1, ptr %p, !noundef !1
  br i1 %v, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
!1 = !{}
//--- branched-without-noundef.src.ll
declare void @g()
define void @f(ptr %p) {
  %v = load i1, ptr %p
  call void @g()
  ret void
}
//--- branched-without-noundef.low.ll
declare void @g()
define void @f(ptr %p) {
  %v = load i1, ptr %p
  br i1 %v, label %a, label %b
a:
  call void @g()
  ret void
b:
  call void @g()
  ret void
}
//--- noundef-added.src.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p
  ret i32 0
}
//--- noundef-added.low.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !noundef !1
  ret i32 0
}
!1 = !{}
//--- call-range.src.ll
declare i32 @g()
define i1 @f() {
  %v = call i32 @g(), !range !0
  %c = icmp ult i32 %v, 10
  ret i1 %c
}
!0 = !{i32 0, i32 10}
//--- call-range.low.ll
declare i32 @g()
define i1 @f() {
  %v = call i32 @g(), !range !0
  ret i1 true
}
!0 = !{i32 0, i32 10}
//--- call-range-too-wide.src.ll
declare i32 @g()
define i1 @f() {
  %v = call i32 @g(), !range !0
  %c = icmp ult i32 %v, 10
  ret i1 %c
}
!0 = !{i32 0, i32 12}
//--- call-range-too-wide.low.ll
declare i32 @g()
define i1 @f() {
  %v = call i32 @g(), !range !0
  ret i1 true
}
!0 = !{i32 0, i32 12}
//--- call-range-added.src.ll
declare i32 @g()
define i32 @f() {
  %v = call i32 @g()
  ret i32 %v
}
//--- call-range-added.low.ll
declare i32 @g()
define i32 @f() {
  %v = call i32 @g(), !range !0
  ret i32 %v
}
!0 = !{i32 0, i32 12}
//--- between-two-ranges.src.ll
define i1 @f(ptr %p) {
  %v = load i8, ptr %p, !range !0
  %c = icmp eq i8 %v, 5
  ret i1 %c
}
!0 = !{i8 0, i8 5, i8 6, i8 9}
//--- between-two-ranges.low.ll
define i1 @f(ptr %p) {
  ret i1 false
}
//--- inside-of-two-ranges.src.ll
define i1 @f(ptr %p) {
  %v = load i8, ptr %p, !range !0
  %c = icmp eq i8 %v, 7
  ret i1 %c
}
!0 = !{i8 0, i8 5, i8 6, i8 9}
//--- inside-of-two-ranges.low.ll
define i1 @f(ptr %p) {
  ret i1 false
}
//--- noundef-hoisted.src.ll
define i32 @f(i1 noundef %c, ptr dereferenceable(4) align 4 %p) {
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %p, align 4, !noundef !1
  br label %b
b:
  %r = phi i32 [ %v, %a ], [ 0, %0 ]
  ret i32 %r
}
!1 = !{}
//--- noundef-hoisted.low.ll
define i32 @f(i1 noundef %c, ptr dereferenceable(4) align 4 %p) {
  %v = load i32, ptr %p, align 4, !noundef !1
  %r = select i1 %c, i32 %v, i32 0
  ret i32 %r
}
!1 = !{}
//--- range-hoisted.src.ll
define i32 @f(i1 noundef %c, ptr dereferenceable(4) align 4 %p) {
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %p, align 4, !range !1
  br label %b
b:
  %r = phi i32 [ %v, %a ], [ 0, %0 ]
  ret i32 %r
}
!1 = !{i32 0, i32 10}
//--- range-hoisted.low.ll
define i32 @f(i1 noundef %c, ptr dereferenceable(4) align 4 %p) {
  %v = load i32, ptr %p, align 4, !range !1
  %r = select i1 %c, i32 %v, i32 0
  ret i32 %r
}
!1 = !{i32 0, i32 10}
//--- merged-with-range.src.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, align 4
  %w = load i32, ptr %p, align 4, !range !1
  %x = freeze i32 %v
  ret i32 %x
}
!1 = !{i32 0, i32 10}
//--- merged-with-range.low.ll
define i32 @f(ptr %p) {
  %w = load i32, ptr %p, align 4, !range !1
  ret i32 %w
}
!1 = !{i32 0, i32 10}
//--- merged-with-defined.src.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, align 4
  %w = load i32, ptr %p, align 4, !range !1, !noundef !2
  %x = freeze i32 %v
  ret i32 %x
}
!1 = !{i32 0, i32 10}
!2 = !{}
//--- merged-with-defined.low.ll
define i32 @f(ptr %p) {
  %w = load i32, ptr %p, align 4, !range !1
  ret i32 %w
}
!1 = !{i32 0, i32 10}
//--- volatile.src.ll
define i1 @f(ptr %p) {
  %v = load volatile i32, ptr %p, !range !0
  %c = icmp ult i32 %v, 10
  ret i1 %c
}
!0 = !{i32 0, i32 10}
//--- volatile.low.ll
define i1 @f(ptr %p) {
  %v = load volatile i32, ptr %p
  ret i1 true
}
//--- claim-before-a-call.src.ll
declare void @g()
define i32 @f(ptr %p, i32 %y) {
  %x = load i32, ptr %p
  call void @g()
  %v = load i32, ptr %p, !range !0, !noundef !1
  ret i32 %v
}
!0 = !{i32 1, i32 10}
!1 = !{}
//--- claim-before-a-call.low.ll
declare void @g()
define i32 @f(ptr %p, i32 %y) {
  %x = load i32, ptr %p, !range !0, !noundef !1
  call void @g()
  %v = load i32, ptr %p
  ret i32 %v
}
!0 = !{i32 1, i32 10}
!1 = !{}
