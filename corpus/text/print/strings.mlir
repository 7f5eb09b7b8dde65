// Elements that are all the same are stated once, strings and those of a sparse constant as well, and are read so.
//
// RUN: lower-mlir %s --no-passes | FileCheck %s
// RUN: lower-mlir %s --no-passes > %t.c && lower-mlir %t.c --no-passes | diff %t.c -
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
  test.sparse = sparse<[[0], [2]], ["x", "x"]> : tensor<3x!llvm.ptr>,
  // CHECK-SAME: twice = sparse<{{\[\[0\], \[2\]\]}}, 1> : tensor<3xi32>
  test.twice = sparse<[[0], [2]], 1> : tensor<3xi32>
} {
}
