// LLVM IR Target (2022), C-compatible wrapper emission. An external function.
//
// RUN: lower-mlir %s | FileCheck %s
// RUN: %if mlir-opt-14 %{ lower-mlir %s --typed-pointers | mlir-opt-14 -o /dev/null %}
// RUN: sed 's/llvm.func @outside/llvm.func private @outside/' %S/Inputs/wrapper-external.mlir > %t.private.mlir
// RUN: verify-lowering %s --lowered %t.private.mlir | FileCheck --check-prefix=PROOF %s
// RUN: expect-status 1 verify-lowering %s --lowered %S/Inputs/wrapper-external.mlir | FileCheck --check-prefix=LINKAGE %s
// RUN: %if mlir-opt-14 %{ mlir-opt-14 --allow-unregistered-dialect %s -o /dev/null %}
// RUN: lower-mlir %s --no-passes -o %t.mlir
// RUN: %if mlir-opt-22 %{ %python %S/../../../scripts/compare-upstream %t.mlir | FileCheck --check-prefix=SAME %s %}
// SAME: equal
// PROOF: 2 functions: 2 proved
//
// As the document prints it the body defines a symbol for the linker that another module defines; newer forms make it private.
// LINKAGE: @outside: refuted: attribute: the lowering has another linkage than the source demands

func private @outside(%m: memref<?x?x?xi32>, %k: i32) attributes {llvm.emit_c_interface}

// CHECK-LABEL: llvm.func private @outside(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i32)
// CHECK: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK: %[[V1:.*]] = llvm.insertvalue %arg0, %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK: %[[V2:.*]] = llvm.insertvalue %arg1, %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK: %[[V3:.*]] = llvm.insertvalue %arg2, %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK: %[[V4:.*]] = llvm.insertvalue %arg3, %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK: %[[V5:.*]] = llvm.insertvalue %arg6, %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK: %[[V6:.*]] = llvm.insertvalue %arg4, %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK: %[[V7:.*]] = llvm.insertvalue %arg7, %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK: %[[V8:.*]] = llvm.insertvalue %arg5, %[[V7]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK: %[[V9:.*]] = llvm.insertvalue %arg8, %[[V8]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK: %[[ONE:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK: %[[SLOT:.*]] = llvm.alloca %[[ONE]] x !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> : (i64) -> !llvm.ptr
// CHECK: llvm.store %[[V9]], %[[SLOT]] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>, !llvm.ptr
// CHECK: llvm.call @_mlir_ciface_outside(%[[SLOT]], %arg9) : (!llvm.ptr, i32) -> ()
// CHECK: llvm.return
// CHECK-LABEL: llvm.func @_mlir_ciface_outside(!llvm.ptr, i32)
