// Wrong: as many bytes are copied as there are elements.
// Otherwise our lowering after -canonicalize -cse.
//
// RUN: expect-status 1 verify-lowering --index-bitwidth=32 %S/../../conventions/narrow_copies.mlir --lowered %s | FileCheck %s
// CHECK: @row: refuted:

module {
  llvm.func @malloc(i32) -> !llvm.ptr
  llvm.func @row(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i32, %arg8: i32, %arg9: i32) {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(1 : index) : i32
    %2 = llvm.mul %arg3, %1 : i32
    %3 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i32
    %5 = llvm.mul %2, %4 : i32
    %6 = llvm.getelementptr %arg1[%arg2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
    %7 = llvm.getelementptr %arg6[%arg7] : (!llvm.ptr, i32) -> !llvm.ptr, f32
    "llvm.intr.memcpy"(%7, %6, %2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @volume(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i32, %arg8: i32, %arg9: !llvm.ptr, %arg10: !llvm.ptr, %arg11: i32, %arg12: i32, %arg13: i32, %arg14: i32, %arg15: i32, %arg16: i32, %arg17: i32) {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(1 : index) : i32
    %2 = llvm.mul %arg3, %1 : i32
    %3 = llvm.mul %2, %arg4 : i32
    %4 = llvm.mul %3, %arg5 : i32
    %5 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, f64
    %6 = llvm.ptrtoint %5 : !llvm.ptr to i32
    %7 = llvm.mul %4, %6 : i32
    %8 = llvm.getelementptr %arg1[%arg2] : (!llvm.ptr, i32) -> !llvm.ptr, f64
    %9 = llvm.getelementptr %arg10[%arg11] : (!llvm.ptr, i32) -> !llvm.ptr, f64
    "llvm.intr.memcpy"(%9, %8, %7) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @known(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i32, %arg8: i32, %arg9: !llvm.ptr, %arg10: !llvm.ptr, %arg11: i32, %arg12: i32, %arg13: i32, %arg14: i32, %arg15: i32, %arg16: i32, %arg17: i32) {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(1 : index) : i32
    %2 = llvm.mul %arg3, %1 : i32
    %3 = llvm.mul %2, %arg4 : i32
    %4 = llvm.mul %3, %arg5 : i32
    %5 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, i128
    %6 = llvm.ptrtoint %5 : !llvm.ptr to i32
    %7 = llvm.mul %4, %6 : i32
    %8 = llvm.getelementptr %arg1[%arg2] : (!llvm.ptr, i32) -> !llvm.ptr, i128
    %9 = llvm.getelementptr %arg10[%arg11] : (!llvm.ptr, i32) -> !llvm.ptr, i128
    "llvm.intr.memcpy"(%9, %8, %7) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @fresh(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i32, %arg4: i32, %arg5: i32) -> !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> {
    %0 = llvm.mlir.constant(0 : index) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(1 : index) : i32
    %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
    %4 = llvm.getelementptr %1[%arg0] : (!llvm.ptr, i32) -> !llvm.ptr, i16
    %5 = llvm.ptrtoint %4 : !llvm.ptr to i32
    %6 = llvm.call @malloc(%5) : (i32) -> !llvm.ptr
    %7 = llvm.insertvalue %6, %3[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
    %8 = llvm.insertvalue %6, %7[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
    %9 = llvm.insertvalue %0, %8[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
    %10 = llvm.insertvalue %arg0, %9[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
    %11 = llvm.insertvalue %2, %10[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
    %12 = llvm.mul %arg4, %2 : i32
    %13 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, i16
    %14 = llvm.ptrtoint %13 : !llvm.ptr to i32
    %15 = llvm.mul %12, %14 : i32
    %16 = llvm.getelementptr %arg2[%arg3] : (!llvm.ptr, i32) -> !llvm.ptr, i16
    "llvm.intr.memcpy"(%6, %16, %15) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    llvm.return %11 : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
  }
  llvm.func @in_a_loop(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: !llvm.ptr, %arg7: !llvm.ptr, %arg8: i32, %arg9: i32, %arg10: i32) {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(1 : index) : i32
    %2 = llvm.mlir.constant(0 : index) : i32
    llvm.br ^bb1(%2 : i32)
  ^bb1(%3: i32):  // 2 preds: ^bb0, ^bb2
    %4 = llvm.icmp "slt" %3, %arg0 : i32
    llvm.cond_br %4, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %5 = llvm.mul %arg4, %1 : i32
    %6 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i32)>
    %7 = llvm.ptrtoint %6 : !llvm.ptr to i32
    %8 = llvm.mul %5, %7 : i32
    %9 = llvm.getelementptr %arg2[%arg3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i32)>
    %10 = llvm.getelementptr %arg7[%arg8] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i32)>
    "llvm.intr.memcpy"(%10, %9, %8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %11 = llvm.add %3, %1 : i32
    llvm.br ^bb1(%11 : i32)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
}

