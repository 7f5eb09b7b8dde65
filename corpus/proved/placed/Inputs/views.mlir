func.func @view(%from: index, %n: index) -> memref<?xf64> {
  %bytes = memref.alloc() : memref<2048xi8>
  %m = memref.view %bytes[%from][%n] : memref<2048xi8> to memref<?xf64>
  return %m : memref<?xf64>
}
func.func @second_word(%n: index) -> memref<?xf64> {
  %from = arith.constant 16 : index
  %bytes = memref.alloc() : memref<2048xi8>
  %m = memref.view %bytes[%from][%n] : memref<2048xi8> to memref<?xf64>
  return %m : memref<?xf64>
}
func.func @rounded(%n: index) -> memref<?xf64> {
  %from = arith.constant 16 : index
  %bytes = memref.alloc() {alignment = 64 : i64} : memref<2048xi8>
  %m = memref.view %bytes[%from][%n] : memref<2048xi8> to memref<?xf64>
  return %m : memref<?xf64>
}
func.func @flagged(%x: i32) -> memref<8xi32> {
  %one = arith.constant 1 : index
  %m = memref.alloc() {alignment = 64 : i64} : memref<8xi32>
  memref.store %x, %m[%one] : memref<8xi32>
  return %m : memref<8xi32>
}
