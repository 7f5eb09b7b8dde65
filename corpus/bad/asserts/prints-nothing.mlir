// Wrong: where the assertion fails, the text to print is at no address, and anything may happen.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/source.mlir --lowered %s | FileCheck %s
// CHECK: @asserts: refuted

llvm.func @puts(!llvm.ptr)
llvm.func @abort()
llvm.func @asserts(%fine: i1) {
  llvm.cond_br %fine, ^on, ^ends
^on:
  llvm.return
^ends:
  %nowhere = llvm.mlir.zero : !llvm.ptr
  llvm.call @puts(%nowhere) : (!llvm.ptr) -> ()
  llvm.call @abort() : () -> ()
  llvm.unreachable
}
