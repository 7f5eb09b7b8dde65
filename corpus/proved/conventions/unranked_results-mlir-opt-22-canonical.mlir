// Right: mlir-opt 22's lowering after -canonicalize -cse.
//
// RUN: verify-lowering %S/../../conventions/unranked_results.mlir --lowered %s | FileCheck %s
// CHECK: 4 functions: 4 proved{{$}}

module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @make() -> !llvm.struct<(i64, ptr)> attributes {sym_visibility = "private"}
  llvm.func @hand_on(%arg0: i64, %arg1: !llvm.ptr) -> !llvm.struct<(i64, ptr)> {
    %0 = llvm.mlir.constant(8 : index) : i64
    %1 = llvm.mlir.constant(2 : index) : i64
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %4 = llvm.mul %1, %0 : i64
    %5 = llvm.mul %arg0, %1 : i64
    %6 = llvm.add %5, %2 : i64
    %7 = llvm.mul %6, %0 : i64
    %8 = llvm.add %4, %7 : i64
    %9 = llvm.call @malloc(%8) : (i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%9, %arg1, %8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %10 = llvm.insertvalue %arg0, %3[0] : !llvm.struct<(i64, ptr)>
    %11 = llvm.insertvalue %9, %10[1] : !llvm.struct<(i64, ptr)>
    llvm.return %11 : !llvm.struct<(i64, ptr)>
  }
  llvm.func @twice() -> !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>)> {
    %0 = llvm.mlir.poison : !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>)>
    %1 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %2 = llvm.mlir.constant(8 : index) : i64
    %3 = llvm.mlir.constant(2 : index) : i64
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.call @make() : () -> !llvm.struct<(i64, ptr)>
    %6 = llvm.mul %3, %2 : i64
    %7 = llvm.extractvalue %5[0] : !llvm.struct<(i64, ptr)>
    %8 = llvm.mul %7, %3 : i64
    %9 = llvm.add %8, %4 : i64
    %10 = llvm.mul %9, %2 : i64
    %11 = llvm.add %6, %10 : i64
    %12 = llvm.alloca %11 x i8 : (i64) -> !llvm.ptr
    %13 = llvm.extractvalue %5[1] : !llvm.struct<(i64, ptr)>
    "llvm.intr.memcpy"(%12, %13, %11) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @free(%13) : (!llvm.ptr) -> ()
    %14 = llvm.call @malloc(%11) : (i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%14, %12, %11) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %15 = llvm.insertvalue %7, %1[0] : !llvm.struct<(i64, ptr)>
    %16 = llvm.insertvalue %14, %15[1] : !llvm.struct<(i64, ptr)>
    %17 = llvm.call @malloc(%11) : (i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%17, %12, %11) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %18 = llvm.insertvalue %17, %15[1] : !llvm.struct<(i64, ptr)>
    %19 = llvm.insertvalue %16, %0[0] : !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>)>
    %20 = llvm.insertvalue %18, %19[1] : !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>)>
    llvm.return %20 : !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>)>
  }
  llvm.func @other(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> !llvm.struct<(i64, ptr)> {
    %0 = llvm.mlir.constant(8 : index) : i64
    %1 = llvm.mlir.constant(2 : index) : i64
    %2 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg0, %4[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.insertvalue %arg1, %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %arg2, %6[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.insertvalue %arg3, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.insertvalue %arg4, %8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %10 = llvm.alloca %3 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %9, %10 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %11 = llvm.call @make() : () -> !llvm.struct<(i64, ptr)>
    %12 = llvm.mul %1, %0 : i64
    %13 = llvm.extractvalue %11[0] : !llvm.struct<(i64, ptr)>
    %14 = llvm.mul %13, %1 : i64
    %15 = llvm.add %14, %3 : i64
    %16 = llvm.mul %15, %0 : i64
    %17 = llvm.add %12, %16 : i64
    %18 = llvm.alloca %17 x i8 : (i64) -> !llvm.ptr
    %19 = llvm.extractvalue %11[1] : !llvm.struct<(i64, ptr)>
    "llvm.intr.memcpy"(%18, %19, %17) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @free(%19) : (!llvm.ptr) -> ()
    %20 = llvm.mul %3, %1 : i64
    %21 = llvm.add %20, %3 : i64
    %22 = llvm.mul %21, %0 : i64
    %23 = llvm.add %12, %22 : i64
    %24 = llvm.call @malloc(%23) : (i64) -> !llvm.ptr
    "llvm.intr.memcpy"(%24, %10, %23) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %25 = llvm.insertvalue %3, %2[0] : !llvm.struct<(i64, ptr)>
    %26 = llvm.insertvalue %24, %25[1] : !llvm.struct<(i64, ptr)>
    llvm.return %26 : !llvm.struct<(i64, ptr)>
  }
}
