// What versions before 22 had as properties of llvm.func and llvm.call is a discardable attribute, as in mlir-opt 22, and no property.
//
// RUN: lower-mlir %s --no-passes --mlir-print-op-generic | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --mlir-print-op-generic > %t.a && lower-mlir %s --no-passes --mlir-print-op-generic | diff %t.a - %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s > %t.b && lower-mlir %s --no-passes | diff %t.b - %}
// CHECK: }) {approx_func_fp_math = true, unsafe_fp_math = false} : () -> ()
// CHECK: "llvm.call"(%{{.*}}) <{{.*}}> {branch_weights = array<i32: 3, 4>} : (i1) -> ()

llvm.func @quick(i1) attributes {approx_func_fp_math = true, no_infs_fp_math = true, unsafe_fp_math = false}
llvm.func @weighed(%c: i1) {
  llvm.call @quick(%c) {branch_weights = array<i32: 3, 4>} : (i1) -> ()
  llvm.return
}
