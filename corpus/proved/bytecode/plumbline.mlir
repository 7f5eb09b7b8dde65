// Right: Plumbline's lowering.
//
// RUN: verify-lowering %S/../../examples/bytecode.mlir --lowered %s | FileCheck %s
// CHECK: 3 functions: 3 proved{{$}}

module {
  llvm.func @run(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64) -> i32 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg5, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg6, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg7, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg8, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg9, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %arg0, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.insertvalue %arg1, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.insertvalue %arg2, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %10 = llvm.insertvalue %arg3, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %11 = llvm.insertvalue %arg4, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %12 = llvm.mlir.constant(0 : index) : i64
    %13 = llvm.mlir.constant(1 : index) : i64
    %14 = llvm.mlir.constant(2 : index) : i64
    %15 = llvm.mlir.constant(0 : i32) : i32
    llvm.br ^bb1(%12, %15 : i64, i32)
  ^bb1(%16: i64, %17: i32):  // 12 preds: ^bb0, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12
    %18 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %19 = llvm.getelementptr %18[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %20 = llvm.load %19 : !llvm.ptr -> i32
    %21 = llvm.add %16, %13 : i64
    %22 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %23 = llvm.getelementptr %22[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %24 = llvm.load %23 : !llvm.ptr -> i32
    %25 = llvm.sext %24 : i32 to i64
    %26 = llvm.add %16, %14 : i64
    llvm.switch %20 : i32, ^bb13 [
      0: ^bb13,
      1: ^bb2,
      2: ^bb3,
      3: ^bb4,
      4: ^bb5,
      5: ^bb6,
      6: ^bb7,
      7: ^bb8,
      8: ^bb9,
      9: ^bb10,
      10: ^bb11,
      11: ^bb12
    ]
  ^bb2:  // pred: ^bb1
    llvm.br ^bb1(%26, %24 : i64, i32)
  ^bb3:  // pred: ^bb1
    %27 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %28 = llvm.getelementptr %27[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %29 = llvm.load %28 : !llvm.ptr -> i32
    llvm.br ^bb1(%26, %29 : i64, i32)
  ^bb4:  // pred: ^bb1
    %30 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %31 = llvm.getelementptr %30[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %17, %31 : i32, !llvm.ptr
    llvm.br ^bb1(%26, %17 : i64, i32)
  ^bb5:  // pred: ^bb1
    %32 = llvm.add %17, %24 : i32
    llvm.br ^bb1(%26, %32 : i64, i32)
  ^bb6:  // pred: ^bb1
    %33 = llvm.sub %17, %24 : i32
    llvm.br ^bb1(%26, %33 : i64, i32)
  ^bb7:  // pred: ^bb1
    %34 = llvm.mul %17, %24 : i32
    llvm.br ^bb1(%26, %34 : i64, i32)
  ^bb8:  // pred: ^bb1
    %35 = llvm.and %17, %24 : i32
    llvm.br ^bb1(%26, %35 : i64, i32)
  ^bb9:  // pred: ^bb1
    %36 = llvm.or %17, %24 : i32
    llvm.br ^bb1(%26, %36 : i64, i32)
  ^bb10:  // pred: ^bb1
    %37 = llvm.xor %17, %24 : i32
    llvm.br ^bb1(%26, %37 : i64, i32)
  ^bb11:  // pred: ^bb1
    llvm.br ^bb1(%25, %17 : i64, i32)
  ^bb12:  // pred: ^bb1
    %38 = llvm.icmp "eq" %17, %15 : i32
    %39 = llvm.select %38, %25, %26 : i1, i64
    llvm.br ^bb1(%39, %17 : i64, i32)
  ^bb13:  // 2 preds: ^bb1, ^bb1
    llvm.return %17 : i32
  }
  llvm.func @next_state(%arg0: i32, %arg1: i32) -> i32 {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.mlir.constant(48 : i32) : i32
    %5 = llvm.mlir.constant(57 : i32) : i32
    %6 = llvm.mlir.constant(43 : i32) : i32
    %7 = llvm.mlir.constant(45 : i32) : i32
    %8 = llvm.mlir.constant(46 : i32) : i32
    %9 = llvm.icmp "uge" %arg1, %4 : i32
    %10 = llvm.icmp "ule" %arg1, %5 : i32
    %11 = llvm.and %9, %10 : i1
    %12 = llvm.icmp "eq" %arg1, %6 : i32
    %13 = llvm.icmp "eq" %arg1, %7 : i32
    %14 = llvm.or %12, %13 : i1
    %15 = llvm.icmp "eq" %arg1, %8 : i32
    llvm.switch %arg0 : i32, ^bb5(%0 : i32) [
      0: ^bb1,
      1: ^bb2,
      2: ^bb3,
      3: ^bb4
    ]
  ^bb1:  // pred: ^bb0
    %16 = llvm.select %14, %1, %0 : i1, i32
    %17 = llvm.select %11, %2, %16 : i1, i32
    llvm.br ^bb5(%17 : i32)
  ^bb2:  // pred: ^bb0
    %18 = llvm.select %11, %2, %0 : i1, i32
    llvm.br ^bb5(%18 : i32)
  ^bb3:  // pred: ^bb0
    %19 = llvm.select %15, %3, %0 : i1, i32
    %20 = llvm.select %11, %2, %19 : i1, i32
    llvm.br ^bb5(%20 : i32)
  ^bb4:  // pred: ^bb0
    %21 = llvm.select %11, %3, %0 : i1, i32
    llvm.br ^bb5(%21 : i32)
  ^bb5(%22: i32):  // 5 preds: ^bb0, ^bb1, ^bb2, ^bb3, ^bb4
    llvm.return %22 : i32
  }
  llvm.func @days(%arg0: i32, %arg1: i1) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(28 : i32) : i32
    %2 = llvm.mlir.constant(29 : i32) : i32
    %3 = llvm.mlir.constant(30 : i32) : i32
    %4 = llvm.mlir.constant(31 : i32) : i32
    %5 = llvm.select %arg1, %2, %1 : i1, i32
    llvm.switch %arg0 : i32, ^bb1(%0 : i32) [
      1: ^bb1(%4 : i32),
      2: ^bb1(%5 : i32),
      3: ^bb1(%4 : i32),
      4: ^bb1(%3 : i32),
      5: ^bb1(%4 : i32),
      6: ^bb1(%3 : i32),
      7: ^bb1(%4 : i32),
      8: ^bb1(%4 : i32),
      9: ^bb1(%3 : i32),
      10: ^bb1(%4 : i32),
      11: ^bb1(%3 : i32),
      12: ^bb1(%4 : i32)
    ]
  ^bb1(%6: i32):  // 13 preds: ^bb0, ^bb0, ^bb0, ^bb0, ^bb0, ^bb0, ^bb0, ^bb0, ^bb0, ^bb0, ^bb0, ^bb0, ^bb0
    llvm.return %6 : i32
  }
}
