func.func @freed_early_or_late(%c: i1, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %z = arith.constant 7 : i32
  %a = memref.alloc() : memref<4xi32>
  memref.store %z, %a[%c0] : memref<4xi32>
  cf.cond_br %c, ^x, ^y
^x:
  memref.dealloc %a : memref<4xi32>
  cf.br ^j(%n : index)
^y:
  cf.br ^j(%c0 : index)
^j(%k: index):
  cf.cond_br %c, ^e, ^d
^d:
  %r = memref.load %a[%c0] : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  return %r : i32
^e:
  return %z : i32
}
