// Notes on the conversion of types (in Chinese), memrefs of static shape as bare pointers; unranked ones have no such form.
//
// RUN: lower-mlir %s --use-bare-ptr-memref-call-conv | FileCheck %s
// RUN: %if mlir-opt-14 %{ lower-mlir %s --use-bare-ptr-memref-call-conv --typed-pointers | mlir-opt-14 -o /dev/null %}
// RUN: verify-lowering %s --use-bare-ptr-memref-call-conv --lowered %S/Inputs/bare-pointers.mlir | FileCheck --check-prefix=PROOF %s
// PROOF: 2 functions: 2 proved

func.func private @static(memref<i64>, memref<3x5xi64>, memref<3x5xvector<2xf64>>)
func.func @pass(%a: memref<i64>, %b: memref<3x5xi64>, %c: memref<3x5xvector<2xf64>>) {
  call @static(%a, %b, %c) : (memref<i64>, memref<3x5xi64>, memref<3x5xvector<2xf64>>) -> ()
  return
}

// CHECK: llvm.func @static(!llvm.ptr, !llvm.ptr, !llvm.ptr)
// CHECK: llvm.func @pass(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr)
// CHECK: llvm.call @static(%{{.*}}, %{{.*}}, %{{.*}}) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
