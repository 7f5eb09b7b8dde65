// A value that is defined, but not on every way to its use.
//
// RUN: expect-status 3 verify-lowering %s 2>&1 | FileCheck %s

func.func @choose(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^left, ^right
^left:
  %y = arith.addi %x, %x : i32
  cf.br ^right
^right:
  // CHECK: use_before_definition.mlir:[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}does not dominate
  return %y : i32
}
