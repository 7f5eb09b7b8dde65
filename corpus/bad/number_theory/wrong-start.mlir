// Wrong: marking starts right after the prime.
// Otherwise mlir-opt 22's lowering after -canonicalize -cse.
//
// REQUIRES: long
// RUN: expect-status 1 verify-lowering %S/../../examples/number_theory.mlir --lowered %s | FileCheck %s
// CHECK: @sieve: refuted

module {
  llvm.func @gcd(%arg0: i64, %arg1: i64) -> i64 {
    %0 = llvm.mlir.constant(0 : i64) : i64
    llvm.br ^bb1(%arg0, %arg1 : i64, i64)
  ^bb1(%1: i64, %2: i64):
    %3 = llvm.icmp "ne" %2, %0 : i64
    llvm.cond_br %3, ^bb2(%1, %2 : i64, i64), ^bb3
  ^bb2(%4: i64, %5: i64):
    %6 = llvm.urem %4, %5 : i64
    llvm.br ^bb1(%5, %6 : i64, i64)
  ^bb3:
    llvm.return %1 : i64
  }
  llvm.func @collatz(%arg0: i64, %arg1: i32) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(3 : i64) : i64
    llvm.br ^bb1(%arg0, %0 : i64, i32)
  ^bb1(%4: i64, %5: i32):
    %6 = llvm.icmp "ne" %4, %2 : i64
    %7 = llvm.icmp "ult" %5, %arg1 : i32
    %8 = llvm.and %6, %7 : i1
    llvm.cond_br %8, ^bb2(%4, %5 : i64, i32), ^bb3
  ^bb2(%9: i64, %10: i32):
    %11 = llvm.trunc %9 : i64 to i1
    %12 = llvm.lshr %9, %2 : i64
    %13 = llvm.mul %9, %3 : i64
    %14 = llvm.add %13, %2 : i64
    %15 = llvm.select %11, %14, %12 : i1, i64
    %16 = llvm.add %10, %1 : i32
    llvm.br ^bb1(%15, %16 : i64, i32)
  ^bb3:
    llvm.return %5 : i32
  }
  llvm.func @sieve(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) {
    %0 = llvm.mlir.constant(1 : i8) : i8
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(2 : index) : i64
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(0 : index) : i64
    %5 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.insertvalue %arg0, %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %arg1, %6[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.insertvalue %arg2, %7[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.insertvalue %arg3, %8[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %10 = llvm.extractvalue %9[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %11 = llvm.alloca %3 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %10, %11 : !llvm.array<1 x i64>, !llvm.ptr
    %12 = llvm.getelementptr %11[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i64>
    %13 = llvm.load %12 : !llvm.ptr -> i64
    llvm.br ^bb1(%4 : i64)
  ^bb1(%14: i64):
    %15 = llvm.icmp "slt" %14, %13 : i64
    llvm.cond_br %15, ^bb2, ^bb3(%2 : i64)
  ^bb2:
    %16 = llvm.getelementptr inbounds|nuw %arg1[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %1, %16 : i8, !llvm.ptr
    %17 = llvm.add %14, %3 : i64
    llvm.br ^bb1(%17 : i64)
  ^bb3(%18: i64):
    %19 = llvm.icmp "slt" %18, %13 : i64
    llvm.cond_br %19, ^bb4, ^bb9
  ^bb4:
    %20 = llvm.getelementptr inbounds|nuw %arg1[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.load %20 : !llvm.ptr -> i8
    %22 = llvm.icmp "eq" %21, %1 : i8
    llvm.cond_br %22, ^bb5, ^bb8
  ^bb5:
    %23 = llvm.add %18, %3 : i64
    llvm.br ^bb6(%23 : i64)
  ^bb6(%24: i64):
    %25 = llvm.icmp "slt" %24, %13 : i64
    llvm.cond_br %25, ^bb7, ^bb8
  ^bb7:
    %26 = llvm.getelementptr inbounds|nuw %arg1[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %0, %26 : i8, !llvm.ptr
    %27 = llvm.add %24, %18 : i64
    llvm.br ^bb6(%27 : i64)
  ^bb8:
    %28 = llvm.add %18, %3 : i64
    llvm.br ^bb3(%28 : i64)
  ^bb9:
    llvm.return
  }
}
