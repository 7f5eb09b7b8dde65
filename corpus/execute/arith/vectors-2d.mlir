// Arithmetic on vectors of two dimensions, one row of lanes after the other.
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
  %a = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi64>
  %b = arith.constant dense<[[10, 20, 30], [40, 50, 60]]> : vector<2x3xi64>
  %s = arith.addi %a, %b : vector<2x3xi64>
  %m = arith.muli %s, %a : vector<2x3xi64>
  %r0 = vector.extract %m[0] : vector<3xi64> from vector<2x3xi64>
  %r1 = vector.extract %m[1] : vector<3xi64> from vector<2x3xi64>
  %v0 = vector.reduction <add>, %r0 : vector<3xi64> into i64
  %v1 = vector.reduction <add>, %r1 : vector<3xi64> into i64
  call @say(%v0) : (i64) -> ()
  call @say(%v1) : (i64) -> ()
  %c = arith.cmpi sgt, %m, %b : vector<2x3xi64>
  %e = arith.select %c, %b, %m : vector<2x3xi1>, vector<2x3xi64>
  %r2 = vector.extract %e[0] : vector<3xi64> from vector<2x3xi64>
  %v2 = vector.reduction <add>, %r2 : vector<3xi64> into i64
  call @say(%v2) : (i64) -> ()
  return
}

// CHECK: 154
// CHECK-NEXT: 847
// CHECK-NEXT: 60
