// LLVM IR Target (2022), Function Result Packing.
//
// RUN: lower-mlir %s | FileCheck %s
// RUN: %if mlir-opt-14 %{ lower-mlir %s --typed-pointers | mlir-opt-14 -o /dev/null %}
// RUN: verify-lowering %s --lowered %S/Inputs/results.mlir | FileCheck --check-prefix=PROOF %s
// RUN: %if mlir-opt-14 %{ mlir-opt-14 --allow-unregistered-dialect %s -o /dev/null %}
// RUN: lower-mlir %s --no-passes -o %t.mlir
// RUN: %if mlir-opt-22 %{ %python %S/../../../scripts/compare-upstream %t.mlir | FileCheck --check-prefix=SAME %s %}
// SAME: equal
// PROOF: 2 functions: 2 proved

func @swap(%x: f32, %y: i16, %z: i64) -> (i64, f32) {
  return %z, %x : i64, f32
}
func @pick() -> f32 {
  %0 = arith.constant 1.5e+00 : f32
  %1 = arith.constant 14 : i16
  %2 = arith.constant 21 : i64
  %3:2 = call @swap(%0, %1, %2) : (f32, i16, i64) -> (i64, f32)
  return %3#1 : f32
}

// CHECK-LABEL: llvm.func @swap(%arg0: f32, %arg1: i16, %arg2: i64) -> !llvm.struct<(i64, f32)> {
// CHECK: %[[A:.*]] = llvm.mlir.poison : !llvm.struct<(i64, f32)>
// CHECK: %[[B:.*]] = llvm.insertvalue %arg2, %[[A]][0] : !llvm.struct<(i64, f32)>
// CHECK: %[[C:.*]] = llvm.insertvalue %arg0, %[[B]][1] : !llvm.struct<(i64, f32)>
// CHECK: llvm.return %[[C]] : !llvm.struct<(i64, f32)>
// CHECK-LABEL: llvm.func @pick() -> f32 {
// CHECK: %[[R:.*]] = llvm.call @swap(%{{.*}}, %{{.*}}, %{{.*}}) : (f32, i16, i64) -> !llvm.struct<(i64, f32)>
// CHECK: llvm.extractvalue %[[R]][0] : !llvm.struct<(i64, f32)>
// CHECK: %[[S:.*]] = llvm.extractvalue %[[R]][1] : !llvm.struct<(i64, f32)>
// CHECK: llvm.return %[[S]] : f32
