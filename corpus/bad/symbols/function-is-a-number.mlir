// Wrong: what others are given as a function is a number.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/callbacks.mlir --lowered %s | FileCheck %s
// CHECK: @one: refuted: symbol: the lowering has no function of that name, but something else
// CHECK-NEXT: source: func.func @one
// CHECK-NEXT: lowering: llvm.mlir.global internal @one
// CHECK: @f: refuted: call-argument: in the call of @ext argument 0 differs

llvm.func @ext(!llvm.ptr) -> i32 attributes {sym_visibility = "private"}

llvm.mlir.global internal @one(1 : i32) : i32

llvm.func @f() -> i32 {
  %a = llvm.mlir.addressof @one : !llvm.ptr
  %r = llvm.call @ext(%a) : (!llvm.ptr) -> i32
  llvm.return %r : i32
}
