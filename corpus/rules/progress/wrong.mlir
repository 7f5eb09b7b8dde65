// A loop that only the lowering has never lets it return: every cycle has to advance source and lowering.
//
// RUN: expect-status 1 verify-lowering %S/right.mlir --lowered %s | FileCheck %s
// RUN: verify-lowering %S/right.mlir --lowered %s --disable-rule=progress --check-runs=0 | FileCheck %s --check-prefix=OFF
// CHECK: @f: refuted
// OFF: @f: proved

llvm.func @f(%x: i32) -> i32 {
  llvm.br ^forever
^forever:
  llvm.br ^forever
}
