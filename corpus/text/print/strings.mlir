// Strings as elements: those that are all the same are said once.
//
// RUN: lower-mlir %s --no-passes | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s > %t.a && lower-mlir %s --no-passes | diff %t.a - %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --mlir-print-op-generic > %t.b && lower-mlir %s --no-passes --mlir-print-op-generic | diff %t.b - %}

// CHECK: one = dense<"a"> : tensor<1x!llvm.ptr>
module attributes {
  test.one = dense<["a"]> : tensor<1x!llvm.ptr>,
  // CHECK-SAME: same = dense<"a"> : tensor<2x!llvm.ptr>
  test.same = dense<["a", "a"]> : tensor<2x!llvm.ptr>,
  // CHECK-SAME: some = dense<["a", "b"]> : tensor<2x!llvm.ptr>
  test.some = dense<["a", "b"]> : tensor<2x!llvm.ptr>,
  // CHECK-SAME: sparse = sparse<{{\[\[0\], \[2\]\]}}, "x"> : tensor<3x!llvm.ptr>
  test.sparse = sparse<[[0], [2]], ["x", "x"]> : tensor<3x!llvm.ptr>
} {
}
