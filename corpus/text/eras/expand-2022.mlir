// Until 2024 memref.expand_shape did not say the sizes of its result: of each group one at most is unknown, and is what the known ones leave
// of the source's size. Both forms of that time are read, and the lowering of that time is proved.
// RUN: lower-mlir --no-passes %s | FileCheck %s
// RUN: %if mlir-opt-16 %{ mlir-opt-16 --mlir-print-op-generic %s > %t.g && lower-mlir --no-passes %t.g > %t.a && lower-mlir --no-passes %s | diff - %t.a %}
// RUN: %if mlir-opt-22 %{ lower-mlir --no-passes %s > %t.n && mlir-opt-22 %t.n | diff %t.n - %}
// RUN: %if mlir-opt-16 %{ mlir-opt-16 -expand-strided-metadata -lower-affine -convert-arith-to-llvm -convert-memref-to-llvm -convert-func-to-llvm \
// RUN:   -reconcile-unrealized-casts %s > %t.l && verify-lowering %s --lowered %t.l --quiet %}
// RUN: verify-lowering %s --quiet

// CHECK-LABEL: @rows(
// CHECK: %[[D:.*]] = memref.dim %arg0, %{{.*}} : memref<?xf32>
// CHECK: %[[S:.*]] = arith.divui %[[D]], %c4 : index
// CHECK: memref.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [%[[S]], 4] : memref<?xf32> into memref<?x4xf32>
func.func @rows(%m: memref<?xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.expand_shape %m [[0, 1]] : memref<?xf32> into memref<?x4xf32>
  %1 = memref.load %0[%i, %j] : memref<?x4xf32>
  return %1 : f32
}

// The second group is known, the third one is a size that stays as it is.
// CHECK-LABEL: @groups(
// CHECK-DAG: arith.divui %{{.*}}, %c6 : index
// CHECK-DAG: %[[T:.*]] = memref.dim %arg0, %c2
// CHECK: output_shape [%{{.*}}, 2, 3, 5, 2, %[[T]], 1]
func.func @groups(%m: memref<?x10x?xi16, strided<[?, ?, ?], offset: ?>>) -> memref<?x2x3x5x2x?x1xi16, strided<[?, ?, ?, ?, ?, ?, ?], offset: ?>> {
  %0 = memref.expand_shape %m [[0, 1, 2], [3, 4], [5, 6]] : memref<?x10x?xi16, strided<[?, ?, ?], offset: ?>> into memref<?x2x3x5x2x?x1xi16, strided<[?, ?, ?, ?, ?, ?, ?], offset: ?>>
  return %0 : memref<?x2x3x5x2x?x1xi16, strided<[?, ?, ?, ?, ?, ?, ?], offset: ?>>
}

// CHECK-LABEL: @number(
// CHECK: memref.expand_shape %arg0 [] output_shape [1, 1] : memref<f64> into memref<1x1xf64>
func.func @number(%m: memref<f64>) -> memref<1x1xf64> {
  %0 = memref.expand_shape %m [] : memref<f64> into memref<1x1xf64>
  return %0 : memref<1x1xf64>
}
