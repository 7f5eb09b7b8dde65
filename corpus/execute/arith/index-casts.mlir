// Between index and integers: with and without the sign.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s
// RUN: %if long %{ %whole-22 %s | %run-void | FileCheck %s %}

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @say(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @main() {
  %a = arith.constant -3 : i16
  %s = arith.index_cast %a : i16 to index
  %u = arith.index_castui %a : i16 to index
  %vs = arith.index_cast %s : index to i64
  %vu = arith.index_cast %u : index to i64
  call @say(%vs) : (i64) -> ()
  call @say(%vu) : (i64) -> ()
  %big = arith.constant 70000 : index
  %t = arith.index_cast %big : index to i16
  %vt = arith.extsi %t : i16 to i64
  call @say(%vt) : (i64) -> ()
  return
}

// CHECK: -3
// CHECK-NEXT: 65533
// CHECK-NEXT: 4464
