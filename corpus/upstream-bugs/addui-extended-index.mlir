// mlir-opt 19 and 22, -convert-arith-to-llvm. What arith.addui_extended gives is taken out of the pair as an index, not as what the index
// became.
//
// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ expect-status 1 mlir-opt-22 -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts %s 2>&1 | FileCheck %s --check-prefix=REJECTED %}
// RUN: %if mlir-opt-19 %{ expect-status 1 mlir-opt-19 -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts %s 2>&1 | FileCheck %s --check-prefix=REJECTED %}
// CHECK: @carry: proved
// REJECTED: error: 'llvm.extractvalue' op result #0 must be LLVM dialect-compatible type, but got 'index'

func.func @carry(%a: index, %b: index) -> (index, i1) {
  %sum, %overflow = arith.addui_extended %a, %b : index, i1
  return %sum, %overflow : index, i1
}
