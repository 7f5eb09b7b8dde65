// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @divide_up: proved
// CHECK-DAG: @is_multiple: proved
// CHECK-DAG: @in_tile: proved

// The quotient, rounded up: one more where the quotient is positive and something is left.
func.func @divide_up(%a: i32, %b: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %quotient = arith.divsi %a, %b : i32
  %rest = arith.remsi %a, %b : i32
  %inexact = arith.cmpi ne, %rest, %zero : i32
  %signs = arith.xori %a, %b : i32
  %alike = arith.cmpi sge, %signs, %zero : i32
  %more = arith.andi %inexact, %alike : i1
  %one = arith.extui %more : i1 to i32
  %up = arith.addi %quotient, %one : i32
  return %up : i32
}

// Whether a product of two numbers divides a third.
func.func @is_multiple(%n: i64, %rows: i64, %columns: i64) -> i1 {
  %zero = arith.constant 0 : i64
  %cells = arith.muli %rows, %columns : i64
  %rest = arith.remui %n, %cells : i64
  %no_rest = arith.cmpi eq, %rest, %zero : i64
  return %no_rest : i1
}

// A place within its tile, and the place where the tile begins.
func.func @in_tile(%place: index, %tile: index) -> (index, index) {
  %c24 = arith.constant 24 : index
  %inner = arith.remsi %place, %tile : index
  %coarse = arith.divui %place, %c24 : index
  %begin = arith.muli %coarse, %c24 : index
  return %inner, %begin : index, index
}
