// Wrong: a division claims that the sign of a zero does not matter.
// Otherwise Plumbline's own lowering.
//
// RUN: expect-status 1 verify-lowering %S/../../examples/statistics.mlir --lowered %s | FileCheck %s
// CHECK: @mean_and_spread: refuted

module {
  llvm.func @statistics(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> !llvm.struct<(i32, i32, i64, i64)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.mlir.constant(-2147483648 : i32) : i32
    %9 = llvm.mlir.constant(2147483647 : i32) : i32
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.br ^bb1(%6, %9, %8, %10, %6 : i64, i32, i32, i64, i64)
  ^bb1(%12: i64, %13: i32, %14: i32, %15: i64, %16: i64):  // 2 preds: ^bb0, ^bb2
    %17 = llvm.icmp "slt" %12, %11 : i64
    llvm.cond_br %17, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %18 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %19 = llvm.getelementptr %18[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %20 = llvm.load %19 : !llvm.ptr -> i32
    %21 = llvm.icmp "slt" %20, %13 : i32
    %22 = llvm.select %21, %20, %13 : i1, i32
    %23 = llvm.select %21, %12, %16 : i1, i64
    %24 = llvm.intr.smax(%20, %14) : (i32, i32) -> i32
    %25 = llvm.sext %20 : i32 to i64
    %26 = llvm.add %15, %25 : i64
    %27 = llvm.add %12, %7 : i64
    llvm.br ^bb1(%27, %22, %24, %26, %23 : i64, i32, i32, i64, i64)
  ^bb3:  // pred: ^bb1
    %28 = llvm.mlir.poison : !llvm.struct<(i32, i32, i64, i64)>
    %29 = llvm.insertvalue %13, %28[0] : !llvm.struct<(i32, i32, i64, i64)>
    %30 = llvm.insertvalue %14, %29[1] : !llvm.struct<(i32, i32, i64, i64)>
    %31 = llvm.insertvalue %15, %30[2] : !llvm.struct<(i32, i32, i64, i64)>
    %32 = llvm.insertvalue %16, %31[3] : !llvm.struct<(i32, i32, i64, i64)>
    llvm.return %32 : !llvm.struct<(i32, i32, i64, i64)>
  }
  llvm.func @mean_and_spread(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> !llvm.struct<(f32, i32)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %9 = llvm.mlir.constant(-32768 : i32) : i32
    %10 = llvm.mlir.constant(32767 : i32) : i32
    %11 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.br ^bb1(%6, %8, %10, %9 : i64, f32, i32, i32)
  ^bb1(%12: i64, %13: f32, %14: i32, %15: i32):  // 2 preds: ^bb0, ^bb2
    %16 = llvm.icmp "slt" %12, %11 : i64
    llvm.cond_br %16, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %17 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %18 = llvm.getelementptr %17[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %19 = llvm.load %18 : !llvm.ptr -> i16
    %20 = llvm.sext %19 : i16 to i32
    %21 = llvm.sitofp %20 : i32 to f32
    %22 = llvm.fadd %13, %21 : f32
    %23 = llvm.intr.smin(%20, %14) : (i32, i32) -> i32
    %24 = llvm.intr.smax(%20, %15) : (i32, i32) -> i32
    %25 = llvm.add %12, %7 : i64
    llvm.br ^bb1(%25, %22, %23, %24 : i64, f32, i32, i32)
  ^bb3:  // pred: ^bb1
    %26 = llvm.trunc %11 : i64 to i32
    %27 = llvm.uitofp %26 : i32 to f32
    %28 = llvm.fdiv %13, %27 {fastmathFlags = #llvm.fastmath<nsz>} : f32
    %29 = llvm.sub %15, %14 : i32
    %30 = llvm.mlir.poison : !llvm.struct<(f32, i32)>
    %31 = llvm.insertvalue %28, %30[0] : !llvm.struct<(f32, i32)>
    %32 = llvm.insertvalue %29, %31[1] : !llvm.struct<(f32, i32)>
    llvm.return %32 : !llvm.struct<(f32, i32)>
  }
}
