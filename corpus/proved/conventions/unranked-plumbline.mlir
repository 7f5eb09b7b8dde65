// Right: Plumbline's lowering.
//
// RUN: verify-lowering %S/../../conventions/unranked.mlir --lowered %s | FileCheck %s
// CHECK: 9 functions: 9 proved{{$}}

module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @ext(i64, !llvm.ptr) -> !llvm.struct<(i64, ptr)> attributes {sym_visibility = "private"}
  llvm.func @rank_of(%arg0: i64, %arg1: !llvm.ptr) -> i64 {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)>
    %3 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)>
    llvm.return %3 : i64
  }
  llvm.func @size_of(%arg0: i64, %arg1: !llvm.ptr, %arg2: i64) -> i64 {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)>
    %3 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)>
    %4 = llvm.getelementptr %3[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64)>
    %5 = llvm.mlir.constant(1 : index) : i64
    %6 = llvm.add %5, %arg2 : i64
    %7 = llvm.getelementptr %4[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %8 = llvm.load %7 : !llvm.ptr -> i64
    llvm.return %8 : i64
  }
  llvm.func @element_of(%arg0: i64, %arg1: !llvm.ptr, %arg2: i64) -> f32 {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)>
    %3 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)>
    %4 = llvm.load %3 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %5 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %6 = llvm.mlir.constant(4 : index) : i64
    %7 = llvm.mul %arg2, %6 : i64
    %8 = llvm.add %7, %arg2 : i64
    %9 = llvm.getelementptr %5[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %10 = llvm.load %9 : !llvm.ptr -> f32
    llvm.return %10 : f32
  }
  llvm.func @pass_on(%arg0: i64, %arg1: !llvm.ptr) -> !llvm.struct<(i64, ptr)> {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)>
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(2 : index) : i64
    %5 = llvm.mlir.constant(8 : index) : i64
    %6 = llvm.mlir.constant(8 : index) : i64
    %7 = llvm.mul %4, %6 : i64
    %8 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)>
    %9 = llvm.mul %4, %8 : i64
    %10 = llvm.add %9, %3 : i64
    %11 = llvm.mul %10, %5 : i64
    %12 = llvm.add %7, %11 : i64
    %13 = llvm.call @malloc(%12) : (i64) -> !llvm.ptr
    %14 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)>
    "llvm.intr.memcpy"(%13, %14, %12) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %15 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %16 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)>
    %17 = llvm.insertvalue %16, %15[0] : !llvm.struct<(i64, ptr)>
    %18 = llvm.insertvalue %13, %17[1] : !llvm.struct<(i64, ptr)>
    llvm.return %18 : !llvm.struct<(i64, ptr)>
  }
  llvm.func @forget(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> !llvm.struct<(i64, struct<(i64, ptr)>)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.alloca %6 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %5, %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %10 = llvm.insertvalue %8, %9[0] : !llvm.struct<(i64, ptr)>
    %11 = llvm.insertvalue %7, %10[1] : !llvm.struct<(i64, ptr)>
    %12 = llvm.mlir.constant(1 : index) : i64
    %13 = llvm.mlir.constant(1 : index) : i64
    %14 = llvm.mlir.constant(2 : index) : i64
    %15 = llvm.mlir.constant(8 : index) : i64
    %16 = llvm.mlir.constant(8 : index) : i64
    %17 = llvm.mul %14, %16 : i64
    %18 = llvm.extractvalue %11[0] : !llvm.struct<(i64, ptr)>
    %19 = llvm.mul %14, %18 : i64
    %20 = llvm.add %19, %13 : i64
    %21 = llvm.mul %20, %15 : i64
    %22 = llvm.add %17, %21 : i64
    %23 = llvm.call @malloc(%22) : (i64) -> !llvm.ptr
    %24 = llvm.extractvalue %11[1] : !llvm.struct<(i64, ptr)>
    "llvm.intr.memcpy"(%23, %24, %22) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %25 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %26 = llvm.extractvalue %11[0] : !llvm.struct<(i64, ptr)>
    %27 = llvm.insertvalue %26, %25[0] : !llvm.struct<(i64, ptr)>
    %28 = llvm.insertvalue %23, %27[1] : !llvm.struct<(i64, ptr)>
    %29 = llvm.mlir.poison : !llvm.struct<(i64, struct<(i64, ptr)>)>
    %30 = llvm.insertvalue %12, %29[0] : !llvm.struct<(i64, struct<(i64, ptr)>)>
    %31 = llvm.insertvalue %28, %30[1] : !llvm.struct<(i64, struct<(i64, ptr)>)>
    llvm.return %31 : !llvm.struct<(i64, struct<(i64, ptr)>)>
  }
  llvm.func @make(%arg0: i64) -> !llvm.struct<(i64, ptr)> {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.getelementptr %1[%arg0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
    %4 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    %5 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %4, %6[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.mlir.constant(0 : index) : i64
    %9 = llvm.insertvalue %8, %7[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %10 = llvm.insertvalue %arg0, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %11 = llvm.insertvalue %0, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %12 = llvm.mlir.constant(1 : index) : i64
    %13 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %14 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %15 = llvm.getelementptr %14[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %13, %15 : f32, !llvm.ptr
    %16 = llvm.mlir.constant(1 : index) : i64
    %17 = llvm.alloca %16 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %11, %17 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %18 = llvm.mlir.constant(1 : index) : i64
    %19 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %20 = llvm.insertvalue %18, %19[0] : !llvm.struct<(i64, ptr)>
    %21 = llvm.insertvalue %17, %20[1] : !llvm.struct<(i64, ptr)>
    %22 = llvm.mlir.constant(1 : index) : i64
    %23 = llvm.mlir.constant(2 : index) : i64
    %24 = llvm.mlir.constant(8 : index) : i64
    %25 = llvm.mlir.constant(8 : index) : i64
    %26 = llvm.mul %23, %25 : i64
    %27 = llvm.extractvalue %21[0] : !llvm.struct<(i64, ptr)>
    %28 = llvm.mul %23, %27 : i64
    %29 = llvm.add %28, %22 : i64
    %30 = llvm.mul %29, %24 : i64
    %31 = llvm.add %26, %30 : i64
    %32 = llvm.call @malloc(%31) : (i64) -> !llvm.ptr
    %33 = llvm.extractvalue %21[1] : !llvm.struct<(i64, ptr)>
    "llvm.intr.memcpy"(%32, %33, %31) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %34 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %35 = llvm.extractvalue %21[0] : !llvm.struct<(i64, ptr)>
    %36 = llvm.insertvalue %35, %34[0] : !llvm.struct<(i64, ptr)>
    %37 = llvm.insertvalue %32, %36[1] : !llvm.struct<(i64, ptr)>
    llvm.return %37 : !llvm.struct<(i64, ptr)>
  }
  llvm.func @use(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> f32 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.alloca %6 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %5, %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %10 = llvm.insertvalue %8, %9[0] : !llvm.struct<(i64, ptr)>
    %11 = llvm.insertvalue %7, %10[1] : !llvm.struct<(i64, ptr)>
    %12 = llvm.extractvalue %11[0] : !llvm.struct<(i64, ptr)>
    %13 = llvm.extractvalue %11[1] : !llvm.struct<(i64, ptr)>
    %14 = llvm.call @ext(%12, %13) : (i64, !llvm.ptr) -> !llvm.struct<(i64, ptr)>
    %15 = llvm.mlir.constant(1 : index) : i64
    %16 = llvm.mlir.constant(2 : index) : i64
    %17 = llvm.mlir.constant(8 : index) : i64
    %18 = llvm.mlir.constant(8 : index) : i64
    %19 = llvm.mul %16, %18 : i64
    %20 = llvm.extractvalue %14[0] : !llvm.struct<(i64, ptr)>
    %21 = llvm.mul %16, %20 : i64
    %22 = llvm.add %21, %15 : i64
    %23 = llvm.mul %22, %17 : i64
    %24 = llvm.add %19, %23 : i64
    %25 = llvm.alloca %24 x i8 : (i64) -> !llvm.ptr
    %26 = llvm.extractvalue %14[1] : !llvm.struct<(i64, ptr)>
    "llvm.intr.memcpy"(%25, %26, %24) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @free(%26) : (!llvm.ptr) -> ()
    %27 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %28 = llvm.extractvalue %14[0] : !llvm.struct<(i64, ptr)>
    %29 = llvm.insertvalue %28, %27[0] : !llvm.struct<(i64, ptr)>
    %30 = llvm.insertvalue %25, %29[1] : !llvm.struct<(i64, ptr)>
    %31 = llvm.extractvalue %30[1] : !llvm.struct<(i64, ptr)>
    %32 = llvm.load %31 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %33 = llvm.mlir.constant(1 : index) : i64
    %34 = llvm.extractvalue %32[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %35 = llvm.getelementptr %34[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %36 = llvm.load %35 : !llvm.ptr -> f32
    %37 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %38 = llvm.getelementptr %37[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %39 = llvm.load %38 : !llvm.ptr -> f32
    %40 = llvm.fadd %36, %39 : f32
    llvm.return %40 : f32
  }
  llvm.func @release(%arg0: i64, %arg1: !llvm.ptr) {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)>
    %3 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)>
    %4 = llvm.load %3 : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%4) : (!llvm.ptr) -> ()
    llvm.return
  }
}
