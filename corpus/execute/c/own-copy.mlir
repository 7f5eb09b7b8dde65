// A copy between layouts goes through memrefCopy: element size, then two unranked descriptors by address.
//
// REQUIRES: mlir-runner-22, clang-22
// RUN: lower-mlir %s | mlir-translate-22 --mlir-to-llvmir -o %t.ll
// RUN: %clang %t.ll %S/Inputs/own-copy.c -o %t.exe && %t.exe | FileCheck %s

func.func @transpose(%a: memref<?x?xi16>, %b: memref<?x?xi16>) attributes {llvm.emit_c_interface} {
  %t = memref.transpose %a (i, j) -> (j, i) : memref<?x?xi16> to memref<?x?xi16, strided<[1, ?]>>
  memref.copy %t, %b : memref<?x?xi16, strided<[1, ?]>> to memref<?x?xi16>
  return
}

// CHECK: copy of 2-byte elements, rank 2
// CHECK-NEXT: 1 4 2 5 3 6
