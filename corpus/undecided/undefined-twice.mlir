// Wrong: each use of undef is another value, so their difference is any.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/undefined.mlir --lowered %s --function=nothing | FileCheck %s
// CHECK: @nothing: unknown: return-value

llvm.func @nothing() -> i32 {
  %u = llvm.mlir.undef : i32
  %r = llvm.sub %u, %u : i32
  llvm.return %r : i32
}
