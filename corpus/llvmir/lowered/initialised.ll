; A function initialises what is handed to it by plain writes alone: one that is atomic comes after them.
;
; RUN: verify-lowering %S/Inputs/initialised.mlir --lowered %s | FileCheck %s
; CHECK: 1 function: 1 proved
;
; RUN: grep -v '^ *llvm.store %%one, %%p :' %S/Inputs/initialised.mlir > %t.source.mlir
; RUN: grep -v '^ *store i32' %s > %t.atomic.ll
; RUN: expect-status 2 verify-lowering %t.source.mlir --lowered %t.atomic.ll | FileCheck %s --check-prefix=ATOMIC
; ATOMIC: @set: unsupported: the lowering claims of an argument what is not shown of its body: 'llvm.initializes'

define void @set(ptr initializes((0, 4)) %p) {
  store i32 1, ptr %p, align 4
  store atomic i32 1, ptr %p monotonic, align 4
  ret void
}
