// The llvm dialect (2022), Module Structure, Data Layout and Triple: attributes of the module, nested and named modules, symbol visibility.
// The text names llvm.triple once and llvm.target_triple in its example; the latter is what versions read.
//
// RUN: lower-mlir --no-passes %s | FileCheck %s
// RUN: lower-mlir --no-passes %s | lower-mlir --no-passes - | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s | FileCheck %s %}

module @outer attributes {llvm.data_layout = "e-p:64:64", llvm.target_triple = "riscv64-unknown-elf"} {
  module @inner {
    llvm.func @seen()
    llvm.func @hidden() attributes {sym_visibility = "private"}
  }
  llvm.mlir.global external @number(11 : i64) : i64
  llvm.func @main() {
    llvm.return
  }
}

// CHECK: module @outer attributes {llvm.data_layout = "e-p:64:64", llvm.target_triple = "riscv64-unknown-elf"} {
// CHECK-NEXT: module @inner {
// CHECK-NEXT: llvm.func @seen()
// CHECK-NEXT: llvm.func @hidden() attributes {sym_visibility = "private"}
// CHECK-NEXT: }
// CHECK-NEXT: llvm.mlir.global external @number(11 : i64)
// CHECK-NEXT: llvm.func @main() {
