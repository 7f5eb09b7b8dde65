// Cases of a switch that do what the default does go.
//
// RUN: lower-mlir -canonicalize %s > %t && FileCheck %s < %t
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -canonicalize %s | diff - %t %}
// RUN: verify-lowering %t --quiet

func.func @some(%x: i8, %a: i32, %b: i32) -> i32 {
  cf.switch %x : i8, [
    default: ^a(%a : i32),
    1: ^b(%b : i32),
    2: ^a(%a : i32),
    3: ^a(%b : i32)
  ]
^a(%r: i32):
  return %r : i32
^b(%k: i32):
  %q = arith.addi %k, %a : i32
  return %q : i32
}
func.func @all(%x: i8, %a: i32, %b: i32) -> i32 {
  cf.switch %x : i8, [
    default: ^a(%a : i32),
    1: ^a(%a : i32),
    2: ^a(%a : i32)
  ]
^a(%r: i32):
  return %r : i32
}

// CHECK-LABEL: func.func @some(
// CHECK: default: ^bb1(%arg1 : i32),
// CHECK-NEXT: 1: ^bb2(%arg2 : i32),
// CHECK-NEXT: 3: ^bb1(%arg2 : i32)
// CHECK-LABEL: func.func @all(
// CHECK-NEXT: return %arg1 : i32
