// The C interface with an index of 32 bits.
//
// REQUIRES: mlir-runner-22, clang-22
// RUN: lower-mlir %s --index-bitwidth=32 | mlir-translate-22 --mlir-to-llvmir -o %t.ll
// RUN: %clang %t.ll %S/Inputs/index-of-32-bits.c -o %t.exe && %t.exe | FileCheck %s

func.func @last(%m: memref<?x2xi16>) -> i16 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?x2xi16>
  %k = arith.subi %n, %c1 : index
  %v = memref.load %m[%k, %c1] : memref<?x2xi16>
  return %v : i16
}

// CHECK: 6
