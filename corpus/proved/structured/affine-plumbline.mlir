// Right: Plumbline's lowering.
//
// RUN: verify-lowering %S/affine.mlir --lowered %s | FileCheck %s
// CHECK: 3 functions: 3 proved{{$}}

module {
  llvm.func @blocks(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64) {
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
    %12 = llvm.mlir.constant(0 : i32) : i32
    %13 = llvm.mlir.constant(0 : index) : i64
    %14 = llvm.mlir.constant(8 : index) : i64
    llvm.br ^bb1(%13 : i64)
  ^bb1(%15: i64):  // 2 preds: ^bb0, ^bb5
    %16 = llvm.icmp "slt" %15, %arg10 : i64
    llvm.cond_br %16, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %17 = llvm.mlir.constant(8 : index) : i64
    %18 = llvm.add %15, %17 : i64
    %19 = llvm.intr.smin(%18, %arg10) : (i64, i64) -> i64
    %20 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb3(%15, %12 : i64, i32)
  ^bb3(%21: i64, %22: i32):  // 2 preds: ^bb2, ^bb4
    %23 = llvm.icmp "slt" %21, %19 : i64
    llvm.cond_br %23, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %24 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %25 = llvm.getelementptr %24[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %26 = llvm.load %25 : !llvm.ptr -> i32
    %27 = llvm.add %22, %26 : i32
    %28 = llvm.add %21, %20 : i64
    llvm.br ^bb3(%28, %27 : i64, i32)
  ^bb5:  // pred: ^bb3
    %29 = llvm.mlir.constant(8 : index) : i64
    %30 = llvm.mlir.constant(0 : index) : i64
    %31 = llvm.mlir.constant(-1 : index) : i64
    %32 = llvm.icmp "slt" %15, %30 : i64
    %33 = llvm.sub %31, %15 : i64
    %34 = llvm.select %32, %33, %15 : i1, i64
    %35 = llvm.sdiv %34, %29 : i64
    %36 = llvm.sub %31, %35 : i64
    %37 = llvm.select %32, %36, %35 : i1, i64
    %38 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %39 = llvm.getelementptr %38[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %22, %39 : i32, !llvm.ptr
    %40 = llvm.add %15, %14 : i64
    llvm.br ^bb1(%40 : i64)
  ^bb6:  // pred: ^bb1
    llvm.return
  }
  llvm.func @count(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg7, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg8, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg9, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg10, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg11, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %7 = llvm.insertvalue %arg0, %6[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %8 = llvm.insertvalue %arg1, %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.insertvalue %arg2, %8[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %10 = llvm.insertvalue %arg3, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %11 = llvm.insertvalue %arg5, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %12 = llvm.insertvalue %arg4, %11[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %13 = llvm.insertvalue %arg6, %12[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %14 = llvm.mlir.constant(0 : i32) : i32
    %15 = llvm.mlir.constant(1 : i32) : i32
    %16 = llvm.mlir.constant(0 : index) : i64
    %17 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %18 = llvm.getelementptr %17[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %14, %18 : i32, !llvm.ptr
    %19 = llvm.mlir.constant(0 : index) : i64
    %20 = llvm.mlir.constant(8 : index) : i64
    %21 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%19 : i64)
  ^bb1(%22: i64):  // 2 preds: ^bb0, ^bb8
    %23 = llvm.icmp "slt" %22, %20 : i64
    llvm.cond_br %23, ^bb2, ^bb9
  ^bb2:  // pred: ^bb1
    %24 = llvm.mlir.constant(0 : index) : i64
    %25 = llvm.mlir.constant(8 : index) : i64
    %26 = llvm.mlir.constant(2 : index) : i64
    llvm.br ^bb3(%24 : i64)
  ^bb3(%27: i64):  // 2 preds: ^bb2, ^bb7
    %28 = llvm.icmp "slt" %27, %25 : i64
    llvm.cond_br %28, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %29 = llvm.mlir.constant(0 : index) : i64
    %30 = llvm.mlir.constant(-1 : index) : i64
    %31 = llvm.mul %27, %30 : i64
    %32 = llvm.add %22, %31 : i64
    %33 = llvm.icmp "eq" %32, %29 : i64
    %34 = llvm.mlir.constant(-1 : index) : i64
    %35 = llvm.mul %22, %34 : i64
    %36 = llvm.mlir.constant(6 : index) : i64
    %37 = llvm.add %35, %36 : i64
    %38 = llvm.icmp "sge" %37, %29 : i64
    %39 = llvm.and %33, %38 : i1
    llvm.cond_br %39, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %40 = llvm.mlir.constant(0 : index) : i64
    %41 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %42 = llvm.getelementptr %41[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %43 = llvm.load %42 : !llvm.ptr -> i32
    %44 = llvm.add %43, %15 : i32
    %45 = llvm.mlir.constant(0 : index) : i64
    %46 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %47 = llvm.getelementptr %46[%45] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %44, %47 : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb6:  // pred: ^bb4
    %48 = llvm.mlir.constant(1 : index) : i64
    %49 = llvm.add %27, %48 : i64
    %50 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %51 = llvm.mlir.constant(8 : index) : i64
    %52 = llvm.mul %22, %51 : i64
    %53 = llvm.add %52, %49 : i64
    %54 = llvm.getelementptr %50[%53] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %15, %54 : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %55 = llvm.add %27, %26 : i64
    llvm.br ^bb3(%55 : i64)
  ^bb8:  // pred: ^bb3
    %56 = llvm.add %22, %21 : i64
    llvm.br ^bb1(%56 : i64)
  ^bb9:  // pred: ^bb1
    llvm.return
  }
  llvm.func @all_at_once(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) -> i32 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %8 = llvm.mlir.constant(0 : index) : i64
    %9 = llvm.mlir.constant(10 : index) : i64
    %10 = llvm.intr.smin(%arg7, %9) : (i64, i64) -> i64
    %11 = llvm.mlir.constant(0 : index) : i64
    %12 = llvm.mlir.constant(20 : index) : i64
    %13 = llvm.mlir.constant(1 : index) : i64
    %14 = llvm.mlir.constant(4 : index) : i64
    llvm.br ^bb1(%8 : i64)
  ^bb1(%15: i64):  // 2 preds: ^bb0, ^bb5
    %16 = llvm.icmp "slt" %15, %10 : i64
    llvm.cond_br %16, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%11 : i64)
  ^bb3(%17: i64):  // 2 preds: ^bb2, ^bb4
    %18 = llvm.icmp "slt" %17, %12 : i64
    llvm.cond_br %18, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %19 = llvm.mlir.constant(7 : i32) : i32
    %20 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %21 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %22 = llvm.mul %15, %21 : i64
    %23 = llvm.add %22, %17 : i64
    %24 = llvm.getelementptr %20[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %19, %24 : i32, !llvm.ptr
    %25 = llvm.add %17, %14 : i64
    llvm.br ^bb3(%25 : i64)
  ^bb5:  // pred: ^bb3
    %26 = llvm.add %15, %13 : i64
    llvm.br ^bb1(%26 : i64)
  ^bb6:  // pred: ^bb1
    %27 = llvm.mlir.constant(0 : index) : i64
    %28 = llvm.mlir.constant(1 : index) : i64
    %29 = llvm.mlir.constant(0 : i32) : i32
    llvm.br ^bb7(%27, %29 : i64, i32)
  ^bb7(%30: i64, %31: i32):  // 2 preds: ^bb6, ^bb8
    %32 = llvm.icmp "slt" %30, %arg7 : i64
    llvm.cond_br %32, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %33 = llvm.mlir.constant(0 : index) : i64
    %34 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %35 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %36 = llvm.mul %30, %35 : i64
    %37 = llvm.add %36, %33 : i64
    %38 = llvm.getelementptr %34[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %39 = llvm.load %38 : !llvm.ptr -> i32
    %40 = llvm.add %31, %39 : i32
    %41 = llvm.add %30, %28 : i64
    llvm.br ^bb7(%41, %40 : i64, i32)
  ^bb9:  // pred: ^bb7
    llvm.return %31 : i32
  }
}
