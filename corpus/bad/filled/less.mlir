// Wrong: the last byte is left as it was.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/cleared.mlir --lowered %s | FileCheck %s
// CHECK: @cleared: refuted

llvm.func @cleared(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %n: i64, %s: i64) {
  %byte = llvm.mlir.constant(0 : i8) : i8
  %size = llvm.mlir.constant(15 : i64) : i64
  "llvm.intr.memset"(%p, %byte, %size) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
