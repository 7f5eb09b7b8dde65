// A text that is read bit by bit may begin with a form that stands for no operation: it crashed.
//
// RUN: expect-status 1 lower-mlir --piece-bytes=1 %s 2>&1 | FileCheck %s
// CHECK: error: 'llvm.intr.memcpy' op takes a constant for isVolatile

llvm.func @f(%p: !llvm.ptr, %n: i64, %v: i1) {
  "llvm.intr.memcpy"(%p, %p, %n, %v) : (!llvm.ptr, !llvm.ptr, i64, i1) -> ()
  llvm.return
}
