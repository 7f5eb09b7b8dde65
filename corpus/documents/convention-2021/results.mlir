// Built-in Function and MemRef Calling Convention (2021), Function Result Packing.
//
// RUN: lower-mlir %s | FileCheck %s
// RUN: %if mlir-opt-14 %{ lower-mlir %s --typed-pointers | mlir-opt-14 -o /dev/null %}
// RUN: verify-lowering %s --lowered %S/Inputs/results.mlir | FileCheck --check-prefix=PROOF %s
// RUN: lower-mlir %s --no-passes -o %t.mlir
// RUN: %if mlir-opt-22 %{ %python %S/../../../scripts/compare-upstream %t.mlir | FileCheck --check-prefix=SAME %s %}
// SAME: equal
// PROOF: 2 functions: 2 proved

func @swap(%x: i16, %y: f64, %z: i8) -> (i8, i16) {
  return %z, %x : i8, i16
}
func @pick() -> i16 {
  %0 = constant 7 : i16
  %1 = constant 2.5e+00 : f64
  %2 = constant 21 : i8
  %3:2 = call @swap(%0, %1, %2) : (i16, f64, i8) -> (i8, i16)
  return %3#1 : i16
}

// CHECK-LABEL: llvm.func @swap(%arg0: i16, %arg1: f64, %arg2: i8) -> !llvm.struct<(i8, i16)> {
// CHECK: %[[A:.*]] = llvm.mlir.poison : !llvm.struct<(i8, i16)>
// CHECK: %[[B:.*]] = llvm.insertvalue %arg2, %[[A]][0] : !llvm.struct<(i8, i16)>
// CHECK: %[[C:.*]] = llvm.insertvalue %arg0, %[[B]][1] : !llvm.struct<(i8, i16)>
// CHECK: llvm.return %[[C]] : !llvm.struct<(i8, i16)>
// CHECK-LABEL: llvm.func @pick() -> i16 {
// CHECK: %[[R:.*]] = llvm.call @swap(%{{.*}}, %{{.*}}, %{{.*}}) : (i16, f64, i8) -> !llvm.struct<(i8, i16)>
// CHECK: llvm.extractvalue %[[R]][0] : !llvm.struct<(i8, i16)>
// CHECK: %[[S:.*]] = llvm.extractvalue %[[R]][1] : !llvm.struct<(i8, i16)>
// CHECK: llvm.return %[[S]] : i16
