// Wrong: the copy is never freed.
// Otherwise mlir-opt 22's lowering after -canonicalize -cse.
//
// RUN: expect-status 1 verify-lowering %S/../../examples/scratch_buffers.mlir --lowered %s | FileCheck %s
// CHECK: @running_mean: refuted

module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @running_mean(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64) {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(1.250000e-01 : f32) : f32
    %2 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %3 = llvm.mlir.constant(8 : index) : i64
    %4 = llvm.mlir.constant(7 : index) : i64
    %5 = llvm.mlir.constant(1 : index) : i64
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.insertvalue %arg0, %7[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.insertvalue %arg1, %8[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %10 = llvm.insertvalue %arg2, %9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %11 = llvm.insertvalue %arg3, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %12 = llvm.extractvalue %11[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %13 = llvm.alloca %5 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %12, %13 : !llvm.array<1 x i64>, !llvm.ptr
    %14 = llvm.getelementptr %13[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i64>
    %15 = llvm.load %14 : !llvm.ptr -> i64
    %16 = llvm.alloca %3 x f32 : (i64) -> !llvm.ptr
    %17 = llvm.getelementptr %0[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %18 = llvm.ptrtoint %17 : !llvm.ptr to i64
    %19 = llvm.call @malloc(%18) : (i64) -> !llvm.ptr
    llvm.br ^bb1(%6 : i64)
  ^bb1(%20: i64):
    %21 = llvm.icmp "slt" %20, %3 : i64
    llvm.cond_br %21, ^bb2, ^bb3(%6 : i64)
  ^bb2:
    %22 = llvm.getelementptr inbounds|nuw %16[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %2, %22 : f32, !llvm.ptr
    %23 = llvm.add %20, %5 : i64
    llvm.br ^bb1(%23 : i64)
  ^bb3(%24: i64):
    %25 = llvm.icmp "slt" %24, %15 : i64
    llvm.cond_br %25, ^bb4, ^bb8(%6 : i64)
  ^bb4:
    %26 = llvm.getelementptr inbounds|nuw %arg1[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %27 = llvm.load %26 : !llvm.ptr -> f32
    %28 = llvm.and %24, %4 : i64
    %29 = llvm.getelementptr inbounds|nuw %16[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %27, %29 : f32, !llvm.ptr
    llvm.br ^bb5(%6, %2 : i64, f32)
  ^bb5(%30: i64, %31: f32):
    %32 = llvm.icmp "slt" %30, %3 : i64
    llvm.cond_br %32, ^bb6, ^bb7
  ^bb6:
    %33 = llvm.getelementptr inbounds|nuw %16[%30] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %34 = llvm.load %33 : !llvm.ptr -> f32
    %35 = llvm.fadd %31, %34 : f32
    %36 = llvm.add %30, %5 : i64
    llvm.br ^bb5(%36, %35 : i64, f32)
  ^bb7:
    %37 = llvm.fmul %31, %1 : f32
    %38 = llvm.getelementptr inbounds|nuw %19[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %37, %38 : f32, !llvm.ptr
    %39 = llvm.add %24, %5 : i64
    llvm.br ^bb3(%39 : i64)
  ^bb8(%40: i64):
    %41 = llvm.icmp "slt" %40, %15 : i64
    llvm.cond_br %41, ^bb9, ^bb10
  ^bb9:
    %42 = llvm.getelementptr inbounds|nuw %19[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %43 = llvm.load %42 : !llvm.ptr -> f32
    %44 = llvm.getelementptr inbounds|nuw %arg6[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %43, %44 : f32, !llvm.ptr
    %45 = llvm.add %40, %5 : i64
    llvm.br ^bb8(%45 : i64)
  ^bb10:
    llvm.return
  }
  llvm.func @iota_matrix(%arg0: i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(4 : index) : i64
    %5 = llvm.mul %arg0, %4 : i64
    %6 = llvm.getelementptr %1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %7 = llvm.ptrtoint %6 : !llvm.ptr to i64
    %8 = llvm.call @malloc(%7) : (i64) -> !llvm.ptr
    %9 = llvm.insertvalue %8, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %10 = llvm.insertvalue %8, %9[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %11 = llvm.insertvalue %2, %10[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %12 = llvm.insertvalue %4, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %13 = llvm.insertvalue %arg0, %12[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %14 = llvm.insertvalue %arg0, %13[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %15 = llvm.insertvalue %3, %14[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    llvm.br ^bb1(%2 : i64)
  ^bb1(%16: i64):
    %17 = llvm.icmp "slt" %16, %4 : i64
    llvm.cond_br %17, ^bb2, ^bb6
  ^bb2:
    %18 = llvm.mul %16, %arg0 : i64
    llvm.br ^bb3(%2 : i64)
  ^bb3(%19: i64):
    %20 = llvm.icmp "slt" %19, %arg0 : i64
    llvm.cond_br %20, ^bb4, ^bb5
  ^bb4:
    %21 = llvm.add %18, %19 : i64
    %22 = llvm.mul %16, %arg0 overflow<nsw, nuw> : i64
    %23 = llvm.add %22, %19 overflow<nsw, nuw> : i64
    %24 = llvm.getelementptr inbounds|nuw %8[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %21, %24 : i64, !llvm.ptr
    %25 = llvm.add %19, %3 : i64
    llvm.br ^bb3(%25 : i64)
  ^bb5:
    %26 = llvm.add %16, %3 : i64
    llvm.br ^bb1(%26 : i64)
  ^bb6:
    llvm.return %15 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  }
}
