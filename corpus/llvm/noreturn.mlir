// noreturn is an attribute like any other: neither llvm.func nor llvm.call has it as its own, and LLVM IR is not reported.
//
// RUN: lower-mlir --mlir-print-op-generic %s | FileCheck %s
// RUN: lower-mlir --emit=llvm %s | FileCheck %s --check-prefix=IR
// RUN: %if mlir-opt-22 %{ mlir-opt-22 --mlir-print-op-generic %s | FileCheck %s %}
// CHECK: sym_name = "stop"
// CHECK: }) {noreturn} : () -> ()
// CHECK: callee = @stop
// CHECK-SAME: }> {noreturn} : () -> ()
// IR-NOT: noreturn

llvm.func @stop() attributes {noreturn}

llvm.func @run() {
  llvm.call @stop() {noreturn} : () -> ()
  llvm.unreachable
}
