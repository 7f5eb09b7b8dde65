func.func @f(%c: i1) -> i64 attributes {llvm.emit_c_interface} {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<3x4xi64>
  %x = memref.load %m[%c1, %c2] : memref<3x4xi64>
  cf.cond_br %c, ^bb1, ^bb1
^bb1:
  %v = vector.load %m[%c1, %c2] : memref<3x4xi64>, vector<4xi64>
  cf.br ^bb3(%x : i64)
^bb2:
  cf.br ^bb3(%x : i64)
^bb3(%r: i64):
  return %r : i64
}
