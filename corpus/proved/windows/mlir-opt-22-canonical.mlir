// Right: mlir-opt 22's lowering after -canonicalize -cse.
//
// RUN: verify-lowering %S/../../examples/windows.mlir --lowered %s | FileCheck %s
// CHECK: 6 functions: 6 proved{{$}}

module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.mlir.global private constant @k(dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>) {addr_space = 0 : i32} : !llvm.array<4 x f32>
  llvm.func @ext(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
  llvm.func @ext2(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
  llvm.func @table_passed(%arg0: i64) -> f32 {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(3735928559 : index) : i64
    %2 = llvm.mlir.addressof @k : !llvm.ptr
    %3 = llvm.mlir.constant(4 : index) : i64
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.getelementptr %2[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x f32>
    %6 = llvm.inttoptr %1 : i64 to !llvm.ptr
    llvm.call @ext(%6, %5, %0, %3, %4) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
    %7 = llvm.getelementptr inbounds|nuw %5[%arg0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %8 = llvm.load %7 : !llvm.ptr -> f32
    llvm.return %8 : f32
  }
  llvm.func @window_passed(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64) -> f32 {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(4 : index) : i64
    %2 = llvm.mlir.constant(2 : index) : i64
    %3 = llvm.mlir.constant(8 : index) : i64
    %4 = llvm.mul %arg7, %3 overflow<nsw> : i64
    %5 = llvm.add %4, %2 : i64
    %6 = llvm.call @ext2(%arg0, %arg1, %5, %arg8, %1, %3, %0) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.extractvalue %6[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.getelementptr inbounds|nuw %7[%arg7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %9 = llvm.load %8 : !llvm.ptr -> f32
    llvm.return %9 : f32
  }
  llvm.func @own_window(%arg0: i64, %arg1: i64, %arg2: f32) -> f32 {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(8 : index) : i64
    %2 = llvm.mul %arg0, %1 : i64
    %3 = llvm.getelementptr %0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
    %5 = llvm.call @malloc(%4) : (i64) -> !llvm.ptr
    %6 = llvm.mul %arg1, %1 overflow<nsw> : i64
    %7 = llvm.getelementptr %5[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %8 = llvm.getelementptr inbounds|nuw %7[3] : (!llvm.ptr) -> !llvm.ptr, f32
    llvm.store %arg2, %8 : f32, !llvm.ptr
    %9 = llvm.load %8 : !llvm.ptr -> f32
    llvm.call @free(%5) : (!llvm.ptr) -> ()
    llvm.return %9 : f32
  }
  llvm.func @any_rank(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) -> !llvm.struct<(i64, ptr)> {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(8 : index) : i64
    %3 = llvm.mlir.constant(2 : index) : i64
    %4 = llvm.mlir.constant(0 : index) : i64
    %5 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %6 = llvm.insertvalue %arg0, %5[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %7 = llvm.insertvalue %arg1, %6[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %8 = llvm.insertvalue %4, %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.insertvalue %3, %8[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %10 = llvm.insertvalue %2, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %11 = llvm.insertvalue %2, %10[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %12 = llvm.insertvalue %1, %11[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %13 = llvm.alloca %1 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %12, %13 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %14 = llvm.mul %3, %2 : i64
    %15 = llvm.mul %3, %3 : i64
    %16 = llvm.add %15, %1 : i64
    %17 = llvm.mul %16, %2 : i64
    %18 = llvm.add %14, %17 : i64
    %19 = llvm.call @malloc(%18) : (i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%19, %13, %18) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %20 = llvm.insertvalue %3, %0[0] : !llvm.struct<(i64, ptr)>
    %21 = llvm.insertvalue %19, %20[1] : !llvm.struct<(i64, ptr)>
    llvm.return %21 : !llvm.struct<(i64, ptr)>
  }
}
