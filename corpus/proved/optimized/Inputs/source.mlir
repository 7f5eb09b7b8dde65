memref.global "private" @factors : memref<3xi8> = dense<[1, 0, 7]>
memref.global "private" @count : memref<2xi32> = dense<[3, 4]>

func.func @factor(%i: index) -> i8 {
  %0 = memref.get_global @factors : memref<3xi8>
  %1 = memref.load %0[%i] : memref<3xi8>
  return %1 : i8
}

func.func @counted(%i: index) -> i32 {
  %0 = memref.get_global @count : memref<2xi32>
  %1 = memref.load %0[%i] : memref<2xi32>
  %c1 = arith.constant 1 : i32
  %2 = arith.addi %1, %c1 : i32
  memref.store %2, %0[%i] : memref<2xi32>
  return %1 : i32
}

func.func @sum(%a: i64, %b: i64) -> (i64, i1) {
  %0, %1 = arith.addui_extended %a, %b : i64, i1
  return %0, %1 : i64, i1
}

func.func @buffer(%n: index) -> memref<?xi16> {
  %0 = memref.alloc(%n) : memref<?xi16>
  return %0 : memref<?xi16>
}

func.func @given_back(%b: memref<?xi16>) {
  memref.dealloc %b : memref<?xi16>
  return
}
