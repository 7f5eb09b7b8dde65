// Right: Plumbline's lowering.
//
// RUN: verify-lowering %S/../../examples/reshaped.mlir --lowered %s | FileCheck %s
// CHECK: 2 functions: 2 proved{{$}}

module {
  llvm.func @three_by_two(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) -> i64 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.mlir.constant(2 : index) : i64
    %9 = llvm.mlir.constant(3 : index) : i64
    %10 = llvm.mlir.constant(2 : index) : i64
    %11 = llvm.mlir.constant(1 : index) : i64
    %12 = llvm.alloca %10 x i64 : (i64) -> !llvm.ptr
    %13 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %14 = llvm.insertvalue %12, %13[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %15 = llvm.insertvalue %12, %14[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %16 = llvm.mlir.constant(0 : index) : i64
    %17 = llvm.insertvalue %16, %15[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %18 = llvm.insertvalue %10, %17[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %19 = llvm.insertvalue %11, %18[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %20 = llvm.extractvalue %19[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %21 = llvm.getelementptr %20[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %9, %21 : i64, !llvm.ptr
    %22 = llvm.extractvalue %19[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %23 = llvm.getelementptr %22[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %8, %23 : i64, !llvm.ptr
    %24 = llvm.mlir.constant(2 : index) : i64
    %25 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %26 = llvm.insertvalue %24, %25[0] : !llvm.struct<(i64, ptr)>
    %27 = llvm.mlir.constant(1 : index) : i64
    %28 = llvm.mlir.constant(2 : index) : i64
    %29 = llvm.mlir.constant(8 : index) : i64
    %30 = llvm.mlir.constant(8 : index) : i64
    %31 = llvm.mul %28, %30 : i64
    %32 = llvm.extractvalue %26[0] : !llvm.struct<(i64, ptr)>
    %33 = llvm.mul %28, %32 : i64
    %34 = llvm.add %33, %27 : i64
    %35 = llvm.mul %34, %29 : i64
    %36 = llvm.add %31, %35 : i64
    %37 = llvm.alloca %36 x i8 : (i64) -> !llvm.ptr
    %38 = llvm.insertvalue %37, %26[1] : !llvm.struct<(i64, ptr)>
    %39 = llvm.extractvalue %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %40 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %41 = llvm.extractvalue %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %39, %37 : !llvm.ptr, !llvm.ptr
    %42 = llvm.getelementptr %37[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %40, %42 : !llvm.ptr, !llvm.ptr
    %43 = llvm.getelementptr %37[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %41, %43 : i64, !llvm.ptr
    %44 = llvm.getelementptr %37[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, i64)>
    %45 = llvm.getelementptr %44[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %46 = llvm.extractvalue %19[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %47 = llvm.mlir.constant(1 : index) : i64
    %48 = llvm.sub %24, %47 : i64
    llvm.br ^bb1(%48, %47 : i64, i64)
  ^bb1(%49: i64, %50: i64):  // 2 preds: ^bb0, ^bb2
    %51 = llvm.mlir.constant(0 : index) : i64
    %52 = llvm.icmp "sge" %49, %51 : i64
    llvm.cond_br %52, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %53 = llvm.getelementptr %46[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %54 = llvm.load %53 : !llvm.ptr -> i64
    %55 = llvm.getelementptr %44[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %54, %55 : i64, !llvm.ptr
    %56 = llvm.getelementptr %45[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %50, %56 : i64, !llvm.ptr
    %57 = llvm.mul %50, %54 : i64
    %58 = llvm.sub %49, %47 : i64
    llvm.br ^bb1(%58, %57 : i64, i64)
  ^bb3:  // pred: ^bb1
    %59 = llvm.extractvalue %38[1] : !llvm.struct<(i64, ptr)>
    %60 = llvm.load %59 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %61 = llvm.extractvalue %60[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %62 = llvm.extractvalue %60[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %63 = llvm.mul %arg5, %62 : i64
    %64 = llvm.add %63, %arg6 : i64
    %65 = llvm.getelementptr %61[%64] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %66 = llvm.load %65 : !llvm.ptr -> i64
    llvm.return %66 : i64
  }
  llvm.func @any_by_any(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: i64) -> i64 {
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
    %12 = llvm.mlir.constant(2 : index) : i64
    %13 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %14 = llvm.insertvalue %12, %13[0] : !llvm.struct<(i64, ptr)>
    %15 = llvm.mlir.constant(1 : index) : i64
    %16 = llvm.mlir.constant(2 : index) : i64
    %17 = llvm.mlir.constant(8 : index) : i64
    %18 = llvm.mlir.constant(8 : index) : i64
    %19 = llvm.mul %16, %18 : i64
    %20 = llvm.extractvalue %14[0] : !llvm.struct<(i64, ptr)>
    %21 = llvm.mul %16, %20 : i64
    %22 = llvm.add %21, %15 : i64
    %23 = llvm.mul %22, %17 : i64
    %24 = llvm.add %19, %23 : i64
    %25 = llvm.alloca %24 x i8 : (i64) -> !llvm.ptr
    %26 = llvm.insertvalue %25, %14[1] : !llvm.struct<(i64, ptr)>
    %27 = llvm.extractvalue %11[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %28 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %29 = llvm.extractvalue %11[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %27, %25 : !llvm.ptr, !llvm.ptr
    %30 = llvm.getelementptr %25[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %28, %30 : !llvm.ptr, !llvm.ptr
    %31 = llvm.getelementptr %25[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %29, %31 : i64, !llvm.ptr
    %32 = llvm.getelementptr %25[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, i64)>
    %33 = llvm.getelementptr %32[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %34 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %35 = llvm.mlir.constant(1 : index) : i64
    %36 = llvm.sub %12, %35 : i64
    llvm.br ^bb1(%36, %35 : i64, i64)
  ^bb1(%37: i64, %38: i64):  // 2 preds: ^bb0, ^bb2
    %39 = llvm.mlir.constant(0 : index) : i64
    %40 = llvm.icmp "sge" %37, %39 : i64
    llvm.cond_br %40, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %41 = llvm.getelementptr %34[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %42 = llvm.load %41 : !llvm.ptr -> i64
    %43 = llvm.getelementptr %32[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %42, %43 : i64, !llvm.ptr
    %44 = llvm.getelementptr %33[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %38, %44 : i64, !llvm.ptr
    %45 = llvm.mul %38, %42 : i64
    %46 = llvm.sub %37, %35 : i64
    llvm.br ^bb1(%46, %45 : i64, i64)
  ^bb3:  // pred: ^bb1
    %47 = llvm.extractvalue %26[1] : !llvm.struct<(i64, ptr)>
    %48 = llvm.load %47 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %49 = llvm.extractvalue %48[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %50 = llvm.extractvalue %48[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %51 = llvm.mul %arg10, %50 : i64
    %52 = llvm.add %51, %arg11 : i64
    %53 = llvm.getelementptr %49[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %54 = llvm.load %53 : !llvm.ptr -> i64
    llvm.return %54 : i64
  }
}
