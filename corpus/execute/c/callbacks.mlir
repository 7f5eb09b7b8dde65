// Lowered code calls functions written in C: memrefs by address, structures through a first argument, scalars as they are.
//
// REQUIRES: mlir-runner-22, clang-22
// RUN: lower-mlir %s | mlir-translate-22 --mlir-to-llvmir -o %t.ll
// RUN: %clang %t.ll %S/Inputs/callbacks.c -o %t.exe && %t.exe | FileCheck %s

func.func private @scale(%m: memref<?x?xf32>, %f: f32) attributes {llvm.emit_c_interface}
func.func private @norm(%m: memref<?x?xf32>) -> f32 attributes {llvm.emit_c_interface}
func.func private @make(%n: index) -> memref<?xi64> attributes {llvm.emit_c_interface}
func.func private @extremes(%m: memref<?xi64>) -> (i64, i64) attributes {llvm.emit_c_interface}
func.func private @show(%x: i64) attributes {llvm.emit_c_interface}
func.func @run() attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = arith.constant 5 : index
  %m = memref.alloca(%c2, %c2) : memref<?x?xf32>
  %x = arith.constant 1.5 : f32
  %y = arith.constant -4.0 : f32
  %ten = arith.constant 10.0 : f32
  memref.store %x, %m[%c0, %c0] : memref<?x?xf32>
  memref.store %x, %m[%c0, %c1] : memref<?x?xf32>
  memref.store %y, %m[%c1, %c0] : memref<?x?xf32>
  memref.store %x, %m[%c1, %c1] : memref<?x?xf32>
  call @scale(%m, %ten) : (memref<?x?xf32>, f32) -> ()
  %r = call @norm(%m) : (memref<?x?xf32>) -> f32
  %i = arith.fptosi %r : f32 to i64
  call @show(%i) : (i64) -> ()
  %v = call @make(%n) : (index) -> memref<?xi64>
  %d = memref.dim %v, %c0 : memref<?xi64>
  %dv = arith.index_cast %d : index to i64
  call @show(%dv) : (i64) -> ()
  %0:2 = call @extremes(%v) : (memref<?xi64>) -> (i64, i64)
  call @show(%0#0) : (i64) -> ()
  call @show(%0#1) : (i64) -> ()
  memref.dealloc %v : memref<?xi64>
  return
}

// CHECK: 40
// CHECK-NEXT: 5
// CHECK-NEXT: -6
// CHECK-NEXT: 14
