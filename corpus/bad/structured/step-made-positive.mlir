// Wrong: a loop that is left as scf.for has a positive step; the source goes by any.
//
// RUN: expect-status 1 verify-lowering %s --lowered %S/Inputs/step-made-positive.lowered.mlir | FileCheck %s
// CHECK: @by_steps: refuted: undefined: the lowering is undefined: a loop's step is not positive

func.func private @notes(index)

func.func @by_steps(%n: index, %s: index) {
  %0 = arith.constant 0 : index
  cf.br ^head(%0 : index)
^head(%i: index):
  %c = arith.cmpi slt, %i, %n : index
  cf.cond_br %c, ^body, ^end
^body:
  call @notes(%i) : (index) -> ()
  %j = arith.addi %i, %s : index
  cf.br ^head(%j : index)
^end:
  return
}
