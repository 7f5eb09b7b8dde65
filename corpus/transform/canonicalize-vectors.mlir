// Folds of vector and affine operations, in canonicalisation as in conversions. Source: mlir-opt 22 (the output is compared).
//
// RUN: lower-mlir -canonicalize %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %python %S/../../scripts/compare-upstream --quiet %s -- -canonicalize %}

// CHECK-LABEL: @element
// CHECK-NEXT: arith.constant 3 : i32
// CHECK-NEXT: return
func.func @element() -> i32 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %e = vector.extract %v[2] : i32 from vector<4xi32>
  return %e : i32
}

// The position that a constant gives becomes a part of the operation, which loses an operand.
// CHECK-LABEL: @position
// CHECK: vector.extract %arg0[3] : f32 from vector<4xf32>
func.func @position(%v: vector<4xf32>) -> f32 {
  %c3 = arith.constant 3 : index
  %e = vector.extract %v[%c3] : f32 from vector<4xf32>
  return %e : f32
}

// CHECK-LABEL: @inserted
// CHECK-NEXT: return %arg1
func.func @inserted(%v: vector<4xf32>, %x: f32, %y: f32) -> f32 {
  %a = vector.insert %x, %v[1] : f32 into vector<4xf32>
  %b = vector.insert %y, %a[0] : f32 into vector<4xf32>
  %e = vector.extract %b[1] : f32 from vector<4xf32>
  return %e : f32
}

// CHECK-LABEL: @poison
// CHECK-NEXT: ub.poison : f32
// CHECK-NEXT: return
func.func @poison() -> f32 {
  %p = ub.poison : vector<4xf32>
  %e = vector.extract %p[1] : f32 from vector<4xf32>
  return %e : f32
}

// CHECK-LABEL: @applied
// CHECK-NEXT: arith.constant 23 : index
// CHECK-NEXT: return
func.func @applied() -> index {
  %c7 = arith.constant 7 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 3 + 2)>(%c7)
  return %a : index
}

// CHECK-LABEL: @least
// CHECK-NEXT: arith.constant 5 : index
// CHECK-NEXT: return
func.func @least() -> index {
  %c9 = arith.constant 9 : index
  %m = affine.min affine_map<(d0) -> (d0, 5)>(%c9)
  return %m : index
}

// CHECK-LABEL: @nowhere
// CHECK-NEXT: ub.poison : vector<4xi32>
// CHECK-NEXT: return
func.func @nowhere(%a: vector<2x4xi32>) -> vector<4xi32> {
  %e = vector.extract %a[-1] : vector<4xi32> from vector<2x4xi32>
  return %e : vector<4xi32>
}

// CHECK-LABEL: @inserted_nowhere
// CHECK-NEXT: ub.poison : vector<4xi32>
// CHECK-NEXT: return
func.func @inserted_nowhere(%x: i32) -> vector<4xi32> {
  %n = arith.constant -1 : index
  %c = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %e = vector.insert %x, %c[%n] : i32 into vector<4xi32>
  return %e : vector<4xi32>
}
