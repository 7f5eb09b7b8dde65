// Wrong: the caller frees the one descriptor of both results twice.
//
// RUN: expect-status 1 verify-lowering %S/../../conventions/unranked_results.mlir --function twice --lowered %s | FileCheck %s
// CHECK: @twice: refuted: return-value: result 1 differs: two unranked memrefs are returned by one descriptor

module {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @make() -> !llvm.struct<(i64, ptr)> attributes {sym_visibility = "private"}
  llvm.func @twice() -> !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>)> {
    %0 = llvm.call @make() : () -> !llvm.struct<(i64, ptr)>
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(2 : index) : i64
    %3 = llvm.mlir.constant(8 : index) : i64
    %4 = llvm.mlir.constant(8 : index) : i64
    %5 = llvm.mul %2, %4 : i64
    %6 = llvm.extractvalue %0[0] : !llvm.struct<(i64, ptr)>
    %7 = llvm.mul %2, %6 : i64
    %8 = llvm.add %7, %1 : i64
    %9 = llvm.mul %8, %3 : i64
    %10 = llvm.add %5, %9 : i64
    %11 = llvm.alloca %10 x i8 : (i64) -> !llvm.ptr
    %12 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)>
    "llvm.intr.memcpy"(%11, %12, %10) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @free(%12) : (!llvm.ptr) -> ()
    %13 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %14 = llvm.extractvalue %0[0] : !llvm.struct<(i64, ptr)>
    %15 = llvm.insertvalue %14, %13[0] : !llvm.struct<(i64, ptr)>
    %16 = llvm.insertvalue %11, %15[1] : !llvm.struct<(i64, ptr)>
    %17 = llvm.mlir.constant(1 : index) : i64
    %18 = llvm.mlir.constant(2 : index) : i64
    %19 = llvm.mlir.constant(8 : index) : i64
    %20 = llvm.mlir.constant(8 : index) : i64
    %21 = llvm.mul %18, %20 : i64
    %22 = llvm.extractvalue %16[0] : !llvm.struct<(i64, ptr)>
    %23 = llvm.mul %18, %22 : i64
    %24 = llvm.add %23, %17 : i64
    %25 = llvm.mul %24, %19 : i64
    %26 = llvm.add %21, %25 : i64
    %27 = llvm.call @malloc(%26) : (i64) -> !llvm.ptr
    %28 = llvm.extractvalue %16[1] : !llvm.struct<(i64, ptr)>
    "llvm.intr.memcpy"(%27, %28, %26) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %29 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %30 = llvm.extractvalue %16[0] : !llvm.struct<(i64, ptr)>
    %31 = llvm.insertvalue %30, %29[0] : !llvm.struct<(i64, ptr)>
    %32 = llvm.insertvalue %27, %31[1] : !llvm.struct<(i64, ptr)>
    %33 = llvm.mlir.constant(1 : index) : i64
    %34 = llvm.mlir.constant(2 : index) : i64
    %35 = llvm.mlir.constant(8 : index) : i64
    %36 = llvm.mlir.constant(8 : index) : i64
    %37 = llvm.mul %34, %36 : i64
    %38 = llvm.extractvalue %16[0] : !llvm.struct<(i64, ptr)>
    %39 = llvm.mul %34, %38 : i64
    %40 = llvm.add %39, %33 : i64
    %41 = llvm.mul %40, %35 : i64
    %42 = llvm.add %37, %41 : i64
    %44 = llvm.extractvalue %16[1] : !llvm.struct<(i64, ptr)>
    %49 = llvm.mlir.poison : !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>)>
    %50 = llvm.insertvalue %32, %49[0] : !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>)>
    %51 = llvm.insertvalue %32, %50[1] : !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>)>
    llvm.return %51 : !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>)>
  }
}
