// Wrong: the other table.
// Otherwise mlir-opt 19's lowering after -canonicalize -cse.
//
// RUN: expect-status 1 verify-lowering %S/../../examples/globals.mlir --lowered %s | FileCheck %s
// CHECK: @count: refuted

module {
  llvm.mlir.global private constant @assert_msg_0(dense<[105, 110, 100, 101, 120, 32, 105, 115, 32, 116, 111, 111, 32, 108, 97, 114, 103, 101, 0]> : tensor<19xi8>) {addr_space = 0 : i32} : !llvm.array<19 x i8>
  llvm.func @abort()
  llvm.func @puts(!llvm.ptr)
  llvm.mlir.global private constant @assert_msg(dense<[105, 110, 100, 101, 120, 32, 105, 115, 32, 110, 101, 103, 97, 116, 105, 118, 101, 0]> : tensor<18xi8>) {addr_space = 0 : i32} : !llvm.array<18 x i8>
  llvm.mlir.global private constant @table(dense<[0.000000e+00, 5.000000e-01, 7.500000e-01, 8.750000e-01, 1.000000e+00]> : tensor<5xf32>) {addr_space = 0 : i32} : !llvm.array<5 x f32>
  llvm.mlir.global private constant @weights(dense<[[1, 2, 3], [-4, 5, -6]]> : tensor<2x3xi16>) {addr_space = 0 : i32} : !llvm.array<2 x array<3 x i16>>
  llvm.mlir.global external @counters(dense<0> : tensor<2x3xi32>) {addr_space = 0 : i32} : !llvm.array<2 x array<3 x i32>>
  llvm.mlir.global external @last() {addr_space = 0 : i32} : f32 {
    %0 = llvm.mlir.undef : f32
    llvm.return %0 : f32
  }
  llvm.mlir.global private @seed(7 : i64) {addr_space = 0 : i32, alignment = 64 : i64} : i64
  llvm.func @interpolate(%arg0: i64, %arg1: f32) -> f32 {
    %0 = llvm.mlir.addressof @table : !llvm.ptr
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.getelementptr %0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<5 x f32>
    %3 = llvm.getelementptr %2[%arg0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %4 = llvm.load %3 : !llvm.ptr -> f32
    %5 = llvm.add %arg0, %1 : i64
    %6 = llvm.getelementptr %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %7 = llvm.load %6 : !llvm.ptr -> f32
    %8 = llvm.fsub %7, %4  : f32
    %9 = llvm.fmul %8, %arg1  : f32
    %10 = llvm.fadd %4, %9  : f32
    llvm.return %10 : f32
  }
  llvm.func @count(%arg0: i64, %arg1: i64) -> i32 {
    %0 = llvm.mlir.addressof @counters : !llvm.ptr
    %1 = llvm.mlir.addressof @weights : !llvm.ptr
    %2 = llvm.mlir.constant(3 : index) : i64
    %3 = llvm.getelementptr %0[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<3 x i16>>
    %4 = llvm.getelementptr %0[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<3 x i32>>
    %5 = llvm.mul %arg0, %2 : i64
    %6 = llvm.add %5, %arg1 : i64
    %7 = llvm.getelementptr %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %8 = llvm.load %7 : !llvm.ptr -> i16
    %9 = llvm.sext %8 : i16 to i32
    %10 = llvm.getelementptr %4[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %11 = llvm.load %10 : !llvm.ptr -> i32
    %12 = llvm.add %9, %11 : i32
    llvm.store %12, %10 : i32, !llvm.ptr
    llvm.return %12 : i32
  }
  llvm.func @note(%arg0: f32) {
    %0 = llvm.mlir.addressof @last : !llvm.ptr
    llvm.store %arg0, %0 : f32, !llvm.ptr
    llvm.return
  }
  llvm.func @state() -> !llvm.struct<(ptr, ptr, i64)> {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64)>
    %2 = llvm.mlir.constant(3735928559 : index) : i64
    %3 = llvm.mlir.addressof @seed : !llvm.ptr
    %4 = llvm.inttoptr %2 : i64 to !llvm.ptr
    %5 = llvm.insertvalue %4, %1[0] : !llvm.struct<(ptr, ptr, i64)>
    %6 = llvm.insertvalue %3, %5[1] : !llvm.struct<(ptr, ptr, i64)>
    %7 = llvm.insertvalue %0, %6[2] : !llvm.struct<(ptr, ptr, i64)>
    llvm.return %7 : !llvm.struct<(ptr, ptr, i64)>
  }
  llvm.func @checked(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> i64 {
    %0 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
    %1 = llvm.mlir.addressof @assert_msg : !llvm.ptr
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.mlir.constant(0 : index) : i64
    %4 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg0, %4[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.insertvalue %arg1, %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %arg2, %6[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.insertvalue %arg3, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.extractvalue %8[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %10 = llvm.alloca %2 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %9, %10 : !llvm.array<1 x i64>, !llvm.ptr
    %11 = llvm.getelementptr %10[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i64>
    %12 = llvm.load %11 : !llvm.ptr -> i64
    %13 = llvm.icmp "sge" %arg5, %3 : i64
    llvm.cond_br %13, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    %14 = llvm.icmp "slt" %arg5, %12 : i64
    llvm.cond_br %14, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %15 = llvm.getelementptr %arg1[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %16 = llvm.load %15 : !llvm.ptr -> i64
    llvm.return %16 : i64
  ^bb3:  // pred: ^bb0
    llvm.call @puts(%1) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  ^bb4:  // pred: ^bb1
    llvm.call @puts(%0) : (!llvm.ptr) -> ()
    llvm.call @abort() : () -> ()
    llvm.unreachable
  }
}
