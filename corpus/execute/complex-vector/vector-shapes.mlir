// Vectors under other shapes and back: elements keep their place in row-major order, in whole vectors, in pieces, and one by one.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s

func.func private @printI64(i64)
func.func private @printNewline()
func.func @say(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @numbers(%first: i64) -> vector<12xi64> {
  %v = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]> : vector<12xi64>
  %f = vector.broadcast %first : i64 to vector<12xi64>
  %r = arith.addi %v, %f : vector<12xi64>
  return %r : vector<12xi64>
}
func.func @main() {
  %c100 = arith.constant 100 : i64
  %v = call @numbers(%c100) : (i64) -> vector<12xi64>
  %a = vector.shape_cast %v : vector<12xi64> to vector<2x6xi64>
  %0 = vector.extract %a[1, 0] : i64 from vector<2x6xi64>
  // CHECK: 106
  call @say(%0) : (i64) -> ()
  %b = vector.shape_cast %a : vector<2x6xi64> to vector<3x4xi64>
  %1 = vector.extract %b[1, 3] : i64 from vector<3x4xi64>
  // CHECK-NEXT: 107
  call @say(%1) : (i64) -> ()
  %c = vector.shape_cast %b : vector<3x4xi64> to vector<4x3xi64>
  %2 = vector.extract %c[2, 1] : i64 from vector<4x3xi64>
  // CHECK-NEXT: 107
  call @say(%2) : (i64) -> ()
  %d = vector.shape_cast %c : vector<4x3xi64> to vector<2x2x3xi64>
  %3 = vector.extract %d[1, 0, 2] : i64 from vector<2x2x3xi64>
  // CHECK-NEXT: 108
  call @say(%3) : (i64) -> ()
  %e = vector.shape_cast %d : vector<2x2x3xi64> to vector<12xi64>
  %same = arith.cmpi eq, %e, %v : vector<12xi64>
  %all = vector.reduction <and>, %same : vector<12xi1> into i1
  %4 = arith.extui %all : i1 to i64
  // CHECK-NEXT: 1
  call @say(%4) : (i64) -> ()
  return
}
