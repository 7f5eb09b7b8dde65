// Loops whose results are known without running them: no iteration, one, or a body that does nothing but hand values on. As mlir-opt 22.
//
// RUN: lower-mlir -lower-affine %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -lower-affine %s > %t && lower-mlir -lower-affine %s | diff - %t %}
// RUN: verify-lowering %s --function=no_round
// RUN: verify-lowering %s --function=constant_bound
// RUN: verify-lowering %s --function=exchanged
// RUN: verify-lowering %s --function=handed_on

// CHECK-LABEL: @no_round(
// CHECK-NOT: scf.for
// CHECK: return %arg0 : i64
func.func @no_round(%x: i64, %m: memref<4xi64>) -> i64 {
  %r = affine.for %i = 7 to 3 iter_args(%a = %x) -> (i64) {
    affine.store %x, %m[0] : memref<4xi64>
    affine.yield %a : i64
  }
  return %r : i64
}

// CHECK-LABEL: @constant_bound(
// CHECK-NOT: scf.for
// CHECK: return %arg0 : i64
func.func @constant_bound(%x: i64, %y: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %r = affine.for %i = 0 to min affine_map<(d0) -> (3, d0)>(%c0) step 2 iter_args(%a = %x) -> (i64) {
    %z = arith.addi %a, %y : i64
    affine.yield %z : i64
  }
  return %r : i64
}

// CHECK-LABEL: @handed_on(
// CHECK: scf.for {{.*}} to %arg0
// CHECK: return %arg2, {{.*}}, %arg1 : i64, i64, i64
func.func @handed_on(%n: index, %x: i64, %y: i64) -> (i64, i64, i64) {
  %r = affine.for %i = 0 to 10 iter_args(%a = %x) -> (i64) {
    affine.yield %y : i64
  }
  %s = affine.for %i = 0 to %n iter_args(%a = %x) -> (i64) {
    affine.yield %y : i64
  }
  %t = affine.for %i = 0 to %n iter_args(%a = %x) -> (i64) {
    affine.yield %a : i64
  }
  return %r, %s, %t : i64, i64, i64
}

// CHECK-LABEL: @exchanged(
// CHECK: [[MANY:%.*]]:2 = scf.for
// CHECK-NOT: scf.for
// CHECK: return [[MANY]]#0, [[MANY]]#1, %arg1, %arg0 : i64, i64, i64, i64
func.func @exchanged(%x: i64, %y: i64) -> (i64, i64, i64, i64) {
  %r:2 = affine.for %i = 0 to 10 iter_args(%a = %x, %b = %y) -> (i64, i64) {
    affine.yield %b, %a : i64, i64
  }
  %s:2 = affine.for %i = 0 to 1 iter_args(%a = %x, %b = %y) -> (i64, i64) {
    affine.yield %b, %a : i64, i64
  }
  return %r#0, %r#1, %s#0, %s#1 : i64, i64, i64, i64
}

// CHECK-LABEL: @counter(
// CHECK: scf.for
func.func @counter(%x: index) -> index {
  %r = affine.for %i = 0 to 10 iter_args(%a = %x) -> (index) {
    affine.yield %i : index
  }
  return %r : index
}
