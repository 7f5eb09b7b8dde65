// Right: mlir-opt 19's lowering as it is.
//
// RUN: verify-lowering %S/../../examples/state_machine.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @word_count: proved
// CHECK-DAG: @interpret: proved

module {
  llvm.func @word_count(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> !llvm.struct<(i32, i32)> {
    %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.mlir.constant(1 : i32) : i32
    %10 = llvm.mlir.constant(2 : i32) : i32
    %11 = llvm.mlir.constant(1 : index) : i64
    %12 = llvm.extractvalue %5[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %13 = llvm.alloca %11 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %12, %13 : !llvm.array<1 x i64>, !llvm.ptr
    %14 = llvm.getelementptr %13[0, %6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<1 x i64>
    %15 = llvm.load %14 : !llvm.ptr -> i64
    llvm.br ^bb1(%6, %8, %8, %8 : i64, i32, i32, i32)
  ^bb1(%16: i64, %17: i32, %18: i32, %19: i32):
    %20 = llvm.icmp "slt" %16, %15 : i64
    llvm.cond_br %20, ^bb2, ^bb6
  ^bb2:
    %21 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %22 = llvm.getelementptr %21[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.load %22 : !llvm.ptr -> i8
    %24 = llvm.add %16, %7 : i64
    llvm.switch %23 : i8, ^bb4 [
      9: ^bb1(%24, %8, %18, %19 : i64, i32, i32, i32),
      10: ^bb3,
      32: ^bb1(%24, %8, %18, %19 : i64, i32, i32, i32)
    ]
  ^bb3:
    %25 = llvm.add %19, %9 : i32
    llvm.br ^bb1(%24, %10, %18, %25 : i64, i32, i32, i32)
  ^bb4:
    llvm.switch %17 : i32, ^bb5 [
      1: ^bb1(%24, %9, %18, %19 : i64, i32, i32, i32)
    ]
  ^bb5:
    %26 = llvm.add %18, %9 : i32
    llvm.br ^bb1(%24, %9, %26, %19 : i64, i32, i32, i32)
  ^bb6:
    %27 = llvm.mlir.undef : !llvm.struct<(i32, i32)>
    %28 = llvm.insertvalue %18, %27[0] : !llvm.struct<(i32, i32)>
    %29 = llvm.insertvalue %19, %28[1] : !llvm.struct<(i32, i32)>
    llvm.return %29 : !llvm.struct<(i32, i32)>
  }
  llvm.func @interpret(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> i64 {
    %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.mlir.constant(2 : index) : i64
    %9 = llvm.mlir.constant(0 : i64) : i64
    %10 = llvm.mlir.constant(-1 : i64) : i64
    %11 = llvm.mlir.constant(1 : index) : i64
    %12 = llvm.extractvalue %5[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %13 = llvm.alloca %11 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %12, %13 : !llvm.array<1 x i64>, !llvm.ptr
    %14 = llvm.getelementptr %13[0, %6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<1 x i64>
    %15 = llvm.load %14 : !llvm.ptr -> i64
    llvm.br ^bb1(%6, %arg5 : i64, i64)
  ^bb1(%16: i64, %17: i64):
    %18 = llvm.add %16, %7 : i64
    %19 = llvm.icmp "ult" %18, %15 : i64
    llvm.cond_br %19, ^bb2, ^bb6(%10 : i64)
  ^bb2:
    %20 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %21 = llvm.getelementptr %20[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %22 = llvm.load %21 : !llvm.ptr -> i64
    %23 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %24 = llvm.getelementptr %23[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %25 = llvm.load %24 : !llvm.ptr -> i64
    %26 = llvm.add %16, %8 : i64
    %27 = llvm.trunc %22 : i64 to i32
    llvm.switch %27 : i32, ^bb1(%26, %17 : i64, i64) [
      0: ^bb6(%17 : i64),
      1: ^bb3,
      2: ^bb4,
      3: ^bb5
    ]
  ^bb3:
    %28 = llvm.add %17, %25 : i64
    llvm.br ^bb1(%26, %28 : i64, i64)
  ^bb4:
    %29 = llvm.sub %17, %25 : i64
    llvm.br ^bb1(%26, %29 : i64, i64)
  ^bb5:
    %30 = llvm.icmp "ne" %17, %9 : i64
    llvm.cond_br %30, ^bb1(%25, %17 : i64, i64), ^bb1(%26, %17 : i64, i64)
  ^bb6(%31: i64):
    llvm.return %31 : i64
  }
}
