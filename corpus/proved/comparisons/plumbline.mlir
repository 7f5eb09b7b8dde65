// Right: Plumbline's lowering.
//
// RUN: verify-lowering %S/../../examples/comparisons.mlir --lowered %s | FileCheck %s
// CHECK: 7 functions: 7 proved{{$}}

module {
  llvm.func @three_way(%arg0: f64, %arg1: f64) -> i32 {
    %0 = llvm.mlir.constant(-1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.fcmp "olt" %arg0, %arg1 : f64
    %5 = llvm.fcmp "ogt" %arg0, %arg1 : f64
    %6 = llvm.fcmp "oeq" %arg0, %arg1 : f64
    %7 = llvm.select %6, %1, %3 : i1, i32
    %8 = llvm.select %5, %2, %7 : i1, i32
    %9 = llvm.select %4, %0, %8 : i1, i32
    llvm.return %9 : i32
  }
  llvm.func @clamp(%arg0: f32, %arg1: f32, %arg2: f32) -> f32 {
    %0 = llvm.fcmp "ult" %arg0, %arg1 : f32
    %1 = llvm.select %0, %arg1, %arg0 : i1, f32
    %2 = llvm.fcmp "ugt" %1, %arg2 : f32
    %3 = llvm.select %2, %arg2, %1 : i1, f32
    llvm.return %3 : f32
  }
  llvm.func @greatest(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> !llvm.struct<(i64, f32)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.getelementptr %8[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %10 = llvm.load %9 : !llvm.ptr -> f32
    llvm.br ^bb1(%7, %6, %10 : i64, i64, f32)
  ^bb1(%11: i64, %12: i64, %13: f32):  // 2 preds: ^bb0, ^bb2
    %14 = llvm.icmp "slt" %11, %arg5 : i64
    llvm.cond_br %14, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %15 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %16 = llvm.getelementptr %15[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %17 = llvm.load %16 : !llvm.ptr -> f32
    %18 = llvm.fcmp "une" %13, %13 : f32
    %19 = llvm.fcmp "ogt" %17, %13 : f32
    %20 = llvm.or %18, %19 : i1
    %21 = llvm.select %20, %11, %12 : i1, i64
    %22 = llvm.select %20, %17, %13 : i1, f32
    %23 = llvm.add %11, %7 : i64
    llvm.br ^bb1(%23, %21, %22 : i64, i64, f32)
  ^bb3:  // pred: ^bb1
    %24 = llvm.mlir.poison : !llvm.struct<(i64, f32)>
    %25 = llvm.insertvalue %12, %24[0] : !llvm.struct<(i64, f32)>
    %26 = llvm.insertvalue %13, %25[1] : !llvm.struct<(i64, f32)>
    llvm.return %26 : !llvm.struct<(i64, f32)>
  }
  llvm.func @count(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: f64, %arg7: f64) -> !llvm.struct<(i32, i32, i32)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.mlir.constant(1 : i32) : i32
    llvm.br ^bb1(%6, %8, %8, %8 : i64, i32, i32, i32)
  ^bb1(%10: i64, %11: i32, %12: i32, %13: i32):  // 2 preds: ^bb0, ^bb2
    %14 = llvm.icmp "slt" %10, %arg5 : i64
    llvm.cond_br %14, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %15 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %16 = llvm.getelementptr %15[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %17 = llvm.load %16 : !llvm.ptr -> f64
    %18 = llvm.fcmp "oge" %17, %arg6 : f64
    %19 = llvm.fcmp "ole" %17, %arg7 : f64
    %20 = llvm.and %18, %19 : i1
    %21 = llvm.fcmp "ult" %17, %arg6 : f64
    %22 = llvm.fcmp "ugt" %17, %arg7 : f64
    %23 = llvm.or %21, %22 : i1
    %24 = llvm.fcmp "uno" %17, %17 : f64
    %25 = llvm.select %20, %9, %8 : i1, i32
    %26 = llvm.select %23, %9, %8 : i1, i32
    %27 = llvm.select %24, %9, %8 : i1, i32
    %28 = llvm.add %11, %25 : i32
    %29 = llvm.add %12, %26 : i32
    %30 = llvm.add %13, %27 : i32
    %31 = llvm.add %10, %7 : i64
    llvm.br ^bb1(%31, %28, %29, %30 : i64, i32, i32, i32)
  ^bb3:  // pred: ^bb1
    %32 = llvm.mlir.poison : !llvm.struct<(i32, i32, i32)>
    %33 = llvm.insertvalue %11, %32[0] : !llvm.struct<(i32, i32, i32)>
    %34 = llvm.insertvalue %12, %33[1] : !llvm.struct<(i32, i32, i32)>
    %35 = llvm.insertvalue %13, %34[2] : !llvm.struct<(i32, i32, i32)>
    llvm.return %35 : !llvm.struct<(i32, i32, i32)>
  }
  llvm.func @same(%arg0: f16, %arg1: f16) -> !llvm.struct<(i1, i1, i1)> {
    %0 = llvm.fcmp "ueq" %arg0, %arg1 : f16
    %1 = llvm.fcmp "one" %arg0, %arg1 : f16
    %2 = llvm.fcmp "ord" %arg0, %arg1 : f16
    %3 = llvm.mlir.poison : !llvm.struct<(i1, i1, i1)>
    %4 = llvm.insertvalue %0, %3[0] : !llvm.struct<(i1, i1, i1)>
    %5 = llvm.insertvalue %1, %4[1] : !llvm.struct<(i1, i1, i1)>
    %6 = llvm.insertvalue %2, %5[2] : !llvm.struct<(i1, i1, i1)>
    llvm.return %6 : !llvm.struct<(i1, i1, i1)>
  }
  llvm.func @sign(%arg0: f32) -> f32 {
    %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %2 = llvm.mlir.constant(-1.000000e+00 : f32) : f32
    %3 = llvm.fcmp "ogt" %arg0, %0 : f32
    %4 = llvm.fcmp "olt" %arg0, %0 : f32
    %5 = llvm.select %4, %2, %arg0 : i1, f32
    %6 = llvm.select %3, %1, %5 : i1, f32
    llvm.return %6 : f32
  }
  llvm.func @overlap(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: i64) -> i1 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg7, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = llvm.insertvalue %arg8, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %3 = llvm.insertvalue %arg9, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %4 = llvm.insertvalue %arg10, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %5 = llvm.insertvalue %arg12, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %6 = llvm.insertvalue %arg11, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %7 = llvm.insertvalue %arg13, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.insertvalue %arg0, %8[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %10 = llvm.insertvalue %arg1, %9[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %11 = llvm.insertvalue %arg2, %10[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %12 = llvm.insertvalue %arg3, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %13 = llvm.insertvalue %arg5, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %14 = llvm.insertvalue %arg4, %13[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %15 = llvm.insertvalue %arg6, %14[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %16 = llvm.mlir.constant(0 : index) : i64
    %17 = llvm.mlir.constant(1 : index) : i64
    %18 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %19 = llvm.mlir.constant(3 : index) : i64
    %20 = llvm.mul %16, %19 : i64
    %21 = llvm.add %20, %arg14 : i64
    %22 = llvm.getelementptr %18[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %23 = llvm.load %22 : !llvm.ptr -> f32
    %24 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %25 = llvm.mlir.constant(3 : index) : i64
    %26 = llvm.mul %17, %25 : i64
    %27 = llvm.add %26, %arg14 : i64
    %28 = llvm.getelementptr %24[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %29 = llvm.load %28 : !llvm.ptr -> f32
    %30 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %31 = llvm.mlir.constant(3 : index) : i64
    %32 = llvm.mul %16, %31 : i64
    %33 = llvm.add %32, %arg14 : i64
    %34 = llvm.getelementptr %30[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %35 = llvm.load %34 : !llvm.ptr -> f32
    %36 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %37 = llvm.mlir.constant(3 : index) : i64
    %38 = llvm.mul %17, %37 : i64
    %39 = llvm.add %38, %arg14 : i64
    %40 = llvm.getelementptr %36[%39] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %41 = llvm.load %40 : !llvm.ptr -> f32
    %42 = llvm.fcmp "ole" %23, %41 : f32
    %43 = llvm.fcmp "uge" %29, %35 : f32
    %44 = llvm.and %42, %43 : i1
    llvm.return %44 : i1
  }
}
