// Wrong: what undef & 1 is frozen to is 0 or 1.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/undefined.mlir --lowered %s --function=frozen | FileCheck %s
// CHECK: @frozen: unknown: return-value

llvm.func @frozen() -> i32 {
  %u = llvm.mlir.undef : i32
  %f = llvm.freeze %u : i32
  llvm.return %f : i32
}
