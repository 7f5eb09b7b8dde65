// Right: of a message with a zero byte puts prints what stands before it.
//
// RUN: verify-lowering %S/../../proved/asserts/zero-byte.mlir --lowered %s | FileCheck %s
// CHECK: 1 function: 1 proved{{$}}

llvm.func @abort()
llvm.func @puts(!llvm.ptr)
llvm.mlir.global private constant @message("before\00behind\00") {addr_space = 0 : i32} : !llvm.array<14 x i8>
llvm.func @checked(%c: i1) {
  llvm.cond_br %c, ^end, ^fails
^end:
  llvm.return
^fails:
  %message = llvm.mlir.addressof @message : !llvm.ptr
  llvm.call @puts(%message) : (!llvm.ptr) -> ()
  llvm.call @abort() : () -> ()
  llvm.unreachable
}
