// Operations that mlir-opt knows and this software does not: in generic form they need no permission, and stay as they are. What a dialect
// does not have is rejected (corpus/text/errors/foreign.mlir).
//
// RUN: lower-mlir %s --no-passes --mlir-print-op-generic > %t.a && lower-mlir %t.a --no-passes --mlir-print-op-generic | diff %t.a -
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --mlir-print-op-generic | diff %t.a - %}
// RUN: lower-mlir %s -convert-arith-to-llvm -convert-func-to-llvm | FileCheck %s
// RUN: not lower-mlir %s 2>&1 | FileCheck %s --check-prefix=ALL

// CHECK-LABEL: llvm.func @ids
// CHECK: [[A:%.*]] = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> index
// CHECK: "gpu.barrier"() : () -> ()
// CHECK: llvm.add
// ALL: error: failed to legalize operation 'gpu.thread_id' that was explicitly marked illegal
func.func @ids(%i: i32) -> i32 {
  %0 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> index
  "gpu.barrier"() : () -> ()
  %1 = arith.addi %i, %i : i32
  return %1 : i32
}

// CHECK-LABEL: llvm.func @turn
// CHECK: "vector.extract_strided_slice"(%{{.*}}) <{offsets = [0, 1], sizes = [2, 2], strides = [1, 1]}> : (vector<2x3xf32>) -> vector<2x2xf32>
func.func @turn(%v: vector<2x3xf32>) {
  %0 = "vector.extract_strided_slice"(%v) <{offsets = [0, 1], sizes = [2, 2], strides = [1, 1]}> : (vector<2x3xf32>) -> vector<2x2xf32>
  return
}

"test.anything"() : () -> ()
