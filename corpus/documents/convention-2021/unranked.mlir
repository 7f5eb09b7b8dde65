// Built-in Function and MemRef Calling Convention (2021), Calling Convention for Unranked memref.
//
// RUN: lower-mlir %s | FileCheck %s
// RUN: %if mlir-opt-14 %{ lower-mlir %s --typed-pointers | mlir-opt-14 -o /dev/null %}
// RUN: verify-lowering %s --lowered %S/Inputs/unranked.mlir | FileCheck --check-prefix=PROOF %s
// RUN: lower-mlir %s --no-passes -o %t.mlir
// RUN: %if mlir-opt-22 %{ %python %S/../../../scripts/compare-upstream %t.mlir | FileCheck --check-prefix=SAME %s %}
// SAME: equal
// PROOF: 3 functions: 3 proved

func @consume(memref<*xf64>)
func @callee(%m: memref<*xf64>) {
  call @consume(%m) : (memref<*xf64>) -> ()
  return
}
func @caller(%r: i32, %m: memref<*xf64>) {
  call @callee(%m) : (memref<*xf64>) -> ()
  return
}

// CHECK-LABEL: llvm.func @consume(i64, !llvm.ptr)
// CHECK-LABEL: llvm.func @callee(%arg0: i64, %arg1: !llvm.ptr) {
// CHECK: %[[A:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK: %[[B:.*]] = llvm.insertvalue %arg0, %[[A]][0] : !llvm.struct<(i64, ptr)>
// CHECK: %[[C:.*]] = llvm.insertvalue %arg1, %[[B]][1] : !llvm.struct<(i64, ptr)>
// CHECK: %[[R:.*]] = llvm.extractvalue %[[C]][0] : !llvm.struct<(i64, ptr)>
// CHECK: %[[P:.*]] = llvm.extractvalue %[[C]][1] : !llvm.struct<(i64, ptr)>
// CHECK: llvm.call @consume(%[[R]], %[[P]]) : (i64, !llvm.ptr) -> ()
// CHECK-LABEL: llvm.func @caller(%arg0: i32, %arg1: i64, %arg2: !llvm.ptr) {
// CHECK: llvm.call @callee(%{{.*}}, %{{.*}}) : (i64, !llvm.ptr) -> ()
