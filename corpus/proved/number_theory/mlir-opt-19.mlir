// Right: mlir-opt 19's lowering as it is.
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
    %6 = llvm.urem %4, %5  : i64
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
    %8 = llvm.and %6, %7  : i1
    llvm.cond_br %8, ^bb2(%4, %5 : i64, i32), ^bb3
  ^bb2(%9: i64, %10: i32):
    %11 = llvm.trunc %9 : i64 to i1
    %12 = llvm.lshr %9, %2  : i64
    %13 = llvm.mul %9, %3 : i64
    %14 = llvm.add %13, %2 : i64
    %15 = llvm.select %11, %14, %12 : i1, i64
    %16 = llvm.add %10, %1 : i32
    llvm.br ^bb1(%15, %16 : i64, i32)
  ^bb3:
    llvm.return %5 : i32
  }
  llvm.func @sieve(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) {
    %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.mlir.constant(2 : index) : i64
    %9 = llvm.mlir.constant(0 : i8) : i8
    %10 = llvm.mlir.constant(1 : i8) : i8
    %11 = llvm.mlir.constant(1 : index) : i64
    %12 = llvm.extractvalue %5[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %13 = llvm.alloca %11 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %12, %13 : !llvm.array<1 x i64>, !llvm.ptr
    %14 = llvm.getelementptr %13[0, %6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<1 x i64>
    %15 = llvm.load %14 : !llvm.ptr -> i64
    llvm.br ^bb1(%6 : i64)
  ^bb1(%16: i64):
    %17 = llvm.icmp "slt" %16, %15 : i64
    llvm.cond_br %17, ^bb2, ^bb3(%8 : i64)
  ^bb2:
    %18 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %19 = llvm.getelementptr %18[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %9, %19 : i8, !llvm.ptr
    %20 = llvm.add %16, %7 : i64
    llvm.br ^bb1(%20 : i64)
  ^bb3(%21: i64):
    %22 = llvm.icmp "slt" %21, %15 : i64
    llvm.cond_br %22, ^bb4, ^bb9
  ^bb4:
    %23 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %24 = llvm.getelementptr %23[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %25 = llvm.load %24 : !llvm.ptr -> i8
    %26 = llvm.icmp "eq" %25, %9 : i8
    llvm.cond_br %26, ^bb5, ^bb8
  ^bb5:
    %27 = llvm.add %21, %21 : i64
    llvm.br ^bb6(%27 : i64)
  ^bb6(%28: i64):
    %29 = llvm.icmp "slt" %28, %15 : i64
    llvm.cond_br %29, ^bb7, ^bb8
  ^bb7:
    %30 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %31 = llvm.getelementptr %30[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %10, %31 : i8, !llvm.ptr
    %32 = llvm.add %28, %21 : i64
    llvm.br ^bb6(%32 : i64)
  ^bb8:
    %33 = llvm.add %21, %7 : i64
    llvm.br ^bb3(%33 : i64)
  ^bb9:
    llvm.return
  }
}
