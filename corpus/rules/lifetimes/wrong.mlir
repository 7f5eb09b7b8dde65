// A buffer that the source frees is freed by the lowering too.
//
// RUN: expect-status 1 verify-lowering %S/right.mlir --lowered %s | FileCheck %s
// RUN: verify-lowering %S/right.mlir --lowered %s --disable-rule=lifetimes --check-runs=0 | FileCheck %s --check-prefix=OFF
// CHECK: @f: refuted
// OFF: @f: proved

llvm.func @f(%allocated: !llvm.ptr, %aligned: !llvm.ptr, %offset: i64, %size: i64, %stride: i64) {
  llvm.return
}
