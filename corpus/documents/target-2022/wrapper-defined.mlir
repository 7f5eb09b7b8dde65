// LLVM IR Target (2022), C-compatible wrapper emission. A defined function.
//
// RUN: lower-mlir %s | FileCheck %s
// RUN: %if mlir-opt-14 %{ lower-mlir %s --typed-pointers | mlir-opt-14 -o /dev/null %}
// RUN: verify-lowering %s --lowered %S/Inputs/wrapper-defined.mlir | FileCheck --check-prefix=PROOF %s
// RUN: %if mlir-opt-14 %{ mlir-opt-14 --allow-unregistered-dialect %s -o /dev/null %}
// RUN: lower-mlir %s --no-passes -o %t.mlir
// RUN: %if mlir-opt-22 %{ %python %S/../../../scripts/compare-upstream %t.mlir | FileCheck --check-prefix=SAME %s %}
// SAME: equal
// PROOF: 2 functions: 2 proved

func @first(%m: memref<?x?xf64>, %k: i16) -> i16 attributes {llvm.emit_c_interface} {
  return %k : i16
}

// CHECK-LABEL: llvm.func @first(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i16) -> i16
// CHECK-LABEL: llvm.func @_mlir_ciface_first(%arg0: !llvm.ptr, %arg1: i16) -> i16
// CHECK: %[[D:.*]] = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: %[[E0:.*]] = llvm.extractvalue %[[D]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: %[[E1:.*]] = llvm.extractvalue %[[D]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: %[[E2:.*]] = llvm.extractvalue %[[D]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: %[[E3:.*]] = llvm.extractvalue %[[D]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: %[[E4:.*]] = llvm.extractvalue %[[D]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: %[[E5:.*]] = llvm.extractvalue %[[D]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: %[[E6:.*]] = llvm.extractvalue %[[D]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: %[[R:.*]] = llvm.call @first(%[[E0]], %[[E1]], %[[E2]], %[[E3]], %[[E4]], %[[E5]], %[[E6]], %arg1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i16) -> i16
// CHECK: llvm.return %[[R]] : i16
