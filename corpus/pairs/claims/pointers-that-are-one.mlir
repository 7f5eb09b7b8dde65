// Runs pass one pointer twice, but not where metadata of the source may say that the two are not. Source: LLVM Language
// Reference, "'tbaa' Metadata", "'noalias' and 'alias.scope' Metadata".
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 2 verify-lowering %t/tags-forwarded.src.ll \
// RUN:   --lowered %t/tags-forwarded.low.ll | FileCheck %s --check-prefix=TAGS-FORWARDED
// TAGS-FORWARDED: @f: unknown: return-value: result 0, part 0: not shown
// RUN: expect-status 1 verify-lowering %t/no-tags-forwarded.src.ll \
// RUN:   --lowered %t/no-tags-forwarded.low.ll | FileCheck %s --check-prefix=NO-TAGS-FORWARDED
// NO-TAGS-FORWARDED: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/tags-of-lowering.src.ll \
// RUN:   --lowered %t/tags-of-lowering.low.ll | FileCheck %s --check-prefix=TAGS-OF-LOWERING
// TAGS-OF-LOWERING: @f: refuted: access: result 0 differs: it is {{.*}} in the source

//--- tags-forwarded.src.ll
define i32 @f(ptr %p, ptr %q, float %y) {
  store i32 1, ptr %p, !tbaa !0
  store float %y, ptr %q, !tbaa !2
  %v = load i32, ptr %p, !tbaa !0
  ret i32 %v
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !3, i64 0}
!2 = !{!4, !4, i64 0}
!3 = !{!"root"}
!4 = !{!"float", !3, i64 0}
//--- tags-forwarded.low.ll
define i32 @f(ptr %p, ptr %q, float %y) {
  store i32 1, ptr %p, !tbaa !0
  store float %y, ptr %q, !tbaa !2
  ret i32 1
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !3, i64 0}
!2 = !{!4, !4, i64 0}
!3 = !{!"root"}
!4 = !{!"float", !3, i64 0}
//--- no-tags-forwarded.src.ll
define i32 @f(ptr %p, ptr %q, float %y) {
  store i32 1, ptr %p
  store float %y, ptr %q
  %v = load i32, ptr %p
  ret i32 %v
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !3, i64 0}
!2 = !{!4, !4, i64 0}
!3 = !{!"root"}
!4 = !{!"float", !3, i64 0}
//--- no-tags-forwarded.low.ll
define i32 @f(ptr %p, ptr %q, float %y) {
  store i32 1, ptr %p
  store float %y, ptr %q
  ret i32 1
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !3, i64 0}
!2 = !{!4, !4, i64 0}
!3 = !{!"root"}
!4 = !{!"float", !3, i64 0}
//--- tags-of-lowering.src.ll
define i32 @f(ptr %p, ptr %q, float %y) {
  store i32 1, ptr %p
  store float %y, ptr %q
  %v = load i32, ptr %p
  ret i32 %v
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !3, i64 0}
!2 = !{!4, !4, i64 0}
!3 = !{!"root"}
!4 = !{!"float", !3, i64 0}
//--- tags-of-lowering.low.ll
define i32 @f(ptr %p, ptr %q, float %y) {
  store i32 1, ptr %p, !tbaa !0
  store float %y, ptr %q, !tbaa !2
  ret i32 1
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !3, i64 0}
!2 = !{!4, !4, i64 0}
!3 = !{!"root"}
!4 = !{!"float", !3, i64 0}
