// Buffers on the stack inside a scope that gives a value; a million rounds would overflow the stack if they were kept.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s
// RUN: %if long %{ %whole-22 %s | %run-void | FileCheck %s %}

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @say(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1000000 : index
  %zero = arith.constant 0 : i64
  cf.br ^head(%c0, %zero : index, i64)
^head(%i: index, %s: i64):
  %more = arith.cmpi ult, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %t = memref.alloca_scope -> (i64) {
    %m = memref.alloca() : memref<64xi64>
    %v = arith.index_cast %i : index to i64
    memref.store %v, %m[%c1] : memref<64xi64>
    %w = memref.load %m[%c1] : memref<64xi64>
    %r = arith.addi %s, %w : i64
    memref.alloca_scope.return %r : i64
  }
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %t : index, i64)
^exit:
  call @say(%s) : (i64) -> ()
  return
}

// CHECK: 499999500000
