// A transpose puts each element where the permutation says: dimension i of the result is dimension permutation[i] of the operand.
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
func.func @rotated(%v: vector<2x3x4xi64>) -> vector<3x4x2xi64> {
  %0 = vector.transpose %v, [1, 2, 0] : vector<2x3x4xi64> to vector<3x4x2xi64>
  return %0 : vector<3x4x2xi64>
}
func.func @swapped(%v: vector<2x3x4xi64>) -> vector<3x2x4xi64> {
  %0 = vector.transpose %v, [1, 0, 2] : vector<2x3x4xi64> to vector<3x2x4xi64>
  return %0 : vector<3x2x4xi64>
}
func.func @main() {
  %flat = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]> : vector<24xi64>
  %v = vector.shape_cast %flat : vector<24xi64> to vector<2x3x4xi64>
  %r = call @rotated(%v) : (vector<2x3x4xi64>) -> vector<3x4x2xi64>
  %s = call @swapped(%v) : (vector<2x3x4xi64>) -> vector<3x2x4xi64>
  // CHECK: {{^}}0{{$}}
  %e0 = vector.extract %r[0, 0, 0] : i64 from vector<3x4x2xi64>
  call @say(%e0) : (i64) -> ()
  // CHECK: {{^}}13{{$}}
  %e1 = vector.extract %r[0, 1, 1] : i64 from vector<3x4x2xi64>
  call @say(%e1) : (i64) -> ()
  // CHECK: {{^}}14{{$}}
  %e2 = vector.extract %r[0, 2, 1] : i64 from vector<3x4x2xi64>
  call @say(%e2) : (i64) -> ()
  // CHECK: {{^}}3{{$}}
  %e3 = vector.extract %r[0, 3, 0] : i64 from vector<3x4x2xi64>
  call @say(%e3) : (i64) -> ()
  // CHECK: {{^}}16{{$}}
  %e4 = vector.extract %r[1, 0, 1] : i64 from vector<3x4x2xi64>
  call @say(%e4) : (i64) -> ()
  // CHECK: {{^}}6{{$}}
  %e5 = vector.extract %r[1, 2, 0] : i64 from vector<3x4x2xi64>
  call @say(%e5) : (i64) -> ()
  // CHECK: {{^}}18{{$}}
  %e6 = vector.extract %r[1, 2, 1] : i64 from vector<3x4x2xi64>
  call @say(%e6) : (i64) -> ()
  // CHECK: {{^}}19{{$}}
  %e7 = vector.extract %r[1, 3, 1] : i64 from vector<3x4x2xi64>
  call @say(%e7) : (i64) -> ()
  // CHECK: {{^}}9{{$}}
  %e8 = vector.extract %r[2, 1, 0] : i64 from vector<3x4x2xi64>
  call @say(%e8) : (i64) -> ()
  // CHECK: {{^}}22{{$}}
  %e9 = vector.extract %r[2, 2, 1] : i64 from vector<3x4x2xi64>
  call @say(%e9) : (i64) -> ()
  // CHECK: {{^}}0{{$}}
  %e10 = vector.extract %s[0, 0, 0] : i64 from vector<3x2x4xi64>
  call @say(%e10) : (i64) -> ()
  // CHECK: {{^}}12{{$}}
  %e11 = vector.extract %s[0, 1, 0] : i64 from vector<3x2x4xi64>
  call @say(%e11) : (i64) -> ()
  // CHECK: {{^}}5{{$}}
  %e12 = vector.extract %s[1, 0, 1] : i64 from vector<3x2x4xi64>
  call @say(%e12) : (i64) -> ()
  // CHECK: {{^}}17{{$}}
  %e13 = vector.extract %s[1, 1, 1] : i64 from vector<3x2x4xi64>
  call @say(%e13) : (i64) -> ()
  // CHECK: {{^}}10{{$}}
  %e14 = vector.extract %s[2, 0, 2] : i64 from vector<3x2x4xi64>
  call @say(%e14) : (i64) -> ()
  // CHECK: {{^}}22{{$}}
  %e15 = vector.extract %s[2, 1, 2] : i64 from vector<3x2x4xi64>
  call @say(%e15) : (i64) -> ()
  return
}
