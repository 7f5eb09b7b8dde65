// Whether there is an iteration at all is asked before the loop, and what all iterations read is read there. Source and lowering test first, and are
// between two iterations in the same place after their tests. Where something else is read, the sums differ.
//
// RUN: lower-mlir %S/Inputs/asked-first.mlir -o %t.lowered && verify-lowering %s --lowered %t.lowered | FileCheck %s
// RUN: sed -e 's/load %common\[\]/load %other[]/' %S/Inputs/asked-first.mlir | lower-mlir - -o %t.wrong
// RUN: expect-status 1 verify-lowering %s --lowered %t.wrong | FileCheck %s --check-prefix=WRONG
// CHECK: @sum: proved
// WRONG: @sum: refuted:
// WRONG: so result 0 differs
func.func @sum(%m: memref<?xi32>, %common: memref<i32>, %other: memref<i32>, %n: index, %from: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%before = %from) -> (i32) {
    %o = memref.load %other[] : memref<i32>
    %x = memref.load %common[] : memref<i32>
    %y = memref.load %m[%i] : memref<?xi32>
    %xy = arith.muli %x, %y : i32
    %xyo = arith.addi %xy, %o : i32
    %after = arith.addi %before, %xyo : i32
    scf.yield %after : i32
  }
  return %sum : i32
}
