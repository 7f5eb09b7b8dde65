// By the bare pointer convention a C array is a memref of static shape: as an argument, as a result, and in a call of C.
//
// REQUIRES: mlir-runner-22, clang-22
// RUN: lower-mlir %s --use-bare-ptr-memref-call-conv | mlir-translate-22 --mlir-to-llvmir -o %t.ll
// RUN: %clang %t.ll %S/Inputs/bare-pointers.c -o %t.exe && %t.exe | FileCheck %s

func.func @dot(%x: memref<3xf64>, %y: memref<3xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 3 : index
  %zero = arith.constant 0.0 : f64
  cf.br ^head(%c0, %zero : index, f64)
^head(%i: index, %s: f64):
  %more = arith.cmpi ult, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %a = memref.load %x[%i] : memref<3xf64>
  %b = memref.load %y[%i] : memref<3xf64>
  %p = arith.mulf %a, %b : f64
  %t = arith.addf %s, %p : f64
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %t : index, f64)
^exit:
  return %s : f64
}
func.func private @log_corner(%m: memref<2x2xf64>)
func.func @same(%m: memref<2x2xf64>) -> memref<2x2xf64> {
  %c1 = arith.constant 1 : index
  %v = arith.constant 8.5 : f64
  memref.store %v, %m[%c1, %c1] : memref<2x2xf64>
  call @log_corner(%m) : (memref<2x2xf64>) -> ()
  return %m : memref<2x2xf64>
}

// CHECK: 32
// CHECK-NEXT: corner 8.5
// CHECK-NEXT: 1
