// A position of one bit is one of the first two lanes.
// RUN: verify-lowering %S/../../bad/vectors/Inputs/narrow-position.mlir --lowered %s | FileCheck %s
// CHECK: 2 functions: 2 proved

llvm.func @lowered(%v: vector<4xi32>, %x: i32, %at: i1) -> vector<4xi32> {
  %wide = llvm.zext %at : i1 to i64
  %r = llvm.insertelement %x, %v[%wide : i64] : vector<4xi32>
  llvm.return %r : vector<4xi32>
}
llvm.func @source(%v: vector<4xi32>, %x: i32, %at: i1) -> vector<4xi32> {
  %wide = llvm.zext %at : i1 to i64
  %r = llvm.insertelement %x, %v[%wide : i64] : vector<4xi32>
  llvm.return %r : vector<4xi32>
}
