// LLVM IR Target (2022), C-compatible wrapper emission. A memref as result.
//
// RUN: lower-mlir %s | FileCheck %s
// RUN: %if mlir-opt-14 %{ lower-mlir %s --typed-pointers | mlir-opt-14 -o /dev/null %}
// RUN: verify-lowering %s --lowered %S/Inputs/wrapper-result.mlir | FileCheck --check-prefix=PROOF %s
// RUN: %if mlir-opt-14 %{ mlir-opt-14 --allow-unregistered-dialect %s -o /dev/null %}
// RUN: lower-mlir %s --no-passes -o %t.mlir
// RUN: %if mlir-opt-22 %{ %python %S/../../../scripts/compare-upstream %t.mlir | FileCheck --check-prefix=SAME %s %}
// SAME: equal
// PROOF: 2 functions: 2 proved

func @same(%m: memref<?x?xi16>) -> memref<?x?xi16> attributes {llvm.emit_c_interface} {
  return %m : memref<?x?xi16>
}

// CHECK-LABEL: llvm.func @same(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-LABEL: llvm.func @_mlir_ciface_same(%arg0: !llvm.ptr, %arg1: !llvm.ptr)
// CHECK: %[[D:.*]] = llvm.load %arg1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: %[[R:.*]] = llvm.call @same(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: llvm.store %[[R]], %arg0 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK: llvm.return
