// Arguments of all kinds in one call of C, and three results through one pointer.
//
// REQUIRES: mlir-runner-22, clang-22
// RUN: lower-mlir %s | mlir-translate-22 --mlir-to-llvmir -o %t.ll
// RUN: %clang %t.ll %S/Inputs/mixed.c -o %t.exe && %t.exe | FileCheck %s

func.func private @mix(i8, memref<2xi64>, f32, memref<*xf64>, i64, memref<f64>) -> (memref<2xi64>, i8, memref<f64>) attributes {llvm.emit_c_interface}
func.func @run(%m: memref<2xi64>, %u: memref<*xf64>, %s: memref<f64>) -> i64 attributes {llvm.emit_c_interface} {
  %a = arith.constant -3 : i8
  %f = arith.constant 0.25 : f32
  %k = arith.constant 1000 : i64
  %0:3 = call @mix(%a, %m, %f, %u, %k, %s) : (i8, memref<2xi64>, f32, memref<*xf64>, i64, memref<f64>) -> (memref<2xi64>, i8, memref<f64>)
  %c1 = arith.constant 1 : index
  %v = memref.load %0#0[%c1] : memref<2xi64>
  %e = arith.extsi %0#1 : i8 to i64
  %x = memref.load %0#2[] : memref<f64>
  %i = arith.fptosi %x : f64 to i64
  %p = arith.addi %v, %e : i64
  %q = arith.addi %p, %i : i64
  return %q : i64
}

// CHECK: -3 0.25 1 1000 2.5
// CHECK-NEXT: 1006
