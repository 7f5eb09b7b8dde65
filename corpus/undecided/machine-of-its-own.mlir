// Wrong: one function is made for a machine without registers for floating point numbers, where its callers don't put them.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/machine.mlir --lowered %s | FileCheck %s
// CHECK: @second: unsupported: the lowering is made for another machine than the source: 'target_features'
// CHECK: @called: proved
// RUN: sed '/^llvm.func @second/s/attributes .*/attributes {target_cpu = "i386"} {/' %s > %t.cpu.mlir
// RUN: expect-status 2 verify-lowering %S/Inputs/machine.mlir --lowered %t.cpu.mlir | FileCheck %s --check-prefix=CPU
// CPU: @second: unsupported: the lowering is made for another machine than the source: 'target_cpu'

llvm.func @other(f64) -> f64 attributes {sym_visibility = "private"}

llvm.func @second(%x: f64, %y: f64) -> f64 attributes {target_features = #llvm.target_features<["+soft-float"]>} {
  llvm.return %y : f64
}

llvm.func @called(%x: f64) -> f64 {
  %r = llvm.call @other(%x) : (f64) -> f64
  llvm.return %r : f64
}
