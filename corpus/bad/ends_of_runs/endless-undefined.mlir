// Wrong: what runs for ever is taken for something that can't be reached.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/source.mlir --lowered %s --function=endless | FileCheck %s
// CHECK: @endless: refuted

llvm.func @endless(%x: i32) -> i32 {
  llvm.unreachable
}
