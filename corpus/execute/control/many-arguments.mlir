// More arguments than registers: three memrefs between scalars, twenty-two words in all.
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
func.func @mix(%a: i64, %x: memref<2xi64>, %b: f64, %y: memref<?x?xi64>, %c: i8, %z: memref<i64>, %d: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.load %x[%c1] : memref<2xi64>
  %1 = memref.load %y[%c1, %c0] : memref<?x?xi64>
  %2 = memref.load %z[] : memref<i64>
  %3 = arith.fptosi %b : f64 to i64
  %4 = arith.extsi %c : i8 to i64
  %s0 = arith.addi %a, %0 : i64
  %s1 = arith.addi %s0, %1 : i64
  %s2 = arith.addi %s1, %2 : i64
  %s3 = arith.addi %s2, %3 : i64
  %s4 = arith.addi %s3, %4 : i64
  %s5 = arith.addi %s4, %d : i64
  return %s5 : i64
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = memref.alloca() : memref<2xi64>
  %y = memref.alloca(%c2, %c2) : memref<?x?xi64>
  %z = memref.alloca() : memref<i64>
  %v0 = arith.constant 10 : i64
  %v1 = arith.constant 200 : i64
  %v2 = arith.constant 3000 : i64
  memref.store %v0, %x[%c1] : memref<2xi64>
  memref.store %v1, %y[%c1, %c0] : memref<?x?xi64>
  memref.store %v2, %z[] : memref<i64>
  %a = arith.constant 40000 : i64
  %b = arith.constant 500000.0 : f64
  %c = arith.constant -1 : i8
  %d = arith.constant 6000000 : i64
  %r = call @mix(%a, %x, %b, %y, %c, %z, %d) : (i64, memref<2xi64>, f64, memref<?x?xi64>, i8, memref<i64>, i64) -> i64
  call @say(%r) : (i64) -> ()
  return
}

// CHECK: 6543209
