// Wrong: disjoint is claimed.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/source.mlir --lowered %s --function=bits | FileCheck %s
// CHECK: @bits: refuted

llvm.func @bits(%a: i8, %b: i8) -> i8 {
  %r = llvm.or disjoint %a, %b : i8
  llvm.return %r : i8
}
