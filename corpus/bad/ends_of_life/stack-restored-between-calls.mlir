// Wrong: the stack is restored before the second callee gets the buffer.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/source.mlir --lowered %s --function=stack | FileCheck %s
// CHECK: @stack: refuted

llvm.func @take(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @stack(%x: i32) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %top = llvm.intr.stacksave : !llvm.ptr
  %p = llvm.alloca %1 x i32 : (i64) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.call @take(%p, %p, %0, %1, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.intr.stackrestore %top : !llvm.ptr
  llvm.call @take(%p, %p, %0, %1, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.return
}
