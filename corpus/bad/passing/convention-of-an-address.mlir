// Wrong: a function of the module's own, whose address a callee is given, is no longer called as in C. The callee calls it so.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/address.mlir --lowered %s | FileCheck %s
// CHECK: @own: refuted: attribute: the lowering has another calling convention

llvm.func @take(!llvm.ptr) attributes {sym_visibility = "private"}
llvm.func internal fastcc @own(%x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func @gives() {
  %p = llvm.mlir.addressof @own : !llvm.ptr
  llvm.call @take(%p) : (!llvm.ptr) -> ()
  llvm.return
}
