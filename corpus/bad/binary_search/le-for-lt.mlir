// Wrong: the search goes on while lo <= hi, so it reads one element past the end.
// Otherwise mlir-opt 22's lowering after -canonicalize -cse.
//
// REQUIRES: long
// RUN: expect-status 1 verify-lowering %S/../../examples/binary_search.mlir --lowered %s | FileCheck %s
// CHECK: @lower_bound: refuted

module {
  llvm.func @lower_bound(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: f32) -> i64 {
    %0 = llvm.mlir.constant(2 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg0, %3[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg1, %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.insertvalue %arg2, %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %arg3, %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.extractvalue %7[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.alloca %1 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %8, %9 : !llvm.array<1 x i64>, !llvm.ptr
    %10 = llvm.getelementptr %9[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i64>
    %11 = llvm.load %10 : !llvm.ptr -> i64
    llvm.br ^bb1(%2, %11 : i64, i64)
  ^bb1(%12: i64, %13: i64):
    %14 = llvm.icmp "ule" %12, %13 : i64
    llvm.cond_br %14, ^bb2, ^bb3
  ^bb2:
    %15 = llvm.sub %13, %12 : i64
    %16 = llvm.udiv %15, %0 : i64
    %17 = llvm.add %12, %16 : i64
    %18 = llvm.getelementptr inbounds|nuw %arg1[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %19 = llvm.load %18 : !llvm.ptr -> f32
    %20 = llvm.fcmp "olt" %19, %arg5 : f32
    %21 = llvm.add %17, %1 : i64
    llvm.cond_br %20, ^bb1(%21, %13 : i64, i64), ^bb1(%12, %17 : i64, i64)
  ^bb3:
    llvm.return %12 : i64
  }
  llvm.func @lookup(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i64, %arg15: !llvm.ptr, %arg16: !llvm.ptr, %arg17: i64, %arg18: i64, %arg19: i64) {
    %0 = llvm.mlir.constant(false) : i1
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg5, %3[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg6, %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.insertvalue %arg7, %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %arg8, %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.insertvalue %arg0, %3[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.insertvalue %arg1, %8[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %10 = llvm.insertvalue %arg2, %9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %11 = llvm.insertvalue %arg3, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %12 = llvm.extractvalue %11[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %13 = llvm.alloca %1 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %12, %13 : !llvm.array<1 x i64>, !llvm.ptr
    %14 = llvm.getelementptr %13[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i64>
    %15 = llvm.load %14 : !llvm.ptr -> i64
    %16 = llvm.extractvalue %7[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %17 = llvm.alloca %1 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %16, %17 : !llvm.array<1 x i64>, !llvm.ptr
    %18 = llvm.getelementptr %17[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i64>
    %19 = llvm.load %18 : !llvm.ptr -> i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%20: i64):
    %21 = llvm.icmp "slt" %20, %19 : i64
    llvm.cond_br %21, ^bb2, ^bb5
  ^bb2:
    %22 = llvm.getelementptr inbounds|nuw %arg6[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %23 = llvm.load %22 : !llvm.ptr -> f32
    %24 = llvm.call @lower_bound(%arg0, %arg1, %arg2, %arg3, %arg4, %23) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, f32) -> i64
    %25 = llvm.getelementptr inbounds|nuw %arg16[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %24, %25 : i64, !llvm.ptr
    %26 = llvm.icmp "ult" %24, %15 : i64
    llvm.cond_br %26, ^bb3, ^bb4(%0 : i1)
  ^bb3:
    %27 = llvm.getelementptr inbounds|nuw %arg1[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %28 = llvm.load %27 : !llvm.ptr -> f32
    %29 = llvm.fcmp "oeq" %28, %23 : f32
    llvm.br ^bb4(%29 : i1)
  ^bb4(%30: i1):
    %31 = llvm.getelementptr inbounds|nuw %arg11[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i1
    llvm.store %30, %31 : i1, !llvm.ptr
    %32 = llvm.add %20, %1 : i64
    llvm.br ^bb1(%32 : i64)
  ^bb5:
    llvm.return
  }
}
