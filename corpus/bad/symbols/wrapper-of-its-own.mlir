// Wrong: a C wrapper that nobody asked for, which is another symbol for others to see, and wrong.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/same.mlir --lowered %s | FileCheck %s
// CHECK: @same: proved
// CHECK: @_mlir_ciface_same: refuted: symbol: the lowering defines a symbol for others to see

llvm.func @same(%v: i32) -> i32 {
  llvm.return %v : i32
}
llvm.func @_mlir_ciface_same(%v: i32) -> i32 {
  %five = llvm.mlir.constant(5 : i32) : i32
  llvm.return %five : i32
}
