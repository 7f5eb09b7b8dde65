// Conversion to the LLVM Dialect (2020), Result Packing.
//
// RUN: lower-mlir %s | FileCheck %s
// RUN: verify-lowering %s --lowered %S/Inputs/results.mlir | FileCheck --check-prefix=PROOF %s
// RUN: lower-mlir %s --no-passes -o %t.mlir
// RUN: %if mlir-opt-22 %{ %python %S/../../../scripts/compare-upstream %t.mlir | FileCheck --check-prefix=SAME %s %}
// SAME: equal
// PROOF: 2 functions: 2 proved

func @swap(%x: i32, %y: i8, %z: f32) -> (f32, i32) {
  return %z, %x : f32, i32
}
func @pick() -> i32 {
  %0 = constant 7 : i32
  %1 = constant 14 : i8
  %2 = constant 3.5e+00 : f32
  %3:2 = call @swap(%0, %1, %2) : (i32, i8, f32) -> (f32, i32)
  return %3#1 : i32
}

// CHECK-LABEL: llvm.func @swap(%arg0: i32, %arg1: i8, %arg2: f32) -> !llvm.struct<(f32, i32)> {
// CHECK: %[[A:.*]] = llvm.mlir.poison : !llvm.struct<(f32, i32)>
// CHECK: %[[B:.*]] = llvm.insertvalue %arg2, %[[A]][0] : !llvm.struct<(f32, i32)>
// CHECK: %[[C:.*]] = llvm.insertvalue %arg0, %[[B]][1] : !llvm.struct<(f32, i32)>
// CHECK: llvm.return %[[C]] : !llvm.struct<(f32, i32)>
// CHECK-LABEL: llvm.func @pick() -> i32 {
// CHECK: %[[R:.*]] = llvm.call @swap(%{{.*}}, %{{.*}}, %{{.*}}) : (i32, i8, f32) -> !llvm.struct<(f32, i32)>
// CHECK: llvm.extractvalue %[[R]][0] : !llvm.struct<(f32, i32)>
// CHECK: %[[S:.*]] = llvm.extractvalue %[[R]][1] : !llvm.struct<(f32, i32)>
// CHECK: llvm.return %[[S]] : i32
