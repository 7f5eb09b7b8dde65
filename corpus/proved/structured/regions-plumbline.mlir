// Right: Plumbline's lowering.
//
// RUN: verify-lowering %S/regions.mlir --lowered %s | FileCheck %s
// CHECK: 7 functions: 7 proved{{$}}

module {
  llvm.func @use(i64) attributes {sym_visibility = "private"}
  llvm.func @sum(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i32) -> !llvm.struct<(i32, i32)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.extractvalue %5[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %10 = llvm.alloca %8 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %9, %10 : !llvm.array<1 x i64>, !llvm.ptr
    %11 = llvm.getelementptr %10[0, %6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<1 x i64>
    %12 = llvm.load %11 : !llvm.ptr -> i64
    llvm.br ^bb1(%6, %arg5, %arg5 : i64, i32, i32)
  ^bb1(%13: i64, %14: i32, %15: i32):  // 2 preds: ^bb0, ^bb2
    %16 = llvm.icmp "slt" %13, %12 : i64
    llvm.cond_br %16, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %17 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %18 = llvm.getelementptr %17[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %19 = llvm.load %18 : !llvm.ptr -> i32
    %20 = llvm.add %14, %19 : i32
    %21 = llvm.add %13, %7 : i64
    llvm.br ^bb1(%21, %20, %19 : i64, i32, i32)
  ^bb3:  // pred: ^bb1
    %22 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
    %23 = llvm.insertvalue %14, %22[0] : !llvm.struct<(i32, i32)>
    %24 = llvm.insertvalue %15, %23[1] : !llvm.struct<(i32, i32)>
    llvm.return %24 : !llvm.struct<(i32, i32)>
  }
  llvm.func @down(%arg0: i64) -> i64 {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    llvm.br ^bb1(%arg0, %1 : i64, i64)
  ^bb1(%2: i64, %3: i64):  // 2 preds: ^bb0, ^bb2
    %4 = llvm.icmp "sgt" %2, %0 : i64
    llvm.cond_br %4, ^bb2(%3, %2 : i64, i64), ^bb3
  ^bb2(%5: i64, %6: i64):  // pred: ^bb1
    %7 = llvm.mul %5, %6 : i64
    %8 = llvm.sub %6, %1 : i64
    llvm.br ^bb1(%8, %7 : i64, i64)
  ^bb3:  // pred: ^bb1
    llvm.return %3 : i64
  }
  llvm.func @choose(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> i32 {
    llvm.cond_br %arg0, ^bb1, ^bb6
  ^bb1:  // pred: ^bb0
    llvm.cond_br %arg1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.br ^bb4(%arg2 : i32)
  ^bb3:  // pred: ^bb1
    %0 = llvm.mul %arg2, %arg3 : i32
    llvm.br ^bb4(%0 : i32)
  ^bb4(%1: i32):  // 2 preds: ^bb2, ^bb3
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    llvm.br ^bb7(%1 : i32)
  ^bb6:  // pred: ^bb0
    llvm.br ^bb7(%arg3 : i32)
  ^bb7(%2: i32):  // 2 preds: ^bb5, ^bb6
    llvm.br ^bb8
  ^bb8:  // pred: ^bb7
    llvm.return %2 : i32
  }
  llvm.func @select_case(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.sext %arg0 : i32 to i64
    llvm.switch %0 : i64, ^bb3 [
      2: ^bb1,
      -5: ^bb2
    ]
  ^bb1:  // pred: ^bb0
    llvm.br ^bb4(%arg1 : i32)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb4(%arg2 : i32)
  ^bb3:  // pred: ^bb0
    %1 = llvm.add %arg1, %arg2 : i32
    llvm.br ^bb4(%1 : i32)
  ^bb4(%2: i32):  // 3 preds: ^bb1, ^bb2, ^bb3
    llvm.return %2 : i32
  }
  llvm.func @early(%arg0: i64, %arg1: i64) {
    %0 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%0 : i64)
  ^bb1(%1: i64):  // 2 preds: ^bb0, ^bb4
    %2 = llvm.icmp "slt" %1, %arg0 : i64
    llvm.cond_br %2, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %3 = llvm.mlir.constant(3 : index) : i64
    %4 = llvm.mul %1, %3 : i64
    %5 = llvm.mlir.constant(4 : index) : i64
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.mlir.constant(-1 : index) : i64
    %8 = llvm.icmp "slt" %arg0, %6 : i64
    %9 = llvm.sub %7, %arg0 : i64
    %10 = llvm.select %8, %9, %arg0 : i1, i64
    %11 = llvm.sdiv %10, %5 : i64
    %12 = llvm.sub %7, %11 : i64
    %13 = llvm.select %8, %12, %11 : i1, i64
    %14 = llvm.add %4, %13 : i64
    %15 = llvm.mlir.constant(5 : index) : i64
    %16 = llvm.srem %1, %15 : i64
    %17 = llvm.mlir.constant(0 : index) : i64
    %18 = llvm.icmp "slt" %16, %17 : i64
    %19 = llvm.add %16, %15 : i64
    %20 = llvm.select %18, %19, %16 : i1, i64
    %21 = llvm.add %14, %20 : i64
    %22 = llvm.mlir.constant(8 : index) : i64
    %23 = llvm.mlir.constant(-1 : index) : i64
    %24 = llvm.mul %21, %23 : i64
    %25 = llvm.add %24, %arg0 : i64
    %26 = llvm.intr.smin(%25, %22) : (i64, i64) -> i64
    %27 = llvm.icmp "sgt" %1, %arg1 : i64
    llvm.cond_br %27, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    llvm.call @use(%21) : (i64) -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    llvm.call @use(%26) : (i64) -> ()
    %28 = llvm.add %1, %arg1 : i64
    llvm.br ^bb1(%28 : i64)
  ^bb5:  // pred: ^bb1
    llvm.return
  }
  llvm.func @blocks(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.cond_br %arg0, ^bb2, ^bb3(%arg2 : i32)
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%arg1 : i32)
  ^bb3(%0: i32):  // 2 preds: ^bb1, ^bb2
    llvm.br ^bb4(%0 : i32)
  ^bb4(%1: i32):  // pred: ^bb3
    llvm.return %1 : i32
  }
}
