// A value that is redefined after a cut is another value there: the second round of the unrolled loop stores the index
// of the first.
//
// RUN: verify-lowering %s | FileCheck %s
// CHECK: @f: proved

func.func @f(%m: memref<?xindex>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0 : index)
^head(%x: index):
  %more = arith.cmpi slt, %x, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  memref.store %x, %m[%x] : memref<?xindex>
  %next = arith.addi %x, %c1 : index
  cf.br ^head(%next : index)
^exit:
  return
}
