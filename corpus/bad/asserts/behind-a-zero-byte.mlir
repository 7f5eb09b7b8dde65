// Wrong: of a message with a zero byte, the lowering prints what is behind it.
//
// RUN: expect-status 1 verify-lowering %S/../../proved/asserts/zero-byte.mlir --lowered %s | FileCheck %s
// CHECK: @checked: refuted: control: the lowering prints 'behind', the source 'before'

llvm.func @abort()
llvm.func @puts(!llvm.ptr)
llvm.mlir.global private constant @message("before\00behind\00") {addr_space = 0 : i32} : !llvm.array<14 x i8>
llvm.func @checked(%c: i1) {
  llvm.cond_br %c, ^end, ^fails
^end:
  llvm.return
^fails:
  %message = llvm.mlir.addressof @message : !llvm.ptr
  %text = llvm.getelementptr %message[7] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.call @puts(%text) : (!llvm.ptr) -> ()
  llvm.call @abort() : () -> ()
  llvm.unreachable
}
