// A call whose argument comes from memory.
func.func private @sink(f32)
func.func @p(%m: memref<4xf32>, %x: f32, %i: index) {
  %v = memref.load %m[%i] : memref<4xf32>
  %w = arith.addf %v, %x : f32
  func.call @sink(%w) : (f32) -> ()
  return
}
