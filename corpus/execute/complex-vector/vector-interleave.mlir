// Along the last dimension, the elements of both operands in turn.
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
func.func @one(%a: vector<i64>, %b: vector<i64>) -> vector<2xi64> {
  %0 = vector.interleave %a, %b : vector<i64> -> vector<2xi64>
  return %0 : vector<2xi64>
}
func.func @row(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<6xi64> {
  %0 = vector.interleave %a, %b : vector<3xi64> -> vector<6xi64>
  return %0 : vector<6xi64>
}
func.func @rows(%a: vector<2x3xi64>, %b: vector<2x3xi64>) -> vector<2x6xi64> {
  %0 = vector.interleave %a, %b : vector<2x3xi64> -> vector<2x6xi64>
  return %0 : vector<2x6xi64>
}
func.func @main() {
  %a = arith.constant dense<[[0, 1, 2], [3, 4, 5]]> : vector<2x3xi64>
  %b = arith.constant dense<[[10, 11, 12], [13, 14, 15]]> : vector<2x3xi64>
  %a0 = arith.constant dense<20> : vector<i64>
  %b0 = arith.constant dense<30> : vector<i64>
  %a1 = vector.extract %a[1] : vector<3xi64> from vector<2x3xi64>
  %b1 = vector.extract %b[1] : vector<3xi64> from vector<2x3xi64>
  %p = call @one(%a0, %b0) : (vector<i64>, vector<i64>) -> vector<2xi64>
  %q = call @row(%a1, %b1) : (vector<3xi64>, vector<3xi64>) -> vector<6xi64>
  %r = call @rows(%a, %b) : (vector<2x3xi64>, vector<2x3xi64>) -> vector<2x6xi64>
  // CHECK: {{^}}20{{$}}
  %e0 = vector.extract %p[0] : i64 from vector<2xi64>
  call @say(%e0) : (i64) -> ()
  // CHECK: {{^}}30{{$}}
  %e1 = vector.extract %p[1] : i64 from vector<2xi64>
  call @say(%e1) : (i64) -> ()
  // CHECK: {{^}}3{{$}}
  %e2 = vector.extract %q[0] : i64 from vector<6xi64>
  call @say(%e2) : (i64) -> ()
  // CHECK: {{^}}13{{$}}
  %e3 = vector.extract %q[1] : i64 from vector<6xi64>
  call @say(%e3) : (i64) -> ()
  // CHECK: {{^}}4{{$}}
  %e4 = vector.extract %q[2] : i64 from vector<6xi64>
  call @say(%e4) : (i64) -> ()
  // CHECK: {{^}}14{{$}}
  %e5 = vector.extract %q[3] : i64 from vector<6xi64>
  call @say(%e5) : (i64) -> ()
  // CHECK: {{^}}5{{$}}
  %e6 = vector.extract %q[4] : i64 from vector<6xi64>
  call @say(%e6) : (i64) -> ()
  // CHECK: {{^}}15{{$}}
  %e7 = vector.extract %q[5] : i64 from vector<6xi64>
  call @say(%e7) : (i64) -> ()
  // CHECK: {{^}}0{{$}}
  %e8 = vector.extract %r[0, 0] : i64 from vector<2x6xi64>
  call @say(%e8) : (i64) -> ()
  // CHECK: {{^}}10{{$}}
  %e9 = vector.extract %r[0, 1] : i64 from vector<2x6xi64>
  call @say(%e9) : (i64) -> ()
  // CHECK: {{^}}1{{$}}
  %e10 = vector.extract %r[0, 2] : i64 from vector<2x6xi64>
  call @say(%e10) : (i64) -> ()
  // CHECK: {{^}}11{{$}}
  %e11 = vector.extract %r[0, 3] : i64 from vector<2x6xi64>
  call @say(%e11) : (i64) -> ()
  // CHECK: {{^}}2{{$}}
  %e12 = vector.extract %r[0, 4] : i64 from vector<2x6xi64>
  call @say(%e12) : (i64) -> ()
  // CHECK: {{^}}12{{$}}
  %e13 = vector.extract %r[0, 5] : i64 from vector<2x6xi64>
  call @say(%e13) : (i64) -> ()
  // CHECK: {{^}}3{{$}}
  %e14 = vector.extract %r[1, 0] : i64 from vector<2x6xi64>
  call @say(%e14) : (i64) -> ()
  // CHECK: {{^}}13{{$}}
  %e15 = vector.extract %r[1, 1] : i64 from vector<2x6xi64>
  call @say(%e15) : (i64) -> ()
  // CHECK: {{^}}4{{$}}
  %e16 = vector.extract %r[1, 2] : i64 from vector<2x6xi64>
  call @say(%e16) : (i64) -> ()
  // CHECK: {{^}}14{{$}}
  %e17 = vector.extract %r[1, 3] : i64 from vector<2x6xi64>
  call @say(%e17) : (i64) -> ()
  // CHECK: {{^}}5{{$}}
  %e18 = vector.extract %r[1, 4] : i64 from vector<2x6xi64>
  call @say(%e18) : (i64) -> ()
  // CHECK: {{^}}15{{$}}
  %e19 = vector.extract %r[1, 5] : i64 from vector<2x6xi64>
  call @say(%e19) : (i64) -> ()
  return
}
