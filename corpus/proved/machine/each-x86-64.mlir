// What each x86-64 has may be stated: it changes nothing. Declarations may be without.
//
// RUN: verify-lowering %S/../../undecided/Inputs/machine.mlir --lowered %s | FileCheck %s
// CHECK: @second: proved
// CHECK: @called: proved

llvm.func @other(f64) -> f64 attributes {sym_visibility = "private"}

llvm.func @second(%x: f64, %y: f64) -> f64
    attributes {target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+sse", "+sse2", "+x87"]>,
                tune_cpu = "generic"} {
  llvm.return %y : f64
}

llvm.func @called(%x: f64) -> f64 attributes {target_features = #llvm.target_features<["+sse2"]>} {
  %r = llvm.call @other(%x) : (f64) -> f64
  llvm.return %r : f64
}
