; What LLVM IR says beyond what the dialect has a form for: a claim is shown or refuted, or not proved where it is dropped; a hint is no
; matter.
;
; RUN: verify-lowering %S/Inputs/plain.mlir --lowered %s | FileCheck %s
; CHECK: 5 functions: 5 proved
;
; RUN: sed 's/load i32, ptr %%p, align 4/&, !range !0/' %s > %t.range.ll
; RUN: expect-status 1 verify-lowering %S/Inputs/plain.mlir --lowered %t.range.ll 2>&1 | FileCheck %s --check-prefix=RANGE
; RANGE: @first: refuted: return-value: result 0 differs: it is poison in the lowering
; RUN: sed 's/load i32, ptr %%p, align 4/&, !noundef !1/' %s > %t.noundef.ll
; RUN: expect-status 1 verify-lowering %S/Inputs/plain.mlir --lowered %t.noundef.ll 2>&1 | FileCheck %s --check-prefix=NOUNDEF
; NOUNDEF: @first: refuted: undefined: the lowering is undefined: a value that is claimed to be defined is poison
; RUN: sed 's/%%x = call i32 @next()/&, !range !0/' %s > %t.call.ll
; RUN: expect-status 2 verify-lowering %S/Inputs/plain.mlir --lowered %t.call.ll 2>&1 | FileCheck %s --check-prefix=CALL
; CALL: @twice: unsupported: a call with the attribute 'llvm.range'
; RUN: sed 's/phi float/phi nnan float/' %s > %t.phi.ll
; RUN: expect-status 2 verify-lowering %S/Inputs/plain.mlir --lowered %t.phi.ll 2>&1 | FileCheck %s --check-prefix=PHI
; PHI: @one_of: unsupported: dropped by the import: fast-math flags of a phi
; RUN: sed 's/define float/define nofpclass(nan) float/' %s > %t.class.ll
; RUN: expect-status 1 verify-lowering %S/Inputs/plain.mlir --lowered %t.class.ll 2>&1 | FileCheck %s --check-prefix=CLASS
; CLASS: @one_of: refuted: return-value: result 0 differs: it is poison in the lowering
; RUN: sed 's/float %%x, float %%y/float nofpclass(nan) %%x, float %%y/' %s > %t.argument.ll
; RUN: expect-status 1 verify-lowering %S/Inputs/plain.mlir --lowered %t.argument.ll 2>&1 | FileCheck %s --check-prefix=ARGUMENT
; ARGUMENT: @one_of: refuted: return-value: result 0 differs: it is poison in the lowering
; RUN: sed 's/define i32 @twice()/& prologue i8 0/' %s > %t.prologue.ll
; RUN: expect-status 2 verify-lowering %S/Inputs/plain.mlir --lowered %t.prologue.ll 2>&1 | FileCheck %s --check-prefix=PROLOGUE
; PROLOGUE: @twice: unsupported: dropped by the import: 'prologue' data of a function
; RUN: sed 's/declare i32 @next()/declare dllimport i32 @next()/' %s > %t.dll.ll
; RUN: expect-status 1 verify-lowering %S/Inputs/plain.mlir --lowered %t.dll.ll 2>&1 | FileCheck %s --check-prefix=DLL
; DLL: @next: refuted: attribute: the lowering has an attribute that the source has not, a link: 'dllimport'
;
; RUN: sed 's/load i32, ptr %%p, align 4/&, !srcloc !1/' %s > %t.hint.ll
; RUN: verify-lowering %S/Inputs/plain.mlir --lowered %t.hint.ll | FileCheck %s

declare i32 @next()

define i32 @first(ptr %a, ptr %p, i64 %o, i64 %n, i64 %s) {
  %x = load i32, ptr %p, align 4
  ret i32 %x
}

define i1 @is_less(i32 %x, i32 %y) {
  %less = icmp slt i32 %x, %y
  ret i1 %less
}

define float @one_of(i1 %c, float %x, float %y) {
  br i1 %c, label %then, label %else

then:
  br label %join

else:
  br label %join

join:
  %z = phi float [ %x, %then ], [ %y, %else ]
  ret float %z
}

define i32 @twice() {
  %x = call i32 @next()
  %y = call i32 @next()
  ret i32 %y
}

!0 = !{i32 0, i32 10}
!1 = !{}
