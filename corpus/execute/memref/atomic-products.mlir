// Updates that LLVM has no instruction for, by compare-exchange of the bits: products, and a body on floats.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s
// RUN: verify-lowering %s
// RUN: lower-mlir %s | sed 's/llvm.mul %/llvm.add %/' > %t && expect-status 1 verify-lowering %s --lowered %t --function=integers
// RUN: lower-mlir %s | sed 's/llvm.cond_br %\([0-9]*\), ^bb2, ^bb1(%[0-9]* : i64)/llvm.cond_br %\1, ^bb2, ^bb2/' > %t && expect-status 1 verify-lowering %s --lowered %t --function=floats

func.func private @printI64(i64)
func.func private @printF64(f64)
func.func private @printNewline()
func.func private @integers(%m: memref<?xi64>, %i: index, %v: i64) -> i64 {
  %0 = memref.atomic_rmw muli %v, %m[%i] : (i64, memref<?xi64>) -> i64
  return %0 : i64
}
func.func private @floats(%m: memref<?xf64>, %i: index, %v: f64) -> f64 {
  %0 = memref.atomic_rmw mulf %v, %m[%i] : (f64, memref<?xf64>) -> f64
  return %0 : f64
}
func.func private @quotient(%m: memref<?xf32>, %i: index, %v: f32) -> f32 {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%old: f32):
    %new = arith.divf %old, %v : f32
    memref.atomic_yield %new : f32
  }
  return %0 : f32
}
func.func @main() {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc(%c2) : memref<?xi64>
  %six = arith.constant 6 : i64
  %seven = arith.constant -7 : i64
  memref.store %six, %m[%c1] : memref<?xi64>
  %0 = call @integers(%m, %c1, %seven) : (memref<?xi64>, index, i64) -> i64
  call @printI64(%0) : (i64) -> ()
  call @printNewline() : () -> ()
  %1 = memref.load %m[%c1] : memref<?xi64>
  call @printI64(%1) : (i64) -> ()
  call @printNewline() : () -> ()
  %f = memref.alloc(%c2) : memref<?xf64>
  %x = arith.constant 1.5 : f64
  %y = arith.constant -4.0 : f64
  memref.store %x, %f[%c1] : memref<?xf64>
  %2 = call @floats(%f, %c1, %y) : (memref<?xf64>, index, f64) -> f64
  call @printF64(%2) : (f64) -> ()
  call @printNewline() : () -> ()
  %3 = memref.load %f[%c1] : memref<?xf64>
  call @printF64(%3) : (f64) -> ()
  call @printNewline() : () -> ()
  %g = memref.alloc(%c2) : memref<?xf32>
  %a = arith.constant 9.0 : f32
  %b = arith.constant 4.0 : f32
  memref.store %a, %g[%c1] : memref<?xf32>
  %4 = call @quotient(%g, %c1, %b) : (memref<?xf32>, index, f32) -> f32
  %5 = memref.load %g[%c1] : memref<?xf32>
  %6 = arith.extf %5 : f32 to f64
  call @printF64(%6) : (f64) -> ()
  call @printNewline() : () -> ()
  return
}

// CHECK: 6
// CHECK-NEXT: -42
// CHECK-NEXT: 1.5
// CHECK-NEXT: -6
// CHECK-NEXT: 2.25
