// Conversion to the LLVM Dialect (2020), Index Linearization.
// The document writes the types of extractvalue's operand as {float*, float*, i64, i64[4], i64[4]}, which is not a type of LLVM IR, and leaves
// the operand away; here both are as LLVM IR has them. A size that is not known makes the strides before it unknown.
//
// RUN: lower-mlir %s | FileCheck %s
// RUN: verify-lowering %s --lowered %S/Inputs/access.mlir | FileCheck --check-prefix=PROOF %s
// PROOF: 1 function: 1 proved

func @at(%m: memref<4x?x5xf64>) -> f64 {
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  %c3 = constant 3 : index
  %0 = load %m[%c1, %c2, %c3] : memref<4x?x5xf64>
  return %0 : f64
}

// CHECK-LABEL: llvm.func @at(
// CHECK: %[[C1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK: %[[C2:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK: %[[C3:.*]] = llvm.mlir.constant(3 : index) : i64
// CHECK: %[[P:.*]] = llvm.extractvalue %[[D:.*]][1]
// CHECK: %[[S0:.*]] = llvm.extractvalue %[[D]][4, 0]
// CHECK: %[[M0:.*]] = llvm.mul %[[C1]], %[[S0]] : i64
// CHECK: %[[S1:.*]] = llvm.mlir.constant(5 : index) : i64
// CHECK: %[[M1:.*]] = llvm.mul %[[C2]], %[[S1]] : i64
// CHECK: %[[A1:.*]] = llvm.add %[[M0]], %[[M1]] : i64
// CHECK: %[[A2:.*]] = llvm.add %[[A1]], %[[C3]] : i64
// CHECK: %[[E:.*]] = llvm.getelementptr %[[P]][%[[A2]]] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK: llvm.load %[[E]] : !llvm.ptr -> f64
