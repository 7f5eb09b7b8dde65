; What a call of the source says and the dialect has no form for is not known, in a function that is put in the place of a call, either.
;
; RUN: expect-status 2 verify-lowering %S/Inputs/bound-of-a-result.ll --lowered %s --function=first 2>&1 | FileCheck %s
; CHECK: @first: unsupported: not kept when this was read: metadata '!range' of llvm.call
; RUN: sed 's/, !range !0//' %S/Inputs/bound-of-a-result.ll > %t.ll
; RUN: verify-lowering %t.ll --lowered %s --function=first | FileCheck %s --check-prefix=KNOWN
; KNOWN: @first: proved

declare i32 @next()

define i32 @first() {
  %x = call i32 @next()
  ret i32 %x
}
