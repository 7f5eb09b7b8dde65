// Wrong: one function was not lowered at all.
// Otherwise mlir-opt 22's lowering after -canonicalize -cse.
//
// RUN: expect-status 1 verify-lowering %S/../../examples/transpose.mlir --lowered %s | FileCheck %s
// CHECK: @permute: refuted: symbol: the lowering has no function of that name

module {
  llvm.func @transpose(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(0 : index) : i64
    %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %3 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %4 = llvm.insertvalue %arg1, %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %5 = llvm.insertvalue %arg2, %4[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %6 = llvm.insertvalue %arg3, %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %7 = llvm.insertvalue %arg5, %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %8 = llvm.insertvalue %arg4, %7[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.extractvalue %8[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %10 = llvm.alloca %0 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %9, %10 : !llvm.array<2 x i64>, !llvm.ptr
    %11 = llvm.getelementptr %10[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %12 = llvm.load %11 : !llvm.ptr -> i64
    %13 = llvm.alloca %0 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %9, %13 : !llvm.array<2 x i64>, !llvm.ptr
    %14 = llvm.getelementptr %13[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %15 = llvm.load %14 : !llvm.ptr -> i64
    llvm.br ^bb1(%1 : i64)
  ^bb1(%16: i64):
    %17 = llvm.icmp "slt" %16, %12 : i64
    llvm.cond_br %17, ^bb2(%1 : i64), ^bb5
  ^bb2(%18: i64):
    %19 = llvm.icmp "slt" %18, %15 : i64
    llvm.cond_br %19, ^bb3, ^bb4
  ^bb3:
    %20 = llvm.mul %16, %arg5 overflow<nsw, nuw> : i64
    %21 = llvm.add %20, %18 overflow<nsw, nuw> : i64
    %22 = llvm.getelementptr inbounds|nuw %arg1[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %23 = llvm.load %22 : !llvm.ptr -> i32
    %24 = llvm.mul %18, %arg12 overflow<nsw, nuw> : i64
    %25 = llvm.add %24, %16 overflow<nsw, nuw> : i64
    %26 = llvm.getelementptr inbounds|nuw %arg8[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %23, %26 : i32, !llvm.ptr
    %27 = llvm.add %18, %0 : i64
    llvm.br ^bb2(%27 : i64)
  ^bb4:
    %28 = llvm.add %16, %0 : i64
    llvm.br ^bb1(%28 : i64)
  ^bb5:
    llvm.return
  }
}
