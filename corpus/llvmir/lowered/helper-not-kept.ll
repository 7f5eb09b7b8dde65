; A claim of a call in the source, in a function that is put in the place of a call: it may be given up, and says only that much of what is
; returned.
;
; RUN: verify-lowering %S/Inputs/bound-of-a-result.ll --lowered %s --function=first | FileCheck %s
; CHECK: @first: proved
; RUN: sed 's/ret i32 %%x/ret i32 4/' %s > %t.other.ll
; RUN: expect-status 1 verify-lowering %S/Inputs/bound-in-place.ll --lowered %t.other.ll --function=first 2>&1 | FileCheck %s --check-prefix=OTHER
; OTHER: @first: refuted: return-value

declare i32 @next()

define i32 @first() {
  %x = call i32 @next()
  ret i32 %x
}
