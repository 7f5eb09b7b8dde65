// Right: mlir-opt 22's lowering, simplified until sizes are read from the arguments and not through memory.
//
// RUN: verify-lowering %S/../../examples/state_machine.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @word_count: proved
// CHECK-DAG: @interpret: proved

module {
  llvm.func @word_count(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> !llvm.struct<(i32, i32)> {
    %0 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%5, %3, %3, %3 : i64, i32, i32, i32)
  ^bb1(%6: i64, %7: i32, %8: i32, %9: i32):
    %10 = llvm.icmp "slt" %6, %arg3 : i64
    llvm.cond_br %10, ^bb2, ^bb6
  ^bb2:
    %11 = llvm.getelementptr inbounds|nuw %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.load %11 : !llvm.ptr -> i8
    %13 = llvm.add %6, %4 : i64
    llvm.switch %12 : i8, ^bb4 [
      9: ^bb1(%13, %3, %8, %9 : i64, i32, i32, i32),
      10: ^bb3,
      32: ^bb1(%13, %3, %8, %9 : i64, i32, i32, i32)
    ]
  ^bb3:
    %14 = llvm.add %9, %2 : i32
    llvm.br ^bb1(%13, %1, %8, %14 : i64, i32, i32, i32)
  ^bb4:
    llvm.switch %7 : i32, ^bb5 [
      1: ^bb1(%13, %2, %8, %9 : i64, i32, i32, i32)
    ]
  ^bb5:
    %15 = llvm.add %8, %2 : i32
    llvm.br ^bb1(%13, %2, %15, %9 : i64, i32, i32, i32)
  ^bb6:
    %16 = llvm.insertvalue %8, %0[0] : !llvm.struct<(i32, i32)>
    %17 = llvm.insertvalue %9, %16[1] : !llvm.struct<(i32, i32)>
    llvm.return %17 : !llvm.struct<(i32, i32)>
  }
  llvm.func @interpret(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> i64 {
    %0 = llvm.mlir.constant(-1 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(2 : index) : i64
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%4, %arg5 : i64, i64)
  ^bb1(%5: i64, %6: i64):
    %7 = llvm.add %5, %3 : i64
    %8 = llvm.icmp "ult" %7, %arg3 : i64
    llvm.cond_br %8, ^bb2, ^bb6(%0 : i64)
  ^bb2:
    %9 = llvm.getelementptr inbounds|nuw %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %10 = llvm.load %9 : !llvm.ptr -> i64
    %11 = llvm.getelementptr inbounds|nuw %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %12 = llvm.load %11 : !llvm.ptr -> i64
    %13 = llvm.add %5, %2 : i64
    %14 = llvm.trunc %10 : i64 to i32
    llvm.switch %14 : i32, ^bb1(%13, %6 : i64, i64) [
      0: ^bb6(%6 : i64),
      1: ^bb3,
      2: ^bb4,
      3: ^bb5
    ]
  ^bb3:
    %15 = llvm.add %6, %12 : i64
    llvm.br ^bb1(%13, %15 : i64, i64)
  ^bb4:
    %16 = llvm.sub %6, %12 : i64
    llvm.br ^bb1(%13, %16 : i64, i64)
  ^bb5:
    %17 = llvm.icmp "ne" %6, %1 : i64
    llvm.cond_br %17, ^bb1(%12, %6 : i64, i64), ^bb1(%13, %6 : i64, i64)
  ^bb6(%18: i64):
    llvm.return %18 : i64
  }
}
