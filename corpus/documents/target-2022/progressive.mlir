// LLVM IR Target (2022), Conversion to the LLVM Dialect: one dialect at a time, with casts in between that disappear at the end.
//
// RUN: lower-mlir %s -finalize-memref-to-llvm | FileCheck --check-prefix=MEMREF %s
// RUN: lower-mlir %s -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts | FileCheck --check-prefix=ALL %s
// RUN: %if mlir-opt-22 %{ %python %S/../../../scripts/compare-upstream %s -- -finalize-memref-to-llvm | FileCheck --check-prefix=SAME %s %}
// SAME: equal

func.func @last(%m: memref<?x4xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<?x4xf32>
  return %0 : f32
}

// MEMREF-LABEL: func.func @last(%arg0: memref<?x4xf32>, %arg1: index) -> f32
// MEMREF-DAG: %[[M:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<?x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// MEMREF-DAG: %[[I:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// MEMREF: llvm.extractvalue %[[M]][1]
// MEMREF: llvm.load
// MEMREF: return %{{.*}} : f32
// ALL-LABEL: llvm.func @last(
// ALL-NOT: unrealized_conversion_cast
