// A number that is read anywhere in a small buffer.

func.func @at(%a: memref<8xi8>, %s: index) -> i32 {
  %c0 = arith.constant 0 : index
  %b = memref.alloca() : memref<8xi8>
  memref.copy %a, %b : memref<8xi8> to memref<8xi8>
  %w = memref.view %b[%s][] : memref<8xi8> to memref<1xi32>
  %v = memref.load %w[%c0] {alignment = 1 : i64} : memref<1xi32>
  return %v : i32
}
