// Wrong: a backspace separates words instead of a tab.
// Otherwise mlir-opt 22's lowering after -canonicalize -cse.
//
// REQUIRES: long
// RUN: expect-status 1 verify-lowering %S/../../examples/state_machine.mlir --lowered %s | FileCheck %s
// CHECK: @word_count: refuted

module {
  llvm.func @word_count(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> !llvm.struct<(i32, i32)> {
    %0 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.mlir.constant(0 : index) : i64
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %arg0, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.insertvalue %arg1, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.insertvalue %arg2, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %10 = llvm.insertvalue %arg3, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %11 = llvm.extractvalue %10[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %12 = llvm.alloca %4 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %11, %12 : !llvm.array<1 x i64>, !llvm.ptr
    %13 = llvm.getelementptr %12[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i64>
    %14 = llvm.load %13 : !llvm.ptr -> i64
    llvm.br ^bb1(%5, %3, %3, %3 : i64, i32, i32, i32)
  ^bb1(%15: i64, %16: i32, %17: i32, %18: i32):
    %19 = llvm.icmp "slt" %15, %14 : i64
    llvm.cond_br %19, ^bb2, ^bb6
  ^bb2:
    %20 = llvm.getelementptr inbounds|nuw %arg1[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.load %20 : !llvm.ptr -> i8
    %22 = llvm.add %15, %4 : i64
    llvm.switch %21 : i8, ^bb4 [
      8: ^bb1(%22, %3, %17, %18 : i64, i32, i32, i32),
      10: ^bb3,
      32: ^bb1(%22, %3, %17, %18 : i64, i32, i32, i32)
    ]
  ^bb3:
    %23 = llvm.add %18, %2 : i32
    llvm.br ^bb1(%22, %1, %17, %23 : i64, i32, i32, i32)
  ^bb4:
    llvm.switch %16 : i32, ^bb5 [
      1: ^bb1(%22, %2, %17, %18 : i64, i32, i32, i32)
    ]
  ^bb5:
    %24 = llvm.add %17, %2 : i32
    llvm.br ^bb1(%22, %2, %24, %18 : i64, i32, i32, i32)
  ^bb6:
    %25 = llvm.insertvalue %17, %0[0] : !llvm.struct<(i32, i32)>
    %26 = llvm.insertvalue %18, %25[1] : !llvm.struct<(i32, i32)>
    llvm.return %26 : !llvm.struct<(i32, i32)>
  }
  llvm.func @interpret(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> i64 {
    %0 = llvm.mlir.constant(-1 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
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
    llvm.br ^bb1(%4, %arg5 : i64, i64)
  ^bb1(%14: i64, %15: i64):
    %16 = llvm.add %14, %3 : i64
    %17 = llvm.icmp "ult" %16, %13 : i64
    llvm.cond_br %17, ^bb2, ^bb6(%0 : i64)
  ^bb2:
    %18 = llvm.getelementptr inbounds|nuw %arg1[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %19 = llvm.load %18 : !llvm.ptr -> i64
    %20 = llvm.getelementptr inbounds|nuw %arg1[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %21 = llvm.load %20 : !llvm.ptr -> i64
    %22 = llvm.add %14, %2 : i64
    %23 = llvm.trunc %19 : i64 to i32
    llvm.switch %23 : i32, ^bb1(%22, %15 : i64, i64) [
      0: ^bb6(%15 : i64),
      1: ^bb3,
      2: ^bb4,
      3: ^bb5
    ]
  ^bb3:
    %24 = llvm.add %15, %21 : i64
    llvm.br ^bb1(%22, %24 : i64, i64)
  ^bb4:
    %25 = llvm.sub %15, %21 : i64
    llvm.br ^bb1(%22, %25 : i64, i64)
  ^bb5:
    %26 = llvm.icmp "ne" %15, %1 : i64
    llvm.cond_br %26, ^bb1(%21, %15 : i64, i64), ^bb1(%22, %15 : i64, i64)
  ^bb6(%27: i64):
    llvm.return %27 : i64
  }
}
