// Wrong, where threads have stacks of two megabytes: no object is large, all of them together are, and the source has none.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/passes.mlir --lowered %s | FileCheck %s
// CHECK: @passes: refuted: stack-usage: the lowering takes 1600000 bytes of the stack

llvm.func @take(i32) attributes {sym_visibility = "private"}
llvm.func @passes(%v: i32) {
  %n = llvm.mlir.constant(200000 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %b = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %a : i32, !llvm.ptr
  llvm.store %v, %b : i32, !llvm.ptr
  %x = llvm.load %b : !llvm.ptr -> i32
  llvm.call @take(%x) : (i32) -> ()
  llvm.return
}
