// Right: mlir-opt 22's lowering after -canonicalize -cse.
//
// RUN: verify-lowering --index-bitwidth=32 %S/../../conventions/index_of_32_bits.mlir --lowered %s | FileCheck %s
// CHECK: 2 functions: 2 proved{{$}}

module {
  llvm.func @row_sums(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i32, %arg10: i32, %arg11: i32) {
    %0 = llvm.mlir.constant(0 : i16) : i16
    %1 = llvm.mlir.constant(1 : index) : i32
    %2 = llvm.mlir.constant(0 : index) : i32
    %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
    %4 = llvm.insertvalue %arg0, %3[0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
    %5 = llvm.insertvalue %arg1, %4[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
    %6 = llvm.insertvalue %arg2, %5[2] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
    %7 = llvm.insertvalue %arg3, %6[3, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
    %8 = llvm.insertvalue %arg5, %7[4, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
    %9 = llvm.insertvalue %arg4, %8[3, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
    %10 = llvm.extractvalue %9[3] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
    %11 = llvm.alloca %1 x !llvm.array<2 x i32> : (i32) -> !llvm.ptr
    llvm.store %10, %11 : !llvm.array<2 x i32>, !llvm.ptr
    %12 = llvm.getelementptr %11[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i32>
    %13 = llvm.load %12 : !llvm.ptr -> i32
    %14 = llvm.alloca %1 x !llvm.array<2 x i32> : (i32) -> !llvm.ptr
    llvm.store %10, %14 : !llvm.array<2 x i32>, !llvm.ptr
    %15 = llvm.getelementptr %14[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i32>
    %16 = llvm.load %15 : !llvm.ptr -> i32
    llvm.br ^bb1(%2 : i32)
  ^bb1(%17: i32):
    %18 = llvm.icmp "slt" %17, %13 : i32
    llvm.cond_br %18, ^bb2(%2, %0 : i32, i16), ^bb5
  ^bb2(%19: i32, %20: i16):
    %21 = llvm.icmp "slt" %19, %16 : i32
    llvm.cond_br %21, ^bb3, ^bb4
  ^bb3:
    %22 = llvm.mul %17, %arg5 overflow<nsw, nuw> : i32
    %23 = llvm.add %22, %19 overflow<nsw, nuw> : i32
    %24 = llvm.getelementptr inbounds|nuw %arg1[%23] : (!llvm.ptr, i32) -> !llvm.ptr, i16
    %25 = llvm.load %24 : !llvm.ptr -> i16
    %26 = llvm.add %20, %25 : i16
    %27 = llvm.add %19, %1 : i32
    llvm.br ^bb2(%27, %26 : i32, i16)
  ^bb4:
    %28 = llvm.getelementptr inbounds|nuw %arg8[%17] : (!llvm.ptr, i32) -> !llvm.ptr, i16
    llvm.store %20, %28 : i16, !llvm.ptr
    %29 = llvm.add %17, %1 : i32
    llvm.br ^bb1(%29 : i32)
  ^bb5:
    llvm.return
  }
  llvm.func @widen(%arg0: i32) -> !llvm.struct<(i64, i16)> {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, i16)>
    %1 = llvm.sext %arg0 : i32 to i64
    %2 = llvm.trunc %arg0 : i32 to i16
    %3 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i64, i16)>
    %4 = llvm.insertvalue %2, %3[1] : !llvm.struct<(i64, i16)>
    llvm.return %4 : !llvm.struct<(i64, i16)>
  }
}
