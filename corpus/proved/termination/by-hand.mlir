// Right: the atomic store comes before the assertion, and the loop that never ends is kept.
//
// RUN: verify-lowering %S/../../bad/termination/Inputs/source.mlir --lowered %s | FileCheck %s
// CHECK: 5 functions: 5 proved{{$}}

llvm.func @abort()
llvm.func @puts(!llvm.ptr)
llvm.func @first() -> i64 attributes {sym_visibility = "private"}
llvm.func @second() -> i64 attributes {sym_visibility = "private"}
llvm.mlir.global private constant @message("not ok\00")
llvm.func @answers() -> i64 {
  %x = llvm.call @first() : () -> i64
  %y = llvm.call @second() : () -> i64
  %factor = llvm.mlir.constant(6364136223846793005 : i64) : i64
  %z = llvm.mul %y, %factor : i64
  llvm.return %z : i64
}
llvm.func @endless(%x: i32) -> i32 {
  llvm.br ^again
^again:
  llvm.br ^again
}
llvm.func @checked(%p: !llvm.ptr, %x: i32, %ok: i1) {
  llvm.store %x, %p atomic seq_cst {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.cond_br %ok, ^fine, ^failed
^fine:
  llvm.return
^failed:
  %text = llvm.mlir.addressof @message : !llvm.ptr
  llvm.call @puts(%text) : (!llvm.ptr) -> ()
  llvm.call @abort() : () -> ()
  llvm.unreachable
}
