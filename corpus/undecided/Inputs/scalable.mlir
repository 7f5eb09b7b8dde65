func.func @doubled(%m: memref<?xi32>, %c: i1) {
  %c0 = arith.constant 0 : index
  scf.if %c {
    %v = vector.load %m[%c0] : memref<?xi32>, vector<[4]xi32>
    %w = arith.addi %v, %v : vector<[4]xi32>
    vector.store %w, %m[%c0] : memref<?xi32>, vector<[4]xi32>
  }
  return
}

llvm.func @factor() -> i64 {
  %n = "llvm.intr.vscale"() : () -> i64
  llvm.return %n : i64
}

llvm.func @behind(%p: !llvm.ptr) -> !llvm.ptr {
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, vector<[4]xi32>
  llvm.return %q : !llvm.ptr
}

func.func private @helper(%m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %v = vector.load %m[%c0] : memref<?xi32>, vector<[4]xi32>
  %w = arith.addi %v, %v : vector<[4]xi32>
  vector.store %w, %m[%c0] : memref<?xi32>, vector<[4]xi32>
  return
}

func.func @by_a_helper(%m: memref<?xi32>) {
  func.call @helper(%m) : (memref<?xi32>) -> ()
  return
}
