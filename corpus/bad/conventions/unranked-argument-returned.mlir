// Wrong: the caller frees the descriptor of its own argument.
//
// RUN: expect-status 1 verify-lowering %S/../../conventions/unranked_results.mlir --function hand_on --lowered %s | FileCheck %s
// CHECK: @hand_on: refuted: return-value: result 0 differs: the descriptor of the returned unranked memref is not on the heap

llvm.func @hand_on(%r: i64, %p: !llvm.ptr) -> !llvm.struct<(i64, ptr)> {
  %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
  %1 = llvm.insertvalue %r, %0[0] : !llvm.struct<(i64, ptr)>
  %2 = llvm.insertvalue %p, %1[1] : !llvm.struct<(i64, ptr)>
  llvm.return %2 : !llvm.struct<(i64, ptr)>
}
