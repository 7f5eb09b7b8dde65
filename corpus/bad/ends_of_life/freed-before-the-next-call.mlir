// Wrong: a buffer that a callee may have kept is freed before the next call.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/source.mlir --lowered %s --function=heap | FileCheck %s
// CHECK: @heap: refuted

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @take(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @use() attributes {sym_visibility = "private"}
llvm.func @heap() {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %bytes = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
  llvm.call @take(%p, %p, %0, %1, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.call @use() : () -> ()
  llvm.return
}
