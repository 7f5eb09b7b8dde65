// Right: Plumbline's lowering.
//
// RUN: verify-lowering %S/../../examples/frozen.mlir --lowered %s | FileCheck %s
// CHECK: 7 functions: 7 proved{{$}}

module {
  llvm.func @field(%arg0: i64, %arg1: i64, %arg2: i64) -> i64 {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.lshr %arg0, %arg1 : i64
    %2 = llvm.freeze %1 : i64
    %3 = llvm.shl %0, %arg2 : i64
    %4 = llvm.freeze %3 : i64
    %5 = llvm.sub %4, %0 : i64
    %6 = llvm.and %2, %5 : i64
    llvm.return %6 : i64
  }
  llvm.func @rotate(%arg0: i32, %arg1: i32) -> i32 {
    %0 = llvm.mlir.constant(32 : i32) : i32
    %1 = llvm.sub %0, %arg1 : i32
    %2 = llvm.shl %arg0, %arg1 : i32
    %3 = llvm.freeze %2 : i32
    %4 = llvm.lshr %arg0, %1 : i32
    %5 = llvm.freeze %4 : i32
    %6 = llvm.or %3, %5 : i32
    llvm.return %6 : i32
  }
  llvm.func @around(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i32, %arg7: i32) -> i1 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.add %arg6, %arg7 overflow<nsw> : i32
    %7 = llvm.freeze %6 : i32
    %8 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.getelementptr %8[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %7, %9 : i32, !llvm.ptr
    %10 = llvm.mul %arg6, %arg7 overflow<nuw> : i32
    %11 = llvm.freeze %10 : i32
    %12 = llvm.icmp "slt" %7, %11 : i32
    %13 = llvm.select %12, %7, %11 : i1, i32
    %14 = llvm.sext %13 : i32 to i64
    %15 = llvm.intr.smax(%arg5, %14) : (i64, i64) -> i64
    %16 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %17 = llvm.getelementptr %16[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %13, %17 : i32, !llvm.ptr
    llvm.return %12 : i1
  }
  llvm.func @guarded(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i32, %arg7: i32) -> f32 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.ashr %arg7, %arg6 : i32
    %9 = llvm.icmp "ne" %8, %7 : i32
    %10 = llvm.freeze %9 : i1
    llvm.cond_br %10, ^bb1, ^bb2(%6 : f32)
  ^bb1:  // pred: ^bb0
    %11 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %12 = llvm.getelementptr %11[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %13 = llvm.load %12 : !llvm.ptr -> f32
    llvm.br ^bb2(%13 : f32)
  ^bb2(%14: f32):  // 2 preds: ^bb0, ^bb1
    llvm.return %14 : f32
  }
  llvm.func @settled(%arg0: i32, %arg1: f32, %arg2: i1, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64) -> !llvm.struct<(i32, f32, i1, i64)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg3, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg4, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg5, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg6, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg7, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.freeze %arg0 : i32
    %7 = llvm.freeze %arg1 : f32
    %8 = llvm.freeze %arg2 : i1
    %9 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %10 = llvm.getelementptr %9[%arg8] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %11 = llvm.load %10 : !llvm.ptr -> i64
    %12 = llvm.freeze %11 : i64
    %13 = llvm.mlir.poison : !llvm.struct<(i32, f32, i1, i64)>
    %14 = llvm.insertvalue %6, %13[0] : !llvm.struct<(i32, f32, i1, i64)>
    %15 = llvm.insertvalue %7, %14[1] : !llvm.struct<(i32, f32, i1, i64)>
    %16 = llvm.insertvalue %8, %15[2] : !llvm.struct<(i32, f32, i1, i64)>
    %17 = llvm.insertvalue %12, %16[3] : !llvm.struct<(i32, f32, i1, i64)>
    llvm.return %17 : !llvm.struct<(i32, f32, i1, i64)>
  }
  llvm.func @scaled(%arg0: i32, %arg1: i32) -> !llvm.struct<(i32, i32, i32)> {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.shl %arg0, %0 overflow<nuw> : i32
    %2 = llvm.shl %arg1, %0 overflow<nsw> : i32
    %3 = llvm.freeze %1 : i32
    %4 = llvm.freeze %2 : i32
    %5 = llvm.sub %3, %4 overflow<nsw, nuw> : i32
    %6 = llvm.freeze %5 : i32
    %7 = llvm.mlir.poison : !llvm.struct<(i32, i32, i32)>
    %8 = llvm.insertvalue %3, %7[0] : !llvm.struct<(i32, i32, i32)>
    %9 = llvm.insertvalue %4, %8[1] : !llvm.struct<(i32, i32, i32)>
    %10 = llvm.insertvalue %6, %9[2] : !llvm.struct<(i32, i32, i32)>
    llvm.return %10 : !llvm.struct<(i32, i32, i32)>
  }
  llvm.func @collatz(%arg0: i64, %arg1: i32) -> !llvm.struct<(i64, i32)> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.constant(3 : i64) : i64
    %5 = llvm.freeze %arg0 : i64
    %6 = llvm.freeze %arg1 : i32
    llvm.br ^bb1(%5, %0 : i64, i32)
  ^bb1(%7: i64, %8: i32):  // 2 preds: ^bb0, ^bb2
    %9 = llvm.icmp "eq" %7, %2 : i64
    %10 = llvm.icmp "sge" %8, %6 : i32
    %11 = llvm.or %9, %10 : i1
    llvm.cond_br %11, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %12 = llvm.udiv %7, %3 : i64
    %13 = llvm.freeze %12 : i64
    %14 = llvm.mul %7, %4 overflow<nsw> : i64
    %15 = llvm.add %14, %2 overflow<nsw> : i64
    %16 = llvm.freeze %15 : i64
    %17 = llvm.trunc %7 : i64 to i1
    %18 = llvm.select %17, %16, %13 : i1, i64
    %19 = llvm.freeze %18 : i64
    %20 = llvm.add %8, %1 overflow<nsw> : i32
    %21 = llvm.freeze %20 : i32
    llvm.br ^bb1(%19, %21 : i64, i32)
  ^bb3:  // pred: ^bb1
    %22 = llvm.mlir.poison : !llvm.struct<(i64, i32)>
    %23 = llvm.insertvalue %7, %22[0] : !llvm.struct<(i64, i32)>
    %24 = llvm.insertvalue %8, %23[1] : !llvm.struct<(i64, i32)>
    llvm.return %24 : !llvm.struct<(i64, i32)>
  }
}
