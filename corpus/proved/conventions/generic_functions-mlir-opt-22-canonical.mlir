// Right: mlir-opt 22's lowering after -canonicalize -cse.
//
// RUN: verify-lowering --use-generic-functions %S/../../conventions/generic_functions.mlir --lowered %s | FileCheck %s
// CHECK: 1 function: 1 proved{{$}}

module {
  llvm.func @_mlir_memref_to_llvm_free(!llvm.ptr)
  llvm.func @_mlir_memref_to_llvm_alloc(i64) -> !llvm.ptr
  llvm.func @exchange(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64) {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg1, %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg2, %4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.insertvalue %arg3, %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.extractvalue %6[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.alloca %1 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %7, %8 : !llvm.array<1 x i64>, !llvm.ptr
    %9 = llvm.getelementptr %8[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i64>
    %10 = llvm.load %9 : !llvm.ptr -> i64
    %11 = llvm.getelementptr %0[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %12 = llvm.ptrtoint %11 : !llvm.ptr to i64
    %13 = llvm.call @_mlir_memref_to_llvm_alloc(%12) : (i64) -> !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %arg1[%arg10] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %15 = llvm.load %14 : !llvm.ptr -> i64
    %16 = llvm.getelementptr inbounds|nuw %13[%arg10] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %15, %16 : i64, !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %arg6[%arg10] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %18 = llvm.load %17 : !llvm.ptr -> i64
    llvm.store %18, %14 : i64, !llvm.ptr
    %19 = llvm.load %16 : !llvm.ptr -> i64
    llvm.store %19, %17 : i64, !llvm.ptr
    llvm.call @_mlir_memref_to_llvm_free(%13) : (!llvm.ptr) -> ()
    llvm.return
  }
}
