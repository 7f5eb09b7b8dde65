// LLVM IR Target (2022), Tensor Types: they have no conversion.
//
// RUN: expect-status 1 lower-mlir %s 2>&1 | FileCheck %s

func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
  return %t : tensor<4xf32>
}

// CHECK: tensors.mlir:5:1: error:
