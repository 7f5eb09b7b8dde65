// Half of a size, by a shift that takes the sign for a digit: right because sizes have no sign.
//
// RUN: verify-lowering %s --lowered %S/Inputs/sizes-nonnegative.mlir --explain | FileCheck %s
// RUN: expect-status 2 verify-lowering %s --lowered %S/Inputs/sizes-nonnegative.mlir --disable-assumption=sizes-nonnegative | FileCheck %s --check-prefix=OFF
// CHECK: @f: proved
// CHECK: sizes-nonnegative
// OFF: @f: unknown

func.func @f(%m: memref<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %half = arith.shrsi %n, %c1 : index
  return %half : index
}
