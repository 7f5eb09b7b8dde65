// Wrong: an access is volatile that is none in the source.
//
// RUN: expect-status 1 verify-lowering %S/../../examples/reshaped.mlir --lowered %s --function=three_by_two | FileCheck %s
// CHECK: @three_by_two: refuted: call: the source has made 0 volatile accesses, the lowering 1

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
    llvm.store volatile %8, %23 : i64, !llvm.ptr
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
}
