// Rows of pointers: mlir-opt 22 begins with a vector of zeros, and there is none of pointers.
//
// RUN: lower-mlir %s | FileCheck %s
// RUN: verify-lowering %s | FileCheck %s --check-prefix=PROVED
// RUN: %if mlir-opt-22 %{ %python %S/../../../scripts/compare-upstream %s | FileCheck %s --check-prefix=UPSTREAM %}
// PROVED: @rows: proved
// UPSTREAM: upstream rejects
// CHECK: [[BASE:%.*]] = llvm.mlir.poison : !llvm.array<2 x vector<4x!llvm.ptr>>
// CHECK: llvm.shufflevector {{.*}} [0, 2, 1, 3] : vector<2x!llvm.ptr>
// CHECK: llvm.insertvalue {{%.*}}, [[BASE]][0] :
// CHECK: llvm.shufflevector {{.*}} [0, 2, 1, 3] : vector<2x!llvm.ptr>

func.func @rows(%a: vector<2x2x!llvm.ptr>, %b: vector<2x2x!llvm.ptr>) -> vector<2x4x!llvm.ptr> {
  %0 = vector.interleave %a, %b : vector<2x2x!llvm.ptr> -> vector<2x4x!llvm.ptr>
  return %0 : vector<2x4x!llvm.ptr>
}
