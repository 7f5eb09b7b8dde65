// A conversion to i1 has no sign that nsz could leave open.
//
// RUN: verify-lowering %s | FileCheck %s
// CHECK: 2 functions: 2 proved

func.func @lanes(%x: vector<1xf16>) -> vector<1xi1> {
  %r = arith.fptoui %x : vector<1xf16> to vector<1xi1>
  return %r : vector<1xi1>
}
func.func @scalar(%x: f32) -> i1 {
  %r = arith.fptosi %x : f32 to i1
  return %r : i1
}
