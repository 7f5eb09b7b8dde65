func.func @mask(%m: memref<?xi32>, %i: index, %v: i32) -> i32 {
  %old = memref.atomic_rmw andi %v, %m[%i] : (i32, memref<?xi32>) -> i32
  return %old : i32
}

func.func @scale(%m: memref<?xi32>, %i: index, %v: i32) -> i32 {
  %old = memref.atomic_rmw muli %v, %m[%i] : (i32, memref<?xi32>) -> i32
  return %old : i32
}
