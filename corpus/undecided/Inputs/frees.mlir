func.func @always(%m: memref<4xi32>) {
  memref.dealloc %m : memref<4xi32>
  return
}

func.func @sometimes(%m: memref<4xi32>, %c: i1) {
  scf.if %c {
    memref.dealloc %m : memref<4xi32>
  }
  return
}
