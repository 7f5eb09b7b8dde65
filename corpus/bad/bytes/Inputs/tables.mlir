memref.global @a : memref<2xi32> = dense<[1, 2]>
memref.global constant @b : memref<2xi32> = dense<[1, 2]>
memref.global "private" constant @c : memref<4xi8> = dense<[97, 98, 99, 0]>
func.func @letter(%i: index) -> i8 {
  %m = memref.get_global @c : memref<4xi8>
  %x = memref.load %m[%i] : memref<4xi8>
  return %x : i8
}
memref.global @z : memref<2xi64> = dense<0>
memref.global @u : memref<2xi64> = uninitialized
memref.global @fl : memref<2xf32> = dense<[1.0, 2.0]>
memref.global @bits : memref<4xi1> = dense<[1, 0, 1, 1]>
memref.global @odd : memref<2xi20> = dense<[1, -1]>
memref.global "private" @s : memref<4xi8> = dense<[1, 2, 3, 4]>
memref.global "private" constant @t : memref<2xi32> = dense<[1, 2]>
func.func @exchanged(%i: index, %v: i8) -> i8 {
  %m = memref.get_global @s : memref<4xi8>
  %x = memref.load %m[%i] : memref<4xi8>
  memref.store %v, %m[%i] : memref<4xi8>
  return %x : i8
}
func.func @second(%i: index) -> i32 {
  %m = memref.get_global @t : memref<2xi32>
  %c = arith.constant 1 : index
  %x = memref.load %m[%c] : memref<2xi32>
  return %x : i32
}
