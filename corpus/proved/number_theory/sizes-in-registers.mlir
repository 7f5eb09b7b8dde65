// Right: mlir-opt 22's lowering, simplified until sizes are read from the arguments and not through memory.
//
// RUN: verify-lowering %S/../../examples/number_theory.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @gcd: proved
// CHECK-DAG: @collatz: proved
// CHECK-DAG: @sieve: proved

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
    llvm.br ^bb1(%4 : i64)
  ^bb1(%5: i64):
    %6 = llvm.icmp "slt" %5, %arg3 : i64
    llvm.cond_br %6, ^bb2, ^bb3(%2 : i64)
  ^bb2:
    %7 = llvm.getelementptr inbounds|nuw %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %1, %7 : i8, !llvm.ptr
    %8 = llvm.add %5, %3 : i64
    llvm.br ^bb1(%8 : i64)
  ^bb3(%9: i64):
    %10 = llvm.icmp "slt" %9, %arg3 : i64
    llvm.cond_br %10, ^bb4, ^bb9
  ^bb4:
    %11 = llvm.getelementptr inbounds|nuw %arg1[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.load %11 : !llvm.ptr -> i8
    %13 = llvm.icmp "eq" %12, %1 : i8
    llvm.cond_br %13, ^bb5, ^bb8
  ^bb5:
    %14 = llvm.add %9, %9 : i64
    llvm.br ^bb6(%14 : i64)
  ^bb6(%15: i64):
    %16 = llvm.icmp "slt" %15, %arg3 : i64
    llvm.cond_br %16, ^bb7, ^bb8
  ^bb7:
    %17 = llvm.getelementptr inbounds|nuw %arg1[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %0, %17 : i8, !llvm.ptr
    %18 = llvm.add %15, %9 : i64
    llvm.br ^bb6(%18 : i64)
  ^bb8:
    %19 = llvm.add %9, %3 : i64
    llvm.br ^bb3(%19 : i64)
  ^bb9:
    llvm.return
  }
}
