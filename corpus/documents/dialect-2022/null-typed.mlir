// The llvm dialect (2022), Context-Level Values: null pointers with a pointee, one of them a function.
//
// RUN: lower-mlir --no-passes %s | FileCheck %s
// RUN: %if mlir-opt-14 %{ mlir-opt-14 %s -o /dev/null %}

llvm.func @nulls() {
  %0 = llvm.mlir.null : !llvm.ptr<i16>
  %1 = llvm.mlir.null : !llvm.ptr<func<i32 (f64)>>
  llvm.return
}

// CHECK: llvm.func @nulls() {
// CHECK-NEXT: llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: llvm.return
