// Right: mlir-opt 22's lowering, simplified until sizes are read from the arguments and not through memory.
//
// RUN: verify-lowering %S/../../examples/scratch_buffers.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @running_mean: proved
// CHECK-DAG: @iota_matrix: proved

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
    %7 = llvm.alloca %3 x f32 : (i64) -> !llvm.ptr
    %8 = llvm.getelementptr %0[%arg3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %9 = llvm.ptrtoint %8 : !llvm.ptr to i64
    %10 = llvm.call @malloc(%9) : (i64) -> !llvm.ptr
    llvm.br ^bb1(%6 : i64)
  ^bb1(%11: i64):
    %12 = llvm.icmp "slt" %11, %3 : i64
    llvm.cond_br %12, ^bb2, ^bb3(%6 : i64)
  ^bb2:
    %13 = llvm.getelementptr inbounds|nuw %7[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %2, %13 : f32, !llvm.ptr
    %14 = llvm.add %11, %5 : i64
    llvm.br ^bb1(%14 : i64)
  ^bb3(%15: i64):
    %16 = llvm.icmp "slt" %15, %arg3 : i64
    llvm.cond_br %16, ^bb4, ^bb8(%6 : i64)
  ^bb4:
    %17 = llvm.getelementptr inbounds|nuw %arg1[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %18 = llvm.load %17 : !llvm.ptr -> f32
    %19 = llvm.and %15, %4 : i64
    %20 = llvm.getelementptr inbounds|nuw %7[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %18, %20 : f32, !llvm.ptr
    llvm.br ^bb5(%6, %2 : i64, f32)
  ^bb5(%21: i64, %22: f32):
    %23 = llvm.icmp "slt" %21, %3 : i64
    llvm.cond_br %23, ^bb6, ^bb7
  ^bb6:
    %24 = llvm.getelementptr inbounds|nuw %7[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %25 = llvm.load %24 : !llvm.ptr -> f32
    %26 = llvm.fadd %22, %25 : f32
    %27 = llvm.add %21, %5 : i64
    llvm.br ^bb5(%27, %26 : i64, f32)
  ^bb7:
    %28 = llvm.fmul %22, %1 : f32
    %29 = llvm.getelementptr inbounds|nuw %10[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %28, %29 : f32, !llvm.ptr
    %30 = llvm.add %15, %5 : i64
    llvm.br ^bb3(%30 : i64)
  ^bb8(%31: i64):
    %32 = llvm.icmp "slt" %31, %arg3 : i64
    llvm.cond_br %32, ^bb9, ^bb10
  ^bb9:
    %33 = llvm.getelementptr inbounds|nuw %10[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %34 = llvm.load %33 : !llvm.ptr -> f32
    %35 = llvm.getelementptr inbounds|nuw %arg6[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %34, %35 : f32, !llvm.ptr
    %36 = llvm.add %31, %5 : i64
    llvm.br ^bb8(%36 : i64)
  ^bb10:
    llvm.call @free(%10) : (!llvm.ptr) -> ()
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
