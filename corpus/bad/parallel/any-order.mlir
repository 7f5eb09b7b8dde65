// Wrong: the iterations of scf.parallel may come in any order, and the source has one.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/iterations.mlir --lowered %s | FileCheck %s
// CHECK: @one_after_the_other: refuted: access: `%m` has sizes
// CHECK: `%m[{{.*}}]` is at byte {{.*}} in the source, at byte {{.*}} in the lowering

func.func @one_after_the_other(%m: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.parallel (%i) = (%c0) to (%c7) step (%c1) {
    %j = arith.addi %i, %c1 : index
    %v = memref.load %m[%i] : memref<8xi32>
    memref.store %v, %m[%j] : memref<8xi32>
    scf.reduce
  }
  return
}
