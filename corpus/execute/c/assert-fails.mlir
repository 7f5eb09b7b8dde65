// An assertion that does not hold aborts the program.
//
// REQUIRES: mlir-runner-22, clang-22
// RUN: lower-mlir %s | mlir-translate-22 --mlir-to-llvmir -o %t.ll
// RUN: %clang %t.ll %S/Inputs/assert-fails.c -o %t.exe && %t.exe | FileCheck %s

func.func @check(%x: i32) -> i32 {
  %limit = arith.constant 10 : i32
  %ok = arith.cmpi slt, %x, %limit : i32
  cf.assert %ok, "x is out of range"
  return %x : i32
}

// CHECK: 5
// CHECK-NEXT: child: aborted
