// Wrong: where the exponent has the bits of a NaN, which the flag says nothing of, another number is returned.
// RUN: verify-lowering %S/Inputs/exponents.mlir --lowered %S/Inputs/exponents.mlir
// RUN: expect-status 1 verify-lowering %S/Inputs/exponents.mlir --lowered %s | FileCheck %s
// CHECK: @power: refuted: return-value: result 0 differs: it is {{.*}} in the source, {{.*}} in the lowering
// CHECK: @scaled: refuted: return-value: result 0 differs: it is {{.*}} in the source, {{.*}} in the lowering

llvm.func @power(%x: f32, %n: i32) -> f32 {
  %r = llvm.intr.powi(%x, %n) {fastmathFlags = #llvm.fastmath<nnan>} : (f32, i32) -> f32
  %k = llvm.mlir.constant(2143289344 : i32) : i32
  %z = llvm.mlir.constant(42.0 : f32) : f32
  %c = llvm.icmp "uge" %n, %k : i32
  %m = llvm.mlir.constant(2147483647 : i32) : i32
  %d = llvm.icmp "ule" %n, %m : i32
  %e = llvm.and %c, %d : i1
  %s = llvm.select %e, %z, %r : i1, f32
  llvm.return %s : f32
}
llvm.func @scaled(%x: f32, %n: i32) -> f32 {
  %r = llvm.intr.ldexp(%x, %n) {fastmathFlags = #llvm.fastmath<nnan>} : (f32, i32) -> f32
  %k = llvm.mlir.constant(2143289344 : i32) : i32
  %z = llvm.mlir.constant(42.0 : f32) : f32
  %c = llvm.icmp "uge" %n, %k : i32
  %m = llvm.mlir.constant(2147483647 : i32) : i32
  %d = llvm.icmp "ule" %n, %m : i32
  %e = llvm.and %c, %d : i1
  %s = llvm.select %e, %z, %r : i1, f32
  llvm.return %s : f32
}
