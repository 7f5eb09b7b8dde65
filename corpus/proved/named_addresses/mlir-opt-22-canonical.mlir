// Addresses of globals, functions and messages are taken once, before the branches and loops that use them.
// mlir-opt 22's lowering after its -canonicalize -cse.
//
// RUN: verify-lowering %S/Inputs/source.mlir --lowered %s | FileCheck %s
// CHECK: 4 functions: 4 proved

module {
  llvm.mlir.global private constant @assert_msg_1(dense<[116, 111, 111, 32, 108, 97, 114, 103, 101, 0]> : tensor<10xi8>) {addr_space = 0 : i32} : !llvm.array<10 x i8>
  llvm.mlir.global private constant @assert_msg_0(dense<[110, 111, 116, 32, 103, 114, 101, 97, 116, 101, 114, 0]> : tensor<12xi8>) {addr_space = 0 : i32} : !llvm.array<12 x i8>
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<[110, 111, 116, 32, 116, 104, 101, 32, 115, 97, 109, 101, 0]> : tensor<13xi8>) {addr_space = 0 : i32} : !llvm.array<13 x i8>
  llvm.mlir.global private constant @weights(dense<[3, 1, 4, 1]> : tensor<4xi32>) {addr_space = 0 : i32} : !llvm.array<4 x i32>
  llvm.mlir.global private @total(0 : i32) {addr_space = 0 : i32} : i32
  llvm.func @twice(i32) -> i32 attributes {sym_visibility = "private"}
  llvm.func @in_branches(%arg0: i32, %arg1: i32, %arg2: i1) {
    %0 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
    %1 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    llvm.cond_br %arg2, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    %2 = llvm.icmp "eq" %arg0, %arg1 : i32
    llvm.cond_br %2, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb0, ^bb2
    %3 = llvm.icmp "sgt" %arg0, %arg1 : i32
    llvm.cond_br %3, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    llvm.return
  ^bb5:  // pred: ^bb1
    llvm.call @puts(%1) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb6:  // pred: ^bb3
    llvm.call @puts(%0) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
  llvm.func @in_rounds(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) {
    %0 = llvm.mlir.addressof @assert_msg_1 : !llvm.ptr
    %1 = llvm.mlir.addressof @weights : !llvm.ptr
    %2 = llvm.mlir.constant(100 : i32) : i32
    %3 = llvm.mlir.constant(3 : index) : i64
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%5 : i64)
  ^bb1(%6: i64):  // 2 preds: ^bb0, ^bb3
    %7 = llvm.icmp "slt" %6, %arg5 : i64
    llvm.cond_br %7, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %8 = llvm.getelementptr %1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
    %9 = llvm.and %6, %3 : i64
    %10 = llvm.getelementptr inbounds|nuw %8[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %11 = llvm.load %10 : !llvm.ptr -> i32
    %12 = llvm.getelementptr inbounds|nuw %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %13 = llvm.load %12 : !llvm.ptr -> i32
    %14 = llvm.icmp "slt" %13, %2 : i32
    llvm.cond_br %14, ^bb3, ^bb5
  ^bb3:  // pred: ^bb2
    %15 = llvm.mul %11, %13 : i32
    llvm.store %15, %12 : i32, !llvm.ptr
    %16 = llvm.add %6, %4 : i64
    llvm.br ^bb1(%16 : i64)
  ^bb4:  // pred: ^bb1
    llvm.return
  ^bb5:  // pred: ^bb2
    llvm.call @puts(%0) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
  llvm.func @sum_of_calls(%arg0: i64, %arg1: i32) {
    %0 = llvm.mlir.addressof @twice : !llvm.ptr
    %1 = llvm.mlir.addressof @total : !llvm.ptr
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%4: i64):  // 2 preds: ^bb0, ^bb2
    %5 = llvm.icmp "slt" %4, %arg0 : i64
    llvm.cond_br %5, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %6 = llvm.call %0(%arg1) : !llvm.ptr, (i32) -> i32
    %7 = llvm.load %1 : !llvm.ptr -> i32
    %8 = llvm.add %7, %6 : i32
    llvm.store %8, %1 : i32, !llvm.ptr
    %9 = llvm.add %4, %3 : i64
    llvm.br ^bb1(%9 : i64)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
}

