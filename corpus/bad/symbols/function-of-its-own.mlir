// Wrong: a function that the source only declares is another name for one of the lowering's.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/callbacks.mlir --lowered %s | FileCheck %s
// CHECK: @ext: refuted: symbol: the lowering defines a function that the source only declares
// CHECK-NEXT: source: func.func @ext
// CHECK-NEXT: lowering: llvm.mlir.alias external @ext

llvm.func internal @mine(%f: !llvm.ptr) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  llvm.return %c : i32
}

llvm.mlir.alias external @ext : !llvm.func<i32 (ptr)> {
  %p = llvm.mlir.addressof @mine : !llvm.ptr
  llvm.return %p : !llvm.ptr
}

llvm.func internal @one() -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  llvm.return %c : i32
}

llvm.func @f() -> i32 {
  %a = llvm.mlir.addressof @one : !llvm.ptr
  %callee = llvm.mlir.addressof @ext : !llvm.ptr
  %r = llvm.call %callee(%a) : !llvm.ptr, (!llvm.ptr) -> i32
  llvm.return %r : i32
}
