// Wrong: of undef & 1, 2 is no value.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/undefined.mlir --lowered %s --function=one_bit | FileCheck %s
// CHECK: @one_bit: unknown: return-value

llvm.func @one_bit() -> i32 {
  %r = llvm.mlir.constant(2 : i32) : i32
  llvm.return %r : i32
}
