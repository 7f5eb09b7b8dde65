// An update that the lowering carries out by a compare-exchange loop.
func.func @multiply(%a: memref<4xi32>, %i: index, %x: i32) -> i32 {
  %r = memref.generic_atomic_rmw %a[%i] : memref<4xi32> {
  ^bb0(%old: i32):
    %n = arith.muli %old, %x : i32
    memref.atomic_yield %n : i32
  }
  return %r : i32
}
