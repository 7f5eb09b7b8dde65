// Wrong, where threads have stacks of two megabytes: one object of three where the source has four bytes.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/small.mlir --lowered %s | FileCheck %s
// CHECK: @small: refuted: stack-usage: the lowering takes 3145728 bytes of the stack where the source takes 16

llvm.func @small() -> i32 {
  %n = llvm.mlir.constant(786432 : i32) : i32
  %5 = llvm.mlir.constant(5 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %5, %a : i32, !llvm.ptr
  %x = llvm.load %a : !llvm.ptr -> i32
  llvm.return %x : i32
}
