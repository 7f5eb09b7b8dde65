// Wrong: a descriptor is stored by a volatile access.
//
// RUN: expect-status 1 verify-lowering %S/../../conventions/unranked_results.mlir --lowered %s --function=other | FileCheck %s
// CHECK: @other: refuted: call: the source has made 0 volatile accesses, the lowering 1

module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @make() -> !llvm.struct<(i64, ptr)> attributes {sym_visibility = "private"}
  llvm.func @other(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> !llvm.struct<(i64, ptr)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.alloca %6 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store volatile %5, %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    %8 = llvm.mlir.constant(1 : index) : i64
    %9 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %10 = llvm.insertvalue %8, %9[0] : !llvm.struct<(i64, ptr)>
    %11 = llvm.insertvalue %7, %10[1] : !llvm.struct<(i64, ptr)>
    %12 = llvm.call @make() : () -> !llvm.struct<(i64, ptr)>
    %13 = llvm.mlir.constant(1 : index) : i64
    %14 = llvm.mlir.constant(2 : index) : i64
    %15 = llvm.mlir.constant(8 : index) : i64
    %16 = llvm.mlir.constant(8 : index) : i64
    %17 = llvm.mul %14, %16 : i64
    %18 = llvm.extractvalue %12[0] : !llvm.struct<(i64, ptr)>
    %19 = llvm.mul %14, %18 : i64
    %20 = llvm.add %19, %13 : i64
    %21 = llvm.mul %20, %15 : i64
    %22 = llvm.add %17, %21 : i64
    %23 = llvm.alloca %22 x i8 : (i64) -> !llvm.ptr
    %24 = llvm.extractvalue %12[1] : !llvm.struct<(i64, ptr)>
    "llvm.intr.memcpy"(%23, %24, %22) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @free(%24) : (!llvm.ptr) -> ()
    %25 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %26 = llvm.extractvalue %12[0] : !llvm.struct<(i64, ptr)>
    %27 = llvm.insertvalue %26, %25[0] : !llvm.struct<(i64, ptr)>
    %28 = llvm.insertvalue %23, %27[1] : !llvm.struct<(i64, ptr)>
    %29 = llvm.mlir.constant(1 : index) : i64
    %30 = llvm.mlir.constant(2 : index) : i64
    %31 = llvm.mlir.constant(8 : index) : i64
    %32 = llvm.mlir.constant(8 : index) : i64
    %33 = llvm.mul %30, %32 : i64
    %34 = llvm.extractvalue %11[0] : !llvm.struct<(i64, ptr)>
    %35 = llvm.mul %30, %34 : i64
    %36 = llvm.add %35, %29 : i64
    %37 = llvm.mul %36, %31 : i64
    %38 = llvm.add %33, %37 : i64
    %39 = llvm.call @malloc(%38) : (i64) -> !llvm.ptr
    %40 = llvm.extractvalue %11[1] : !llvm.struct<(i64, ptr)>
    "llvm.intr.memcpy"(%39, %40, %38) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %41 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %42 = llvm.extractvalue %11[0] : !llvm.struct<(i64, ptr)>
    %43 = llvm.insertvalue %42, %41[0] : !llvm.struct<(i64, ptr)>
    %44 = llvm.insertvalue %39, %43[1] : !llvm.struct<(i64, ptr)>
    llvm.return %44 : !llvm.struct<(i64, ptr)>
  }
}
