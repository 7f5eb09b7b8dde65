// Right: mlir-opt 19's lowering, simplified until sizes are read from the arguments and not through memory.
//
// RUN: verify-lowering %S/../../examples/casts.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @scale: proved
// CHECK-DAG: @scale_all: proved

module {
  llvm.func @scale(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: f32) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%1 : i64)
  ^bb1(%2: i64):
    %3 = llvm.icmp "slt" %2, %arg3 : i64
    llvm.cond_br %3, ^bb2(%1 : i64), ^bb5
  ^bb2(%4: i64):
    %5 = llvm.icmp "slt" %4, %arg4 : i64
    llvm.cond_br %5, ^bb3, ^bb4
  ^bb3:
    %6 = llvm.getelementptr %arg1[%arg2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %7 = llvm.mul %2, %arg5 : i64
    %8 = llvm.mul %4, %arg6 : i64
    %9 = llvm.add %7, %8 : i64
    %10 = llvm.getelementptr %6[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %11 = llvm.load %10 : !llvm.ptr -> f32
    %12 = llvm.fmul %11, %arg7  : f32
    llvm.store %12, %10 : f32, !llvm.ptr
    %13 = llvm.add %4, %0 : i64
    llvm.br ^bb2(%13 : i64)
  ^bb4:
    %14 = llvm.add %2, %0 : i64
    llvm.br ^bb1(%14 : i64)
  ^bb5:
    llvm.return
  }
  llvm.func @scale_all(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: !llvm.ptr, %arg22: !llvm.ptr, %arg23: i64, %arg24: i64, %arg25: i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(0 : index) : i64
    %2 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %3 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %4 = llvm.insertvalue %arg1, %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %5 = llvm.insertvalue %arg2, %4[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %6 = llvm.insertvalue %arg3, %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %7 = llvm.insertvalue %arg5, %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %8 = llvm.insertvalue %arg4, %7[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.insertvalue %arg6, %8[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    llvm.br ^bb1(%1 : i64)
  ^bb1(%10: i64):
    %11 = llvm.icmp "slt" %10, %arg24 : i64
    llvm.cond_br %11, ^bb2, ^bb3
  ^bb2:
    %12 = llvm.getelementptr %arg22[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %13 = llvm.load %12 : !llvm.ptr -> f32
    llvm.call @scale(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %13) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, f32) -> ()
    llvm.call @scale(%arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %13) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, f32) -> ()
    llvm.call @scale(%arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %13) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, f32) -> ()
    %14 = llvm.add %10, %0 : i64
    llvm.br ^bb1(%14 : i64)
  ^bb3:
    llvm.return %9 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  }
}
