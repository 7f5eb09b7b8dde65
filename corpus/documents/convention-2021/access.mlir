// Built-in Function and MemRef Calling Convention (2021), Index Linearization.
// The document writes the offset without strides, which no version reads; here both are given.
//
// RUN: lower-mlir %s | FileCheck %s
// RUN: %if mlir-opt-14 %{ lower-mlir %s --typed-pointers | mlir-opt-14 -o /dev/null %}
// RUN: verify-lowering %s --lowered %S/Inputs/access.mlir | FileCheck --check-prefix=PROOF %s
// RUN: lower-mlir %s --no-passes -o %t.mlir
// RUN: %if mlir-opt-22 %{ %python %S/../../../scripts/compare-upstream %t.mlir | FileCheck --check-prefix=SAME %s %}
// SAME: equal
// PROOF: 2 functions: 2 proved

func @at(%m: memref<?x6x2xf32, offset: ?, strides: [12, 2, 1]>, %i: index, %j: index, %k: index) -> f32 {
  %0 = load %m[%i, %j, %k] : memref<?x6x2xf32, offset: ?, strides: [12, 2, 1]>
  return %0 : f32
}
func @put(%v: f32, %m: memref<?x6x2xf32, offset: ?, strides: [12, 2, 1]>, %i: index, %j: index, %k: index) {
  store %v, %m[%i, %j, %k] : memref<?x6x2xf32, offset: ?, strides: [12, 2, 1]>
  return
}

// CHECK-LABEL: llvm.func @at(
// CHECK: %[[P:.*]] = llvm.extractvalue %[[D:.*]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK: %[[O:.*]] = llvm.extractvalue %[[D]][2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK: %[[B:.*]] = llvm.getelementptr %[[P]][%[[O]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK: %[[S0:.*]] = llvm.mlir.constant(12 : index) : i64
// CHECK: %[[M0:.*]] = llvm.mul %arg9, %[[S0]] : i64
// CHECK: %[[S1:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK: %[[M1:.*]] = llvm.mul %arg10, %[[S1]] : i64
// CHECK: %[[A1:.*]] = llvm.add %[[M0]], %[[M1]] : i64
// CHECK: %[[A2:.*]] = llvm.add %[[A1]], %arg11 : i64
// CHECK: %[[E:.*]] = llvm.getelementptr %[[B]][%[[A2]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK: llvm.load %[[E]] : !llvm.ptr -> f32
// CHECK-LABEL: llvm.func @put(
// CHECK: %[[P:.*]] = llvm.extractvalue %[[D:.*]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK: %[[O:.*]] = llvm.extractvalue %[[D]][2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK: %[[B:.*]] = llvm.getelementptr %[[P]][%[[O]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK: %[[S0:.*]] = llvm.mlir.constant(12 : index) : i64
// CHECK: %[[M0:.*]] = llvm.mul %arg10, %[[S0]] : i64
// CHECK: %[[S1:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK: %[[M1:.*]] = llvm.mul %arg11, %[[S1]] : i64
// CHECK: %[[A1:.*]] = llvm.add %[[M0]], %[[M1]] : i64
// CHECK: %[[A2:.*]] = llvm.add %[[A1]], %arg12 : i64
// CHECK: %[[E:.*]] = llvm.getelementptr %[[B]][%[[A2]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK: llvm.store %arg0, %[[E]] : f32, !llvm.ptr
