// Right: the stride of the first of two dimensions of open sizes is a product of the sizes after it.
//
// RUN: verify-lowering %S/../../bad/reshaped/Inputs/two-open-sizes.mlir --lowered %s | FileCheck %s
// CHECK: 1 function: 1 proved{{$}}

llvm.func @element(%allocated: !llvm.ptr, %aligned: !llvm.ptr, %offset: i64, %size0: i64, %size1: i64, %stride0: i64, %stride1: i64,
                   %rows: i64, %blocks: i64, %columns: i64, %i: i64, %j: i64, %k: i64) -> f32 {
  %0 = llvm.mul %blocks, %columns : i64
  %1 = llvm.mul %i, %0 : i64
  %2 = llvm.mul %j, %columns : i64
  %3 = llvm.add %1, %2 : i64
  %4 = llvm.add %3, %k : i64
  %5 = llvm.getelementptr %aligned[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %6 = llvm.load %5 : !llvm.ptr -> f32
  llvm.return %6 : f32
}
