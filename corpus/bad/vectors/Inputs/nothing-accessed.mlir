llvm.func @otherwise(%a: !llvm.ptr, %b: !llvm.ptr, %o: i64, %n: i64, %s: i64, %mask: vector<4xi1>, %v: vector<4xf32>) -> vector<4xf32> {
  llvm.return %v : vector<4xf32>
}

llvm.func @named(%a: !llvm.ptr, %b: !llvm.ptr, %o: i64, %n: i64, %s: i64, %mask: vector<4xi1>, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = llvm.mlir.zero : vector<4xf32>
  llvm.return %0 : vector<4xf32>
}

llvm.func @unreachable(%a: !llvm.ptr, %b: !llvm.ptr, %o: i64, %n: i64, %s: i64, %mask: vector<4xi1>, %v: vector<4xf32>) {
  llvm.unreachable
}
