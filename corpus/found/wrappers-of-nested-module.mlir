// C wrappers that an option asks for are those of the outermost module: a function of a module in it has none.
// RUN: verify-lowering --llvm-request-c-wrappers %s
module @inner {
  func.func private @declared(memref<4xf32>) -> f32
  func.func @defined(%m: memref<4xf32>) {
    return
  }
}
func.func private @outside(memref<4xf32>) -> f32
