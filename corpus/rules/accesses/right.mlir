// An access that the source makes on one way only is not there to be made on every way: the index may be out of bounds.
//
// RUN: verify-lowering %s | FileCheck %s
// CHECK: @f: proved

func.func @f(%m: memref<?xi32>, %c: i1) -> i32 {
  %c5 = arith.constant 5 : index
  %zero = arith.constant 0 : i32
  cf.cond_br %c, ^load, ^join(%zero : i32)
^load:
  %v = memref.load %m[%c5] : memref<?xi32>
  cf.br ^join(%v : i32)
^join(%r: i32):
  return %r : i32
}
