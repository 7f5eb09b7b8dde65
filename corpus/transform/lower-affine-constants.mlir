// Constants among the operands of bounds and conditions go into these, and equal operands count as one, as in mlir-opt.
//
// RUN: lower-mlir -lower-affine %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %python %S/../../scripts/compare-upstream --quiet %s -- -lower-affine %}
// RUN: verify-lowering %s

func.func private @u()
func.func @f(%n: index, %x: f32, %y: f32) -> f32 {
  %c3 = arith.constant 5 : index
  %0 = affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%c3) -> f32 {
    affine.yield %x : f32
  } else { affine.yield %y : f32 }
  %c1 = arith.constant 1 : index
  affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%c1) {
    func.call @u() : () -> ()
  }
  affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0, s0 - 1 >= 0)>(%c1)[%n] {
    func.call @u() : () -> ()
  }
  affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0, s0 - 1 >= 0)>(%n)[%n] {
    func.call @u() : () -> ()
  }
  affine.for %i = 0 to affine_map<(d0) -> (d0)>(%c1) {
    func.call @u() : () -> ()
  }
  affine.for %i = 3 to affine_map<(d0) -> (d0)>(%c1) {
    func.call @u() : () -> ()
  }
  affine.for %i = 3 to %c1 {
    func.call @u() : () -> ()
  }
  return %0 : f32
}

// CHECK-LABEL: func.func @f
// CHECK: %c2 = arith.constant 2 : index
// CHECK-NEXT: arith.cmpi sge, %c2, %c0
// CHECK: %c-2 = arith.constant -2 : index
// CHECK-NEXT: arith.cmpi sge, %c-2
