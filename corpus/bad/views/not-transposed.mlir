// Wrong: indices are not exchanged.
// Otherwise mlir-opt 19's lowering after -canonicalize -cse.
//
// REQUIRES: long
// RUN: expect-status 1 verify-lowering %S/../../examples/views.mlir --lowered %s | FileCheck %s
// CHECK: @transposed: refuted

module {
  llvm.func @window(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64) -> f32 {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mul %arg10, %arg5 : i64
    %2 = llvm.mul %arg7, %arg5 : i64
    %3 = llvm.add %arg2, %2 : i64
    %4 = llvm.mul %arg8, %arg6 : i64
    %5 = llvm.add %3, %4 : i64
    %6 = llvm.getelementptr %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %7 = llvm.mul %1, %0 : i64
    %8 = llvm.mul %arg6, %0 : i64
    %9 = llvm.add %7, %8 : i64
    %10 = llvm.getelementptr %6[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %11 = llvm.load %10 : !llvm.ptr -> f32
    llvm.return %11 : f32
  }
  llvm.func @part_of_row(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(4 : index) : i64
    %2 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.mlir.constant(2 : index) : i64
    %4 = llvm.mlir.constant(16 : index) : i64
    %5 = llvm.mul %arg7, %4 : i64
    %6 = llvm.add %5, %3 : i64
    %7 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.insertvalue %arg1, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.insertvalue %6, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %10 = llvm.insertvalue %1, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %11 = llvm.insertvalue %0, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.return %11 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  }
  llvm.func @window_of_window(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64) -> f32 {
    %0 = llvm.mlir.constant(128 : index) : i64
    %1 = llvm.mlir.constant(64 : index) : i64
    %2 = llvm.mul %arg7, %1 : i64
    %3 = llvm.add %2, %arg8 : i64
    %4 = llvm.mul %arg9, %0 : i64
    %5 = llvm.add %3, %4 : i64
    %6 = llvm.getelementptr %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %7 = llvm.getelementptr %6[%arg9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %8 = llvm.load %7 : !llvm.ptr -> f32
    llvm.return %8 : f32
  }
  llvm.func @clear_columns(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) {
    %0 = llvm.mlir.constant(2 : index) : i64
    %1 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %2 = llvm.mlir.constant(4 : index) : i64
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%4 : i64)
  ^bb1(%5: i64):  // 2 preds: ^bb0, ^bb5
    %6 = llvm.icmp "slt" %5, %arg7 : i64
    llvm.cond_br %6, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %7 = llvm.mul %5, %arg5 : i64
    llvm.br ^bb3(%4 : i64)
  ^bb3(%8: i64):  // 2 preds: ^bb2, ^bb4
    %9 = llvm.icmp "slt" %8, %2 : i64
    llvm.cond_br %9, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %10 = llvm.getelementptr %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %11 = llvm.mul %8, %0 : i64
    %12 = llvm.getelementptr %10[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %1, %12 : f32, !llvm.ptr
    %13 = llvm.add %8, %3 : i64
    llvm.br ^bb3(%13 : i64)
  ^bb5:  // pred: ^bb3
    %14 = llvm.add %5, %3 : i64
    llvm.br ^bb1(%14 : i64)
  ^bb6:  // pred: ^bb1
    llvm.return
  }
  llvm.func @flat(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64) -> f32 {
    %0 = llvm.getelementptr %arg1[%arg9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1 = llvm.load %0 : !llvm.ptr -> f32
    llvm.return %1 : f32
  }
  llvm.func @flat_rows(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64) -> i16 {
    %0 = llvm.getelementptr %arg1[%arg2] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %1 = llvm.mul %arg9, %arg6 : i64
    %2 = llvm.add %1, %arg10 : i64
    %3 = llvm.getelementptr %0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %4 = llvm.load %3 : !llvm.ptr -> i16
    llvm.return %4 : i16
  }
  llvm.func @folded(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) -> f32 {
    %0 = llvm.mlir.constant(4 : index) : i64
    %1 = llvm.mul %arg6, %0 : i64
    %2 = llvm.add %1, %arg7 : i64
    %3 = llvm.getelementptr %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %4 = llvm.load %3 : !llvm.ptr -> f32
    llvm.return %4 : f32
  }
  llvm.func @folded_twice(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)> {
    %0 = llvm.mlir.constant(4 : index) : i64
    %1 = llvm.mlir.constant(8 : index) : i64
    %2 = llvm.mlir.constant(2 : index) : i64
    %3 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %4 = llvm.mlir.constant(-1 : index) : i64
    %5 = llvm.mlir.constant(3 : index) : i64
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.icmp "slt" %arg3, %6 : i64
    %8 = llvm.sub %4, %arg3 : i64
    %9 = llvm.select %7, %8, %arg3 : i1, i64
    %10 = llvm.sdiv %9, %5  : i64
    %11 = llvm.sub %4, %10 : i64
    %12 = llvm.select %7, %11, %10 : i1, i64
    %13 = llvm.mul %arg5, %5 : i64
    %14 = llvm.insertvalue %arg0, %3[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %15 = llvm.insertvalue %arg1, %14[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %16 = llvm.insertvalue %arg2, %15[2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %17 = llvm.insertvalue %12, %16[3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %18 = llvm.insertvalue %13, %17[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %19 = llvm.insertvalue %5, %18[3, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %20 = llvm.insertvalue %arg5, %19[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %21 = llvm.insertvalue %2, %20[3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %22 = llvm.insertvalue %1, %21[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %23 = llvm.insertvalue %0, %22[3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %24 = llvm.insertvalue %2, %23[4, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    llvm.return %24 : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
  }
  llvm.func @reinterpreted(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(4 : index) : i64
    %2 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %3 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %4 = llvm.insertvalue %arg1, %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %5 = llvm.insertvalue %arg5, %4[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %6 = llvm.insertvalue %arg6, %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %7 = llvm.insertvalue %arg7, %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %8 = llvm.insertvalue %1, %7[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.insertvalue %0, %8[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    llvm.return %9 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  }
  llvm.func @numbers(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64) -> f32 {
    %0 = llvm.mlir.constant(4 : index) : i64
    %1 = llvm.getelementptr %arg1[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %2 = llvm.mul %arg7, %0 : i64
    %3 = llvm.add %2, %arg8 : i64
    %4 = llvm.getelementptr %1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %5 = llvm.load %4 : !llvm.ptr -> f32
    llvm.return %5 : f32
  }
  llvm.func @transposed(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64) -> f64 {
    %0 = llvm.mul %arg7, %arg5 : i64
    %1 = llvm.add %arg8, %0 : i64
    %2 = llvm.getelementptr %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %3 = llvm.load %2 : !llvm.ptr -> f64
    llvm.return %3 : f64
  }
  llvm.func @metadata(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) -> !llvm.struct<(struct<(ptr, ptr, i64)>, i64, i64, i64, i64)> {
    %0 = llvm.mlir.undef : !llvm.struct<(struct<(ptr, ptr, i64)>, i64, i64, i64, i64)>
    %1 = llvm.mlir.constant(0 : index) : i64
    %2 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64)>
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(ptr, ptr, i64)>
    %5 = llvm.insertvalue %arg1, %4[1] : !llvm.struct<(ptr, ptr, i64)>
    %6 = llvm.insertvalue %1, %5[2] : !llvm.struct<(ptr, ptr, i64)>
    %7 = llvm.insertvalue %6, %0[0] : !llvm.struct<(struct<(ptr, ptr, i64)>, i64, i64, i64, i64)>
    %8 = llvm.insertvalue %arg2, %7[1] : !llvm.struct<(struct<(ptr, ptr, i64)>, i64, i64, i64, i64)>
    %9 = llvm.insertvalue %arg3, %8[2] : !llvm.struct<(struct<(ptr, ptr, i64)>, i64, i64, i64, i64)>
    %10 = llvm.insertvalue %arg5, %9[3] : !llvm.struct<(struct<(ptr, ptr, i64)>, i64, i64, i64, i64)>
    %11 = llvm.insertvalue %3, %10[4] : !llvm.struct<(struct<(ptr, ptr, i64)>, i64, i64, i64, i64)>
    llvm.return %11 : !llvm.struct<(struct<(ptr, ptr, i64)>, i64, i64, i64, i64)>
  }
  llvm.func @address(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) -> i64 {
    %0 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    llvm.return %0 : i64
  }
  llvm.func @sizes(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) -> !llvm.struct<(i64, i64)> {
    %0 = llvm.mlir.constant(4 : index) : i64
    %1 = llvm.mlir.undef : !llvm.struct<(i64, i64)>
    %2 = llvm.insertvalue %arg7, %1[0] : !llvm.struct<(i64, i64)>
    %3 = llvm.insertvalue %0, %2[1] : !llvm.struct<(i64, i64)>
    llvm.return %3 : !llvm.struct<(i64, i64)>
  }
}
