// Right: two numbers on the stack.
//
// RUN: verify-lowering %S/../../bad/scopes/Inputs/passes.mlir --lowered %s | FileCheck %s
// CHECK: 2 functions: 2 proved{{$}}

llvm.func @take(i32) attributes {sym_visibility = "private"}
llvm.func @passes(%v: i32) {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %b = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %a : i32, !llvm.ptr
  llvm.store %v, %b : i32, !llvm.ptr
  %x = llvm.load %b : !llvm.ptr -> i32
  llvm.call @take(%x) : (i32) -> ()
  llvm.return
}
