// Wrong: a callee is declared to be made for a machine that passes wide vectors, and others, in other registers.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/machine.mlir --lowered %s | FileCheck %s
// CHECK: @other: unsupported: the lowering is made for another machine than the source: 'target_features'

llvm.func @other(f64) -> f64 attributes {sym_visibility = "private", target_features = #llvm.target_features<["-sse2"]>}

llvm.func @second(%x: f64, %y: f64) -> f64 {
  llvm.return %y : f64
}

llvm.func @called(%x: f64) -> f64 {
  %r = llvm.call @other(%x) : (f64) -> f64
  llvm.return %r : f64
}
