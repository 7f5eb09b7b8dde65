// A lowering says of an access what the source says of it: the same type, or nothing. Source: LLVM Language Reference,
// "'tbaa' Metadata".
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/kept.src.ll --lowered %t/kept.low.ll | FileCheck %s --check-prefix=KEPT
// KEPT: @f: proved
// RUN: expect-status 0 verify-lowering %t/dropped.src.ll --lowered %t/dropped.low.ll | FileCheck %s --check-prefix=DROPPED
// DROPPED: @f: proved
// Not known to be wrong by a run: added.
// RUN: expect-status 2 verify-lowering %t/added.src.ll --lowered %t/added.low.ll | FileCheck %s --check-prefix=ADDED
// ADDED: @f: unknown: access: the source does not access these bytes here
// Not known to be wrong by a run: other-type.
// RUN: expect-status 2 verify-lowering %t/other-type.src.ll \
// RUN:   --lowered %t/other-type.low.ll | FileCheck %s --check-prefix=OTHER-TYPE
// OTHER-TYPE: @f: unknown: access: the source does not access these bytes here
// Not known to be wrong by a run: other-access.
// RUN: expect-status 2 verify-lowering %t/other-access.src.ll \
// RUN:   --lowered %t/other-access.low.ll | FileCheck %s --check-prefix=OTHER-ACCESS
// OTHER-ACCESS: @f: unknown: access: the source does not access these bytes here

//--- kept.src.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !1
  ret i32 %v
}

!1 = !{!2, !2, i64 0}
!2 = !{!"int", !4, i64 0}
!4 = !{!"char", !5, i64 0}
!5 = !{!"root"}
!6 = !{!7, !7, i64 0}
!7 = !{!"float", !4, i64 0}
//--- kept.low.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !1
  ret i32 %v
}

!1 = !{!2, !2, i64 0}
!2 = !{!"int", !4, i64 0}
!4 = !{!"char", !5, i64 0}
!5 = !{!"root"}
!6 = !{!7, !7, i64 0}
!7 = !{!"float", !4, i64 0}
//--- dropped.src.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !1
  ret i32 %v
}

!1 = !{!2, !2, i64 0}
!2 = !{!"int", !4, i64 0}
!4 = !{!"char", !5, i64 0}
!5 = !{!"root"}
!6 = !{!7, !7, i64 0}
!7 = !{!"float", !4, i64 0}
//--- dropped.low.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p
  ret i32 %v
}
//--- added.src.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p
  ret i32 %v
}
//--- added.low.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !1
  ret i32 %v
}

!1 = !{!2, !2, i64 0}
!2 = !{!"int", !4, i64 0}
!4 = !{!"char", !5, i64 0}
!5 = !{!"root"}
!6 = !{!7, !7, i64 0}
!7 = !{!"float", !4, i64 0}
//--- other-type.src.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !1
  ret i32 %v
}

!1 = !{!2, !2, i64 0}
!2 = !{!"int", !4, i64 0}
!4 = !{!"char", !5, i64 0}
!5 = !{!"root"}
!6 = !{!7, !7, i64 0}
!7 = !{!"float", !4, i64 0}
//--- other-type.low.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !6
  ret i32 %v
}

!1 = !{!2, !2, i64 0}
!2 = !{!"int", !4, i64 0}
!4 = !{!"char", !5, i64 0}
!5 = !{!"root"}
!6 = !{!7, !7, i64 0}
!7 = !{!"float", !4, i64 0}
//--- other-access.src.ll
define i32 @f(ptr %p, ptr %q) {
  store i32 1, ptr %q, !tbaa !1
  %v = load i32, ptr %p
  ret i32 %v
}

!1 = !{!2, !2, i64 0}
!2 = !{!"int", !4, i64 0}
!4 = !{!"char", !5, i64 0}
!5 = !{!"root"}
!6 = !{!7, !7, i64 0}
!7 = !{!"float", !4, i64 0}
//--- other-access.low.ll
define i32 @f(ptr %p, ptr %q) {
  store i32 1, ptr %q, !tbaa !1
  %v = load i32, ptr %p, !tbaa !1
  ret i32 %v
}

!1 = !{!2, !2, i64 0}
!2 = !{!"int", !4, i64 0}
!4 = !{!"char", !5, i64 0}
!5 = !{!"root"}
!6 = !{!7, !7, i64 0}
!7 = !{!"float", !4, i64 0}
