// Precision that gets lost in f32, and in bf16 with its eight bits of significand.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s
// RUN: %if long %{ %whole-22 %s | %run-void | FileCheck %s %}

func.func private @printI64(i64)
func.func private @printF32(f32)
func.func private @printNewline()
func.func private @say(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func private @says(%x: f32) {
  call @printF32(%x) : (f32) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @main() {
  %a = arith.constant 16777217.0 : f64
  %n = arith.truncf %a : f64 to f32
  %w = arith.extf %n : f32 to f64
  %v = arith.fptosi %w : f64 to i64
  call @say(%v) : (i64) -> ()
  %b = arith.constant 257.0 : f32
  %t = arith.truncf %b : f32 to bf16
  %u = arith.extf %t : bf16 to f32
  call @says(%u) : (f32) -> ()
  return
}

// CHECK: 16777216
// CHECK-NEXT: 256
