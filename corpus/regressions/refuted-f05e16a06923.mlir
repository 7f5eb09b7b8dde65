// A lowering that subtracts where the source adds; a type of one bit would not show it.
// RUN: expect-status 1 verify-lowering %s --lower-with 'lower-mlir -convert-std-to-llvm %%s | sed s/llvm.add/llvm.sub/' | FileCheck %s
// CHECK: refuted: return-value
module {
  func.func @kernel(%arg0: i8) -> i8 {
    %0 = arith.addi %arg0, %arg0 : i8
    return %0 : i8
  }
}
