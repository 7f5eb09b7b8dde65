// Names of values out of their locations, with options of mlir-opt: spaces, digits in front, names of arguments and of several results.
//
// RUN: lower-mlir --no-passes --mlir-use-nameloc-as-prefix %s | FileCheck %s
// RUN: lower-mlir --no-passes --mlir-use-nameloc-as-prefix --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: %if mlir-opt-22 %{ mlir-opt-22 --mlir-use-nameloc-as-prefix %s > %t && lower-mlir --no-passes --mlir-use-nameloc-as-prefix %s | diff %t - %}
//
// CHECK: func.func @f(%x: i32) -> i32
// CHECK-NEXT: %foo = arith.constant 1
// CHECK-NEXT: %foo_0 = arith.addi %foo, %x
// CHECK-NEXT: %pair:2 = call @g(%foo_0)
// CHECK-NEXT: %a_b = arith.constant 4
// CHECK-NEXT: %c4_i32 = arith.constant 4
// CHECK-NEXT: %q = arith.constant 4
// CHECK: ^bb1(%q_1: i32)
// CHECK-NEXT: %_3x = arith.addi %q_1, %pair#0
// CHECK-NEXT: %c = arith.addi
// CHECK-NEXT: %a2Bb = arith.addi
// CHECK: %sum, %overflow = arith.addui_extended
// CHECK-NEXT: %both, %both_{{[0-9]+}} = arith.addui_extended
// GENERIC: ^bb0(%x: i32):
// GENERIC: %pair:2 = "func.call"
func.func @f(%a: i32 loc("x"("a.mlir":1:1))) -> i32 {
  %0 = arith.constant 1 : i32 loc("foo")
  %1 = arith.addi %0, %a : i32 loc("foo"("a.mlir":1:1))
  %2:2 = call @g(%1) : (i32) -> (i32, i32) loc("pair")
  %3 = arith.constant 4 : i32 loc("a b")
  %4 = arith.constant 4 : i32 loc("a.mlir":2:3)
  %5 = arith.constant 4 : i32 loc(fused["q", "r"])
  cf.br ^bb1(%2#1 : i32)
^bb1(%q: i32 loc("q")):
  %7 = arith.addi %q, %2#0 : i32 loc("3x")
  %8 = arith.addi %q, %2#0 : i32 loc(callsite("c" at "d"))
  %9 = arith.addi %q, %q : i32 loc("a+b")
  %10:2 = arith.addui_extended %q, %q : i32, i1
  %11:2 = arith.addui_extended %q, %q : i32, i1 loc("both")
  return %3 : i32
}
func.func private @g(i32) -> (i32, i32)
