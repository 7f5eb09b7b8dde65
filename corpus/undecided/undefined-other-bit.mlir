// Wrong: undef & 2 gives 2, undef & 1 does not.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/undefined.mlir --lowered %s --function=one_bit | FileCheck %s
// CHECK: @one_bit: unknown: return-value

llvm.func @one_bit() -> i32 {
  %u = llvm.mlir.undef : i32
  %2 = llvm.mlir.constant(2 : i32) : i32
  %r = llvm.and %u, %2 : i32
  llvm.return %r : i32
}
