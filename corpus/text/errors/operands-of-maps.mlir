// Wrong numbers of operands of maps and sets are reported at the operation.
//
// RUN: expect-status 1 lower-mlir %s --no-passes --split-input-file 2>&1 | FileCheck %s
// RUN: %if mlir-opt-22 %{ expect-status 1 mlir-opt-22 %s --split-input-file 2>&1 | FileCheck %s %}

func.func @apply(%n: index) {
  // CHECK: :[[#@LINE+1]]:8: error: custom op 'affine.apply' dimension or symbol index mismatch
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%n)
  return
}
// -----
func.func @min(%n: index) {
  // CHECK: :[[#@LINE+1]]:8: error: 'affine.min' op operand count and affine map dimension and symbol count must match
  %0 = affine.min affine_map<(d0)[s0] -> (d0, s0)>(%n)
  return
}
// -----
func.func @bound(%n: index) {
  // CHECK: :[[#@LINE+1]]:3: error: custom op 'affine.for' dim operand count and affine map dim count must match
  affine.for %i = 0 to affine_map<(d0) -> (d0)>(%n, %n) {
  }
  return
}
// -----
func.func @set(%n: index) {
  // CHECK: :[[#@LINE+1]]:3: error: custom op 'affine.if' symbol operand count and integer set symbol count must match
  affine.if affine_set<(d0)[s0] : (d0 + s0 >= 0)>(%n) {
  }
  return
}
// -----
// In affine.min and affine.max a symbol may stand among the dimensions: only the sum counts.
// CHECK-NOT: error
// CHECK: affine.min #{{.*}}(%arg0)[%arg0]
func.func @sum(%n: index) -> index {
  %0 = affine.min affine_map<(d0)[s0] -> (d0, s0)>(%n, %n)
  return %0 : index
}
