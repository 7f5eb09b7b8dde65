// A division that a call reads, and an operation with a region that reads values from outside.
func.func private @sink(f32)
func.func @f(%m: memref<?x4xf32>, %i: index, %x: f32, %more: i1) -> f32 {
  %v = memref.load %m[%i, %i] : memref<?x4xf32>
  %r = scf.if %more -> f32 {
    %s = arith.addf %v, %x : f32
    %q = arith.divf %s, %x : f32
    %t = arith.mulf %q, %x : f32
    func.call @sink(%q) : (f32) -> ()
    scf.yield %t : f32
  } else {
    scf.yield %x : f32
  }
  return %r : f32
}
func.func @g(%m: memref<4xi32>, %i: index, %x: i32, %more: i1) {
  %three = arith.constant 3 : i32
  %s = arith.addi %x, %x : i32
  scf.if %more {
    %old = memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
    ^bb0(%now: i32):
      %a = arith.muli %now, %three : i32
      %b = arith.subi %a, %s : i32
      memref.atomic_yield %b : i32
    }
    memref.store %old, %m[%i] : memref<4xi32>
  }
  return
}
