// LLVM IR Target (2022), Translation from LLVM IR: text of LLVM IR becomes a module of the LLVM dialect, phis become block arguments.
// Today's name of the option of mlir-translate is --import-llvm.
//
// RUN: lower-mlir --import-llvm %S/Inputs/import.ll | FileCheck %s
// RUN: %if mlir-runner-22 %{ mlir-translate-22 --import-llvm %S/Inputs/import.ll | FileCheck %s %}
// RUN: %if mlir-runner-22 %{ lower-mlir --import-llvm %S/Inputs/import.ll | mlir-translate-22 --mlir-to-llvmir | FileCheck --check-prefix=BACK %s %}

// CHECK-DAG: llvm.mlir.global internal constant @limit(12 : i32)
// CHECK-DAG: llvm.func @tell(i32)
// CHECK-LABEL: llvm.func @total(%arg0: !llvm.ptr, %arg1: i32) -> i32 {
// CHECK: llvm.icmp "sle" %arg1, %{{.*}} : i32
// CHECK: llvm.cond_br %{{.*}}, ^[[DONE:bb[0-9]+]](%{{.*}} : i32), ^[[LOOP:bb[0-9]+]](%{{.*}}, %{{.*}} : i32, i32)
// CHECK: ^[[LOOP]](%[[I:.*]]: i32, %[[SUM:.*]]: i32):
// CHECK: %[[WIDE:.*]] = llvm.sext %[[I]] : i32 to i64
// CHECK: %[[PLACE:.*]] = llvm.getelementptr inbounds %arg0[%[[WIDE]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK: %[[ITEM:.*]] = llvm.load %[[PLACE]] {alignment = 4 : i64} : !llvm.ptr -> i32
// CHECK: %[[MORE:.*]] = llvm.add %[[SUM]], %[[ITEM]] overflow<nsw> : i32
// CHECK: llvm.cond_br %{{.*}}, ^[[LOOP]](%{{.*}}, %[[MORE]] : i32, i32), ^[[DONE]](%[[MORE]] : i32)
// CHECK: ^[[DONE]](%[[RESULT:.*]]: i32):
// CHECK: llvm.return %[[RESULT]] : i32
// BACK-DAG: @limit = internal constant i32 12
// BACK-DAG: declare void @tell(i32)
// BACK-LABEL: define i32 @total(ptr %0, i32 %1)
// BACK: phi i32
// BACK: phi i32
