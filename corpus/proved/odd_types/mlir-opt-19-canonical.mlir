// Right: mlir-opt 19's lowering after -canonicalize -cse.
//
// RUN: verify-lowering %S/../../examples/odd_types.mlir --lowered %s | FileCheck %s
// CHECK: 7 functions: 7 proved{{$}}

module {
  llvm.func @wide(%arg0: i1000, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i65, %arg8: !llvm.ptr, %arg9: !llvm.ptr, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i1, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i7, %arg20: !llvm.ptr, %arg21: !llvm.ptr, %arg22: i64, %arg23: i64, %arg24: i64) -> !llvm.struct<(i1000, i65, i1, i7)> {
    %0 = llvm.mlir.undef : !llvm.struct<(i1000, i65, i1, i7)>
    %1 = llvm.getelementptr %arg2[%arg6] : (!llvm.ptr, i64) -> !llvm.ptr, i1000
    llvm.store %arg0, %1 : i1000, !llvm.ptr
    %2 = llvm.getelementptr %arg9[%arg6] : (!llvm.ptr, i64) -> !llvm.ptr, i65
    llvm.store %arg7, %2 : i65, !llvm.ptr
    %3 = llvm.getelementptr %arg15[%arg6] : (!llvm.ptr, i64) -> !llvm.ptr, i1
    llvm.store %arg13, %3 : i1, !llvm.ptr
    %4 = llvm.getelementptr %arg21[%arg6] : (!llvm.ptr, i64) -> !llvm.ptr, i7
    llvm.store %arg19, %4 : i7, !llvm.ptr
    %5 = llvm.load %1 : !llvm.ptr -> i1000
    %6 = llvm.load %2 : !llvm.ptr -> i65
    %7 = llvm.load %3 : !llvm.ptr -> i1
    %8 = llvm.load %4 : !llvm.ptr -> i7
    %9 = llvm.insertvalue %5, %0[0] : !llvm.struct<(i1000, i65, i1, i7)>
    %10 = llvm.insertvalue %6, %9[1] : !llvm.struct<(i1000, i65, i1, i7)>
    %11 = llvm.insertvalue %7, %10[2] : !llvm.struct<(i1000, i65, i1, i7)>
    %12 = llvm.insertvalue %8, %11[3] : !llvm.struct<(i1000, i65, i1, i7)>
    llvm.return %12 : !llvm.struct<(i1000, i65, i1, i7)>
  }
  llvm.func @floats(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: !llvm.ptr, %arg7: !llvm.ptr, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: !llvm.ptr, %arg12: !llvm.ptr, %arg13: i64, %arg14: i64, %arg15: i64) -> !llvm.struct<(f80, f128, i8)> {
    %0 = llvm.mlir.undef : !llvm.struct<(f80, f128, i8)>
    %1 = llvm.getelementptr %arg1[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f80
    %2 = llvm.load %1 : !llvm.ptr -> f80
    %3 = llvm.getelementptr %arg7[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f128
    %4 = llvm.load %3 : !llvm.ptr -> f128
    %5 = llvm.getelementptr %arg12[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.load %5 : !llvm.ptr -> i8
    %7 = llvm.insertvalue %2, %0[0] : !llvm.struct<(f80, f128, i8)>
    %8 = llvm.insertvalue %4, %7[1] : !llvm.struct<(f80, f128, i8)>
    %9 = llvm.insertvalue %6, %8[2] : !llvm.struct<(f80, f128, i8)>
    llvm.return %9 : !llvm.struct<(f80, f128, i8)>
  }
  llvm.func @half(%arg0: bf16, %arg1: bf16, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) {
    %0 = llvm.fadd %arg0, %arg1  : bf16
    %1 = llvm.getelementptr %arg3[%arg7] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
    llvm.store %0, %1 : bf16, !llvm.ptr
    llvm.return
  }
  llvm.func @copied(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64) {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mul %arg3, %1 : i64
    %3 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, f80
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
    %5 = llvm.mul %2, %4 : i64
    %6 = llvm.getelementptr %arg1[%arg2] : (!llvm.ptr, i64) -> !llvm.ptr, f80
    %7 = llvm.getelementptr %arg6[%arg7] : (!llvm.ptr, i64) -> !llvm.ptr, f80
    "llvm.intr.memcpy"(%7, %6, %5) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return
  }
  llvm.func @space(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) -> f32 {
    %0 = llvm.mlir.constant(8 : index) : i64
    %1 = llvm.addrspacecast %arg1 : !llvm.ptr to !llvm.ptr<1>
    %2 = llvm.mul %arg7, %0 : i64
    %3 = llvm.add %2, %arg7 : i64
    %4 = llvm.getelementptr %1[%3] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
    %5 = llvm.load %4 : !llvm.ptr<1> -> f32
    llvm.return %5 : f32
  }
  llvm.func @vector(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> vector<4xf32> {
    %0 = llvm.getelementptr %arg1[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xf32>
    %1 = llvm.load %0 : !llvm.ptr -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @rounded(%arg0: f64) -> f32 {
    %0 = llvm.intr.experimental.constrained.fptrunc %arg0 tonearest ignore : f64 to f32
    llvm.return %0 : f32
  }
}
