// Right: a function whose address a callee is given is called as in C, and others need not see it.
//
// RUN: verify-lowering %S/../../bad/passing/Inputs/address.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @own: proved
// CHECK-DAG: @gives: proved

llvm.func @take(!llvm.ptr) attributes {sym_visibility = "private"}
llvm.func internal @own(%x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func @gives() {
  %p = llvm.mlir.addressof @own : !llvm.ptr
  llvm.call @take(%p) : (!llvm.ptr) -> ()
  llvm.return
}
