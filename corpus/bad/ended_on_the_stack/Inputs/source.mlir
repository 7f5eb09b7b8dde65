// An escaped buffer on the stack, and a pointer to it that callees give back.

func.func private @id(memref<?xi32>) -> memref<?xi32>
func.func @given_back(%v: i32, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %r = memref.alloca_scope -> i32 {
    %a = memref.alloca(%n) : memref<?xi32>
    memref.store %v, %a[%c0] : memref<?xi32>
    %b = func.call @id(%a) : (memref<?xi32>) -> memref<?xi32>
    %x = memref.load %b[%c0] : memref<?xi32>
    memref.alloca_scope.return %x : i32
  }
  return %r : i32
}

func.func @found_again(%cell: memref<1xmemref<4xi32>>, %other: memref<1xi32>, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %r = memref.alloca_scope -> i32 {
    %a = memref.alloca() : memref<4xi32>
    memref.store %v, %a[%c0] : memref<4xi32>
    memref.store %a, %cell[%c0] : memref<1xmemref<4xi32>>
    memref.store %v, %other[%c0] : memref<1xi32>
    %b = memref.load %cell[%c0] : memref<1xmemref<4xi32>>
    %x = memref.load %b[%c0] : memref<4xi32>
    memref.alloca_scope.return %x : i32
  }
  return %r : i32
}
