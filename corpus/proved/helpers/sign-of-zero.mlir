// Right: the sign of a zero does not matter in the source's helper, whose body stands in the place of its call. Runs agree.
//
// RUN: verify-lowering %S/Inputs/sign-of-zero.mlir --lowered %s --check-runs=300 | FileCheck %s
// CHECK: @f: proved

llvm.func @f(%x: f32) -> f32 {
  %z = llvm.mlir.constant(0.0 : f32) : f32
  %r = llvm.fmul %x, %z {fastmathFlags = #llvm.fastmath<nsz>} : f32
  llvm.return %r : f32
}
