// Fused locations: each part once, unknown ones not at all, those fused for the same reason in their place.
//
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --mlir-print-debuginfo > %t.a && lower-mlir %s --no-passes --mlir-print-debuginfo | diff %t.a - %}
// RUN: lower-mlir %s --no-passes --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

func.func @f(%a: i32) {
  // CHECK: arith.addi %arg0, %arg0 : i32 loc("y.c":9:9)
  %0 = arith.addi %a, %a : i32 loc(fused["y.c":9:9, unknown])
  // CHECK: arith.addi %arg0, %arg0 : i32 loc("y.c":9:9)
  %1 = arith.addi %a, %a : i32 loc(fused["y.c":9:9, "y.c":9:9])
  // CHECK: arith.addi %arg0, %arg0 : i32 loc(unknown)
  %2 = arith.addi %a, %a : i32 loc(fused[unknown])
  // CHECK: arith.addi %arg0, %arg0 : i32 loc(fused<"why">[unknown])
  %3 = arith.addi %a, %a : i32 loc(fused<"why">[])
  // CHECK: arith.addi %arg0, %arg0 : i32 loc(fused<"why">["y.c":9:9])
  %4 = arith.addi %a, %a : i32 loc(fused<"why">["y.c":9:9, unknown])
  // CHECK: arith.addi %arg0, %arg0 : i32 loc(fused["a", "b", "c"])
  %5 = arith.addi %a, %a : i32 loc(fused["a", fused["b", "a", "c"]])
  // CHECK: arith.addi %arg0, %arg0 : i32 loc(fused["a", fused<"x">["a", "c"]])
  %6 = arith.addi %a, %a : i32 loc(fused["a", fused<"x">["a", "c"]])
  // CHECK: arith.addi %arg0, %arg0 : i32 loc(fused<"x">["a", "c"])
  %7 = arith.addi %a, %a : i32 loc(fused<"x">["a", fused<"x">["a", "c"]])
  return
}
