// Wrong, where threads have stacks of two megabytes: one object of three where the source has four bytes.
//
// RUN: expect-status 2 verify-lowering %S/../bad/scopes/Inputs/small.mlir --lowered %s | FileCheck %s
// CHECK: @small: unknown: lifetime: the stack has room

llvm.func @small() -> i32 {
  %n = llvm.mlir.constant(786432 : i32) : i32
  %5 = llvm.mlir.constant(5 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %5, %a : i32, !llvm.ptr
  %x = llvm.load %a : !llvm.ptr -> i32
  llvm.return %x : i32
}
