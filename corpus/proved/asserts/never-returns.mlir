// Right: a function that always fails is stated never to return, as opt -O2 finds out.
//
// RUN: verify-lowering %S/Inputs/fails.mlir --lowered %s | FileCheck %s
// CHECK: @fails: proved

llvm.func @abort()
llvm.func @puts(!llvm.ptr)
llvm.mlir.global private constant @assert_msg(dense<[110, 101, 118, 101, 114, 0]> : tensor<6xi8>) {addr_space = 0 : i32} : !llvm.array<6 x i8>
llvm.mlir.global private constant @assert_msg_0(dense<[110, 111, 116, 32, 102, 105, 110, 101, 0]> : tensor<9xi8>) {addr_space = 0 : i32} : !llvm.array<9 x i8>

llvm.func @fails() attributes {passthrough = ["cold", "noreturn"]} {
  %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
  llvm.call @puts(%0) : (!llvm.ptr) -> ()
  llvm.call @abort() : () -> ()
  llvm.unreachable
}

llvm.func @may_fail(%fine: i1) {
  llvm.cond_br %fine, ^on, ^ends
^on:
  llvm.return
^ends:
  %0 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
  llvm.call @puts(%0) : (!llvm.ptr) -> ()
  llvm.call @abort() : () -> ()
  llvm.unreachable
}
