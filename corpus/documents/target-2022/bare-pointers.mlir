// LLVM IR Target (2022), Bare Pointer Calling Convention for Ranked MemRef.
// The document's text is ill-formed in places: a function without its end, insertelement and extractelement on a structure (insertvalue and
// extractvalue are meant), the second stride inserted into a number.
//
// RUN: lower-mlir %s -convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 -reconcile-unrealized-casts | FileCheck %s
// RUN: %if mlir-opt-14 %{ lower-mlir %s -convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 -reconcile-unrealized-casts --typed-pointers | mlir-opt-14 -o /dev/null %}
// RUN: verify-lowering %s --use-bare-ptr-memref-call-conv --lowered %S/Inputs/bare-pointers.mlir | FileCheck --check-prefix=PROOF %s
// PROOF: 2 functions: 2 proved
// RUN: %if mlir-opt-22 %{ %python %S/../../../scripts/compare-upstream %s -- -convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 -reconcile-unrealized-casts | FileCheck --check-prefix=SAME %s %}
// SAME: equal

func.func private @callee(memref<3x5xi32>)
func.func @caller(%m: memref<3x5xi32>) {
  call @callee(%m) : (memref<3x5xi32>) -> ()
  return
}

// CHECK-LABEL: llvm.func @callee(!llvm.ptr)
// CHECK-LABEL: llvm.func @caller(%arg0: !llvm.ptr)
// CHECK: %[[D0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: %[[D1:.*]] = llvm.insertvalue %arg0, %[[D0]][0]
// CHECK: %[[D2:.*]] = llvm.insertvalue %arg0, %[[D1]][1]
// CHECK: %[[C0:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK: %[[D3:.*]] = llvm.insertvalue %[[C0]], %[[D2]][2]
// CHECK: %[[C3:.*]] = llvm.mlir.constant(3 : index) : i64
// CHECK: %[[D4:.*]] = llvm.insertvalue %[[C3]], %[[D3]][3, 0]
// CHECK: %[[C5:.*]] = llvm.mlir.constant(5 : index) : i64
// CHECK: %[[D5:.*]] = llvm.insertvalue %[[C5]], %[[D4]][4, 0]
// CHECK: %[[S1:.*]] = llvm.mlir.constant(5 : index) : i64
// CHECK: %[[D6:.*]] = llvm.insertvalue %[[S1]], %[[D5]][3, 1]
// CHECK: %[[C1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK: %[[D7:.*]] = llvm.insertvalue %[[C1]], %[[D6]][4, 1]
// CHECK: %[[P:.*]] = llvm.extractvalue %[[D7]][1]
// CHECK: llvm.call @callee(%[[P]]) : (!llvm.ptr) -> ()
