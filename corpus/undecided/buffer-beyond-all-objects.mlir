// Wrong: where eight times %n, and two megabytes that the source does not ask for, are more than any object may have, the lowering
// returns in place of counting. That there is no such object is not the source's fault.
//
// REQUIRES: long
// RUN: expect-status 2 verify-lowering %s --lowered %S/Inputs/buffer-beyond-all-objects.mlir | FileCheck %s
// CHECK: @count: unknown: control: the source enters block ^head where the lowering returns

func.func @count(%n: index, %i: index, %out: memref<1xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 5 : i64
  %m = memref.alloc(%n) : memref<?xi64>
  memref.store %v, %m[%i] : memref<?xi64>
  cf.br ^head(%c0 : index)
^head(%k: index):
  %more = arith.cmpi ult, %k, %i : index
  cf.cond_br %more, ^body, ^end
^body:
  memref.store %v, %out[%c0] : memref<1xi64>
  %next = arith.addi %k, %c1 : index
  cf.br ^head(%next : index)
^end:
  memref.dealloc %m : memref<?xi64>
  return
}
