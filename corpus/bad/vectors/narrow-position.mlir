// Wrong: the lane two behind that of the position is written, too: a position of one bit does not tell them apart when cut down.
// RUN: expect-status 1 verify-lowering %S/Inputs/narrow-position.mlir --lowered %s | FileCheck %s
// CHECK: @lowered: refuted: return-value
// CHECK: @source: refuted: return-value

llvm.func @lowered(%v: vector<4xi32>, %x: i32, %at: i1) -> vector<4xi32> {
  %wide = llvm.zext %at : i1 to i64
  %r = llvm.insertelement %x, %v[%wide : i64] : vector<4xi32>
  %two = llvm.mlir.constant(2 : i64) : i64
  %behind = llvm.add %wide, %two : i64
  %s = llvm.insertelement %x, %r[%behind : i64] : vector<4xi32>
  llvm.return %s : vector<4xi32>
}
llvm.func @source(%v: vector<4xi32>, %x: i32, %at: i1) -> vector<4xi32> {
  %wide = llvm.zext %at : i1 to i64
  %r = llvm.insertelement %x, %v[%wide : i64] : vector<4xi32>
  %two = llvm.mlir.constant(2 : i64) : i64
  %behind = llvm.add %wide, %two : i64
  %s = llvm.insertelement %x, %r[%behind : i64] : vector<4xi32>
  llvm.return %s : vector<4xi32>
}
