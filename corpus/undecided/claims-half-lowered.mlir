// Wrong: two functions that call each other, one of which is not lowered yet: the other one does not return for all numbers, and comes back to
// itself.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/both_ways.mlir --lowered %s | FileCheck %s
// CHECK: @first: unsupported: {{.*}}'will_return'
// RUN: sed 's/will_return/passthrough = ["norecurse"]/' %s > %t.mlir
// RUN: expect-status 2 verify-lowering %S/Inputs/both_ways.mlir --lowered %t.mlir | FileCheck %s --check-prefix=AGAIN
// AGAIN: @first: unsupported: {{.*}}'norecurse'

llvm.func @first(%v: i32) -> i32 attributes {will_return} {
  %x = func.call @second(%v) : (i32) -> i32
  llvm.return %x : i32
}
func.func @second(%v: i32) -> i32 {
  %one = arith.constant 1 : i32
  %m = arith.subi %v, %one : i32
  %x = llvm.call @first(%m) : (i32) -> i32
  return %x : i32
}
