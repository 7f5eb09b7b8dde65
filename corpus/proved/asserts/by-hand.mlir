// Right: a branch around the call that prints.
//
// RUN: verify-lowering %S/../../bad/asserts/Inputs/source.mlir --lowered %s | FileCheck %s
// CHECK: 1 function: 1 proved{{$}}

llvm.func @puts(!llvm.ptr)
llvm.func @abort()
llvm.mlir.global private constant @message("not fine\00")
llvm.func @asserts(%fine: i1) {
  llvm.cond_br %fine, ^on, ^ends
^on:
  llvm.return
^ends:
  %text = llvm.mlir.addressof @message : !llvm.ptr
  llvm.call @puts(%text) : (!llvm.ptr) -> ()
  llvm.call @abort() : () -> ()
  llvm.unreachable
}
