// Wrong: the lowering is no longer made for the machine that the source is made for.
//
// RUN: sed 's/ {$/ attributes {target_features = #llvm.target_features<["+soft-float"]>} {/' %s > %t.source.mlir
// RUN: expect-status 2 verify-lowering %t.source.mlir --lowered %s | FileCheck %s
// CHECK: @second: unsupported: the lowering is made for another machine than the source: 'target_features'
// RUN: verify-lowering %t.source.mlir --lowered %t.source.mlir | FileCheck %s --check-prefix=KEPT
// KEPT: @second: proved

llvm.func @second(%x: f64, %y: f64) -> f64 {
  llvm.return %y : f64
}
