// Exponents that are integers as wide as the numbers.
llvm.func @power(%x: f32, %n: i32) -> f32 {
  %r = llvm.intr.powi(%x, %n) {fastmathFlags = #llvm.fastmath<nnan>} : (f32, i32) -> f32
  llvm.return %r : f32
}
llvm.func @scaled(%x: f32, %n: i32) -> f32 {
  %r = llvm.intr.ldexp(%x, %n) {fastmathFlags = #llvm.fastmath<nnan>} : (f32, i32) -> f32
  llvm.return %r : f32
}
