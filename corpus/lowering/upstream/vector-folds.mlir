// Vector operations that fold with those before them: casts of shapes, broadcasts, parts, poison.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s -- -convert-vector-to-llvm
// RUN: %python %S/../../../scripts/compare-upstream %s -- -convert-vector-to-llvm -convert-ub-to-llvm -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts
// RUN: lower-mlir --emit=llvm %s | llvm-as-22 -o %t.bc
// RUN: verify-lowering %s | FileCheck %s
// CHECK-NOT: {{unknown|refuted|unsupported}}

func.func @broadcast_of_cast(%v: vector<4xf32>) -> vector<3x4xf32> {
  %0 = vector.shape_cast %v : vector<4xf32> to vector<1x4xf32>
  %1 = vector.broadcast %0 : vector<1x4xf32> to vector<3x4xf32>
  return %1 : vector<3x4xf32>
}
func.func @broadcast_of_cast_without_one(%v: vector<1x4xf32>) -> vector<3x4xf32> {
  %0 = vector.shape_cast %v : vector<1x4xf32> to vector<4xf32>
  %1 = vector.broadcast %0 : vector<4xf32> to vector<3x4xf32>
  return %1 : vector<3x4xf32>
}
func.func @broadcast_of_other_cast(%v: vector<2x2xf32>) -> vector<3x4xf32> {
  %0 = vector.shape_cast %v : vector<2x2xf32> to vector<4xf32>
  %1 = vector.broadcast %0 : vector<4xf32> to vector<3x4xf32>
  return %1 : vector<3x4xf32>
}
func.func @broadcast_of_cast_of_ones(%v: vector<1x1x2xf32>) -> vector<3x4x1x2xf32> {
  %0 = vector.shape_cast %v : vector<1x1x2xf32> to vector<1x2xf32>
  %1 = vector.broadcast %0 : vector<1x2xf32> to vector<3x4x1x2xf32>
  return %1 : vector<3x4x1x2xf32>
}
func.func @broadcast_of_cast_to_no_dimensions(%v: vector<1xf32>) -> vector<3x4xf32> {
  %0 = vector.shape_cast %v : vector<1xf32> to vector<f32>
  %1 = vector.broadcast %0 : vector<f32> to vector<3x4xf32>
  return %1 : vector<3x4xf32>
}
func.func @cast_of_cast(%v: vector<4x2xf32>) -> vector<8xf32> {
  %0 = vector.shape_cast %v : vector<4x2xf32> to vector<2x4xf32>
  %1 = vector.shape_cast %0 : vector<2x4xf32> to vector<8xf32>
  return %1 : vector<8xf32>
}
func.func @cast_and_back(%v: vector<4x2xf32>) -> vector<4x2xf32> {
  %0 = vector.shape_cast %v : vector<4x2xf32> to vector<2x4xf32>
  %1 = vector.shape_cast %0 : vector<2x4xf32> to vector<4x2xf32>
  return %1 : vector<4x2xf32>
}
func.func @cast_of_constant() -> vector<4xf32> {
  %v = arith.constant dense<[[1.,2.],[3.,4.]]> : vector<2x2xf32>
  %0 = vector.shape_cast %v : vector<2x2xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @cast_of_splat() -> vector<4xf32> {
  %v = arith.constant dense<1.> : vector<2x2xf32>
  %0 = vector.shape_cast %v : vector<2x2xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @cast_of_broadcast(%f: f32) -> vector<4xf32> {
  %v = vector.broadcast %f : f32 to vector<2x2xf32>
  %0 = vector.shape_cast %v : vector<2x2xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @row_of_cast(%v: vector<4x2xf32>) -> vector<2xf32> {
  %0 = vector.shape_cast %v : vector<4x2xf32> to vector<2x2x2xf32>
  %1 = vector.extract %0[1, 1] : vector<2xf32> from vector<2x2x2xf32>
  return %1 : vector<2xf32>
}
func.func @row_across_cast(%v: vector<4x2xf32>) -> vector<4xf32> {
  %0 = vector.shape_cast %v : vector<4x2xf32> to vector<2x4xf32>
  %1 = vector.extract %0[1] : vector<4xf32> from vector<2x4xf32>
  return %1 : vector<4xf32>
}
func.func @element_of_cast(%v: vector<f32>) -> f32 {
  %0 = vector.shape_cast %v : vector<f32> to vector<1x1xf32>
  %1 = vector.extract %0[0,0] : f32 from vector<1x1xf32>
  return %1 : f32
}
func.func @scalable_row_of_cast(%v: vector<2x[4]xf32>) -> vector<[4]xf32> {
  %0 = vector.shape_cast %v : vector<2x[4]xf32> to vector<1x2x[4]xf32>
  %1 = vector.extract %0[0,1] : vector<[4]xf32> from vector<1x2x[4]xf32>
  return %1 : vector<[4]xf32>
}
func.func @rows_of_cast(%v: vector<8xf32>) -> vector<4x2xf32> {
  %0 = vector.shape_cast %v : vector<8xf32> to vector<1x4x2xf32>
  %1 = vector.extract %0[0] : vector<4x2xf32> from vector<1x4x2xf32>
  return %1 : vector<4x2xf32>
}
func.func @broadcast_of_broadcast(%v: vector<4xf32>) -> vector<2x3x4xf32> {
  %0 = vector.broadcast %v : vector<4xf32> to vector<3x4xf32>
  %1 = vector.broadcast %0 : vector<3x4xf32> to vector<2x3x4xf32>
  return %1 : vector<2x3x4xf32>
}
func.func @element_of_broadcast(%v: vector<4xf32>, %i: index) -> f32 {
  %0 = vector.broadcast %v : vector<4xf32> to vector<3x4xf32>
  %1 = vector.extract %0[%i, 2] : f32 from vector<3x4xf32>
  return %1 : f32
}
func.func @element_of_broadcast_at(%v: vector<4xf32>, %i: index) -> f32 {
  %0 = vector.broadcast %v : vector<4xf32> to vector<3x4xf32>
  %1 = vector.extract %0[2, %i] : f32 from vector<3x4xf32>
  return %1 : f32
}
func.func @element_put_back(%v: vector<4xf32>, %x: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.extract %v[0] : f32 from vector<4xf32>
  %1 = vector.insert %0, %v[0] : f32 into vector<4xf32>
  return %1 : vector<4xf32>
}
func.func @reduction_of_one(%v: vector<1xf32>) -> f32 {
  %0 = vector.reduction <add>, %v : vector<1xf32> into f32
  return %0 : f32
}
func.func @reduction_of_one_and_start(%v: vector<1xf32>, %a: f32) -> f32 {
  %0 = vector.reduction <mul>, %v, %a : vector<1xf32> into f32
  return %0 : f32
}
func.func @fma_of_constant(%a: vector<2xf32>, %b: vector<2xf32>) -> vector<2xf32> {
  %v = arith.constant dense<3.> : vector<2xf32>
  %0 = vector.fma %v, %a, %b : vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @bits_of_constant() -> vector<2xi32> {
  %v = arith.constant dense<[1.,2.]> : vector<2xf32>
  %0 = vector.bitcast %v : vector<2xf32> to vector<2xi32>
  return %0 : vector<2xi32>
}
func.func @element_of_poison() -> f32 {
  %v = ub.poison : vector<2xf32>
  %0 = vector.extract %v[1] : f32 from vector<2xf32>
  return %0 : f32
}
func.func @broadcast_of_poison(%f: f32) -> vector<2x2xf32> {
  %p = ub.poison : f32
  %0 = vector.broadcast %p : f32 to vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @poison_inserted(%f: vector<2xf32>) -> vector<2xf32> {
  %p = ub.poison : f32
  %0 = vector.insert %p, %f[1] : f32 into vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @cast_of_poison(%f: vector<2xf32>) -> vector<2x1xf32> {
  %p = ub.poison : vector<2xf32>
  %0 = vector.shape_cast %p : vector<2xf32> to vector<2x1xf32>
  return %0 : vector<2x1xf32>
}
func.func @poison_position(%f: vector<2xf32>, %x: f32) -> (f32, vector<2xf32>) {
  %0 = vector.extract %f[-1] : f32 from vector<2xf32>
  %1 = vector.insert %x, %f[-1] : f32 into vector<2xf32>
  return %0, %1 : f32, vector<2xf32>
}
func.func @broadcast_cast_broadcast(%v: vector<2x2x3xf32>) -> vector<24x1xf32> {
  %0 = vector.broadcast %v : vector<2x2x3xf32> to vector<2x2x2x3xf32>
  %1 = vector.shape_cast %0 : vector<2x2x2x3xf32> to vector<24x1xf32>
  return %1 : vector<24x1xf32>
}
func.func @constant_of_index(%m: memref<1x4xf16>, %k: vector<4xi1>, %v: vector<4xf16>, %x: f16) {
  %c0 = arith.constant 0 : index
  %0 = index.shrs %c0, %c0
  %1 = arith.addi %c0, %0 : index
  memref.store %x, %m[%c0, %1] : memref<1x4xf16>
  vector.maskedstore %m[%c0, %c0], %k, %v : memref<1x4xf16>, vector<4xi1>, vector<4xf16>
  return
}
func.func @choice_of_poison(%x: i1, %y: i32) -> i32 {
 %p = ub.poison : i32
 %0 = arith.select %x, %p, %y : i32
 return %0 : i32 }
