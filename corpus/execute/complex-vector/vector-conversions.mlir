// Conversions and divisions of vectors, of one and of two dimensions, with values that come from memory.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s
// RUN: %if long %{ %whole-22 %s | %run-void | FileCheck %s %}

func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()
memref.global "private" @bytes : memref<2x2xi8> = dense<[[-7, 7], [100, -100]]>
func.func @load(%v: memref<2x2xi8>) -> vector<2x2xi8> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant dense<0> : vector<2x2xi8>
  %a = vector.load %v[%c0, %c0] : memref<2x2xi8>, vector<2xi8>
  %b = vector.load %v[%c1, %c0] : memref<2x2xi8>, vector<2xi8>
  %0 = vector.insert %a, %zero [0] : vector<2xi8> into vector<2x2xi8>
  %1 = vector.insert %b, %0 [1] : vector<2xi8> into vector<2x2xi8>
  return %1 : vector<2x2xi8>
}
func.func @show(%v: vector<2x2xi64>) {
  %a = vector.extract %v[0, 0] : i64 from vector<2x2xi64>
  %b = vector.extract %v[0, 1] : i64 from vector<2x2xi64>
  %c = vector.extract %v[1, 0] : i64 from vector<2x2xi64>
  %d = vector.extract %v[1, 1] : i64 from vector<2x2xi64>
  call @printI64(%a) : (i64) -> ()
  call @printComma() : () -> ()
  call @printI64(%b) : (i64) -> ()
  call @printComma() : () -> ()
  call @printI64(%c) : (i64) -> ()
  call @printComma() : () -> ()
  call @printI64(%d) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @main() {
  %m = memref.get_global @bytes : memref<2x2xi8>
  %v = call @load(%m) : (memref<2x2xi8>) -> vector<2x2xi8>
  %s = arith.extsi %v : vector<2x2xi8> to vector<2x2xi64>
  %u = arith.extui %v : vector<2x2xi8> to vector<2x2xi64>
  call @show(%s) : (vector<2x2xi64>) -> ()
  call @show(%u) : (vector<2x2xi64>) -> ()
  %two = arith.constant dense<2> : vector<2x2xi64>
  %f = arith.floordivsi %s, %two : vector<2x2xi64>
  %c = arith.ceildivsi %s, %two : vector<2x2xi64>
  %r = arith.remsi %s, %two : vector<2x2xi64>
  call @show(%f) : (vector<2x2xi64>) -> ()
  call @show(%c) : (vector<2x2xi64>) -> ()
  call @show(%r) : (vector<2x2xi64>) -> ()
  %x = arith.sitofp %s : vector<2x2xi64> to vector<2x2xf64>
  %h = arith.constant dense<0.5> : vector<2x2xf64>
  %y = arith.mulf %x, %h : vector<2x2xf64>
  %z = arith.fptosi %y : vector<2x2xf64> to vector<2x2xi64>
  call @show(%z) : (vector<2x2xi64>) -> ()
  %n = arith.index_cast %s : vector<2x2xi64> to vector<2x2xindex>
  %o = arith.addi %n, %n : vector<2x2xindex>
  %p = arith.index_cast %o : vector<2x2xindex> to vector<2x2xi64>
  call @show(%p) : (vector<2x2xi64>) -> ()
  %zero = arith.constant dense<0> : vector<2x2xi64>
  %g = arith.cmpi sgt, %s, %zero : vector<2x2xi64>
  %e = arith.select %g, %s, %zero : vector<2x2xi1>, vector<2x2xi64>
  call @show(%e) : (vector<2x2xi64>) -> ()
  return
}

// CHECK: -7, 7, 100, -100
// CHECK-NEXT: 249, 7, 100, 156
// CHECK-NEXT: -4, 3, 50, -50
// CHECK-NEXT: -3, 4, 50, -50
// CHECK-NEXT: -1, 1, 0, 0
// CHECK-NEXT: -3, 3, 50, -50
// CHECK-NEXT: -14, 14, 200, -200
// CHECK-NEXT: 0, 7, 100, 0
