// A scope in a scope uses what is defined around both: it has its value in each iteration of a loop.
//
// RUN: verify-lowering %s --lowered %s | FileCheck %s
// CHECK: @each: proved

func.func private @sink(i32)
func.func @each(%n: index, %v: i32, %w: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.addi %v, %w : i32
  cf.br ^head(%c0 : index)
^head(%i: index):
  %m = arith.cmpi slt, %i, %n : index
  cf.cond_br %m, ^body, ^end
^body:
  memref.alloca_scope {
    memref.alloca_scope {
      func.call @sink(%k) : (i32) -> ()
    }
  }
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j : index)
^end:
  return
}
