// Places in the form without the layout are one affine.apply each, as mlir-opt 22 makes them: an index that is used twice is one symbol,
// what is known is in the constant, and an affine.apply that an index comes from is taken along.
//
// RUN: lower-mlir -normalize-memrefs %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -normalize-memrefs %s | FileCheck %s %}
// RUN: lower-mlir -normalize-memrefs -lower-affine %s -o %t && verify-lowering %s --lowered %t | FileCheck %s --check-prefix=PROVED
// CHECK-DAG: #[[DIAGONAL:.*]] = affine_map<()[s0] -> (s0 * 10 + 5)>
// CHECK-DAG: #[[COLUMN:.*]] = affine_map<()[s0] -> (s0 * 8 + 11)>
// CHECK-DAG: #[[COMPOSED:.*]] = affine_map<()[s0, s1] -> (s0 * 2 + s1 * 32 + 13)>
// CHECK-LABEL: func.func @composed(%arg0: memref<36xf32>
// CHECK: affine.apply #[[DIAGONAL]]()[%arg1]
// CHECK: affine.apply #[[COLUMN]]()[%arg2]
// CHECK: affine.apply #[[COMPOSED]]()[%arg1, %arg2]
// PROVED: @composed: proved

func.func @composed(%m: memref<4x4xf32, strided<[8, 2], offset: 5>>, %i: index, %j: index) -> f32 {
  %c3 = arith.constant 3 : index
  %k = affine.apply affine_map<(d0) -> (d0 * 4 + 1)>(%j)
  %x = memref.load %m[%i, %i] : memref<4x4xf32, strided<[8, 2], offset: 5>>
  %y = memref.load %m[%j, %c3] : memref<4x4xf32, strided<[8, 2], offset: 5>>
  %z = memref.load %m[%k, %i] : memref<4x4xf32, strided<[8, 2], offset: 5>>
  %a = arith.addf %x, %y : f32
  %b = arith.addf %a, %z : f32
  return %b : f32
}
