// Right: one number on the stack.
//
// RUN: verify-lowering %S/../../bad/scopes/Inputs/small.mlir --lowered %s | FileCheck %s
// CHECK: 1 function: 1 proved{{$}}

llvm.func @small() -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %5 = llvm.mlir.constant(5 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %5, %a : i32, !llvm.ptr
  %x = llvm.load %a : !llvm.ptr -> i32
  llvm.return %x : i32
}
