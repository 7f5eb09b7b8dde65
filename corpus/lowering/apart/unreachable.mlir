// Code that nothing reaches is lowered too, whatever order it defines its values in.
//
// RUN: lower-mlir %s | FileCheck %s

func.func @f(%x: index) -> index {
  return %x : index
^a:
  %0 = arith.addi %1, %x : index
  cf.br ^b
^b:
  %1 = arith.muli %0, %1 : index
  cf.br ^a
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64) -> i64 {
// CHECK-NEXT: llvm.return %arg0 : i64
// CHECK-NEXT: ^bb1:  // pred: ^bb2
// CHECK-NEXT: %0 = llvm.add %1, %arg0 : i64
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %1 = llvm.mul %0, %1 : i64
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: }
