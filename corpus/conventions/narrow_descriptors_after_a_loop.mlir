// A loop forgets what was known before it: that the descriptor of an argument is one that an index can count is asked for where it is
// copied.
//
// RUN: expect-status 0 verify-lowering --index-bitwidth=32 --check-runs=50 %s | FileCheck %s
// RUN: expect-status 0 verify-lowering --index-bitwidth=16 --check-runs=50 %s | FileCheck %s
// CHECK: 1 function: 1 proved

func.func @handed_back(%again: i1, %u: memref<*xi1>) -> memref<*xi1> {
  cf.br ^head
^head:
  cf.cond_br %again, ^head, ^end
^end:
  return %u : memref<*xi1>
}
