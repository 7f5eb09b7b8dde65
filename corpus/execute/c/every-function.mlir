// A wrapper for every function, by the option: ranks 0 and 3, bytes and complex numbers, and one without memrefs.
//
// REQUIRES: mlir-runner-22, clang-22
// RUN: lower-mlir %s -llvm-request-c-wrappers -convert-complex-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts | mlir-translate-22 --mlir-to-llvmir -o %t.ll
// RUN: %clang %t.ll %S/Inputs/every-function.c -o %t.exe && %t.exe | FileCheck %s

func.func @bump(%m: memref<i64>) {
  %v = memref.load %m[] : memref<i64>
  %one = arith.constant 1 : i64
  %w = arith.addi %v, %one : i64
  memref.store %w, %m[] : memref<i64>
  return
}
func.func @center(%m: memref<3x3x3xi8>) -> i8 {
  %c1 = arith.constant 1 : index
  %v = memref.load %m[%c1, %c1, %c1] : memref<3x3x3xi8>
  return %v : i8
}
func.func @conjugate(%m: memref<?xcomplex<f64>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xcomplex<f64>>
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi ult, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %z = memref.load %m[%i] : memref<?xcomplex<f64>>
  %re = complex.re %z : complex<f64>
  %im = complex.im %z : complex<f64>
  %minus = arith.negf %im : f64
  %w = complex.create %re, %minus : complex<f64>
  memref.store %w, %m[%i] : memref<?xcomplex<f64>>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j : index)
^exit:
  return
}
func.func @both(%a: i1, %b: i1) -> i1 {
  %r = arith.andi %a, %b : i1
  return %r : i1
}

// CHECK: 42
// CHECK-NEXT: 13
// CHECK-NEXT: 3-4i 0+1i
// CHECK-NEXT: 1 0
