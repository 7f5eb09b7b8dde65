; What clang writes at each function tells how code is made, or that something is not claimed.
;
; RUN: verify-lowering %S/Inputs/hinted.mlir --lowered %s | FileCheck %s
; CHECK: @first: proved
; RUN: sed 's/"use-soft-float"="false"/"use-soft-float"="true"/' %s > %t.soft.ll
; RUN: expect-status 1 verify-lowering %S/Inputs/hinted.mlir --lowered %t.soft.ll | FileCheck %s --check-prefix=SOFT
; SOFT: @first: refuted: attribute: the lowering has an attribute that the source has not, a mode: 'use-soft-float'
; RUN: sed 's/"unsafe-fp-math"="false"/"unsafe-fp-math"="true"/' %s > %t.unsafe.ll
; RUN: expect-status 2 verify-lowering %S/Inputs/hinted.mlir --lowered %t.unsafe.ll | FileCheck %s --check-prefix=CLAIM
; RUN: sed 's/"prefer-vector-width"="256"/"another-word"="256"/' %s > %t.other.ll
; RUN: expect-status 2 verify-lowering %S/Inputs/hinted.mlir --lowered %t.other.ll | FileCheck %s --check-prefix=OTHER
; CLAIM: @first: unsupported: the lowering has an attribute whose claim is not shown, or has no meaning here yet: 'unsafe-fp-math'
; OTHER: @first: unsupported: an attribute that is in no row of the table of claims, and has no meaning here: 'another-word'

define dso_local i32 @first(ptr %a, ptr %p, i64 %o, i64 %n, i64 %s) local_unnamed_addr #0 {
  %x = load i32, ptr %p, align 4
  ret i32 %x
}

attributes #0 = { nofree norecurse nosync nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "prefer-vector-width"="256" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" "unsafe-fp-math"="false" "use-soft-float"="false" }
