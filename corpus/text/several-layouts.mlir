// A memref type that is written with several layouts has the last one, as mlir-opt reads it.
//
// RUN: lower-mlir --no-passes %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s | FileCheck %s %}

// CHECK: #[[M:.*]] = affine_map<(d0) -> (d0 * 2)>
// CHECK: func.func private @last(memref<4xf32, #[[M]], 3>)
func.func private @last(memref<4xf32, affine_map<(i) -> (i + 1)>, affine_map<(i) -> (i * 2)>, 3>)
// CHECK: func.func private @none(memref<4xf32>)
func.func private @none(memref<4xf32, strided<[2]>, affine_map<(i) -> (i)>>)
