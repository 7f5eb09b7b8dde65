func.func @one_of(%given: memref<8xf32>, %c: i1) -> memref<8xf32> {
  %new = memref.alloc() : memref<8xf32>
  cf.cond_br %c, ^end(%given : memref<8xf32>), ^end(%new : memref<8xf32>)
^end(%r: memref<8xf32>):
  return %r : memref<8xf32>
}
