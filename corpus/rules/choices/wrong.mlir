// What freeze makes of undef is the choice of the lowering: any value may come out, not just the one that fits.
//
// RUN: expect-status 1 verify-lowering %S/right.mlir --lowered %s | FileCheck %s
// RUN: verify-lowering %S/right.mlir --lowered %s --disable-rule=choices --check-runs=0 | FileCheck %s --check-prefix=OFF
// CHECK: @f: refuted: return-value
// OFF: @f: proved

llvm.func @f() -> i32 {
  %any = llvm.mlir.undef : i32
  %some = llvm.freeze %any : i32
  llvm.return %some : i32
}
