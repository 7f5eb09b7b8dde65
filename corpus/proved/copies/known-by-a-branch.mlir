// Right: the branch that was taken tells how many bytes there are, and the lowering names them. Eight more are too many.
//
// RUN: verify-lowering %s --lowered %S/Inputs/of-sixteen-bytes.mlir --check-runs=100 | FileCheck %s
// CHECK: @copy_four: proved
// RUN: sed 's/constant(16 : i64)/constant(24 : i64)/' %S/Inputs/of-sixteen-bytes.mlir > %t
// RUN: expect-status 1 verify-lowering %s --lowered %t | FileCheck %s --check-prefix=MORE
// MORE: @copy_four: refuted

func.func @copy_four(%m: memref<?xi32>, %to: memref<?xi32>) {
  %zero = arith.constant 0 : index
  %four = arith.constant 4 : index
  %size = memref.dim %m, %zero : memref<?xi32>
  %all = arith.cmpi eq, %size, %four : index
  cf.cond_br %all, ^copy, ^end
^copy:
  memref.copy %m, %to : memref<?xi32> to memref<?xi32>
  cf.br ^end
^end:
  return
}
