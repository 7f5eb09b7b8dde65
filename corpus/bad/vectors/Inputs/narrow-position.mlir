// A position of one bit, in a vector of four lanes.
llvm.func @lowered(%v: vector<4xi32>, %x: i32, %at: i1) -> vector<4xi32> {
  %r = llvm.insertelement %x, %v[%at : i1] : vector<4xi32>
  llvm.return %r : vector<4xi32>
}
func.func @source(%v: vector<4xi32>, %x: i32, %at: i1) -> vector<4xi32> {
  %r = vector.insertelement %x, %v[%at : i1] : vector<4xi32>
  return %r : vector<4xi32>
}
