// With nsz a zero has either sign, also where the bits decide the value: LLVM's optimiser makes the select below what is not zero. (LLVM
// Language Reference, "Fast-Math Flags", nsz.) Where the source leaves it open too nothing is wrong; nor where the operation has no such property,
// and what stands there is an attribute that is not translated.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/source.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @select: refuted: return-value: result 0 differs: it is {{.*}} in the source, {{.*}} in the lowering
// CHECK-DAG: @abs: refuted: return-value: result 0 differs: it is {{.*}} in the source, {{.*}} in the lowering
// CHECK-DAG: @sign: refuted: return-value: result 0 differs: it is {{.*}} in the source, {{.*}} in the lowering
// CHECK-DAG: @wide: proved
// CHECK-DAG: @narrow: proved
// CHECK-DAG: @both: proved

llvm.func @select(%c: i1, %x: f32, %y: f32) -> f32 {
  %r = llvm.select %c, %x, %y {fastmathFlags = #llvm.fastmath<nsz>} : i1, f32
  llvm.return %r : f32
}
llvm.func @abs(%x: f32) -> f32 {
  %r = llvm.intr.fabs(%x) {fastmathFlags = #llvm.fastmath<nsz>} : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @sign(%x: f32, %y: f32) -> f32 {
  %r = llvm.intr.copysign(%x, %y) {fastmathFlags = #llvm.fastmath<nsz>} : (f32, f32) -> f32
  llvm.return %r : f32
}
llvm.func @wide(%x: f32) -> f64 {
  %r = llvm.fpext %x {fastmathFlags = #llvm.fastmath<nsz>} : f32 to f64
  llvm.return %r : f64
}
llvm.func @narrow(%x: f64) -> f32 {
  %r = llvm.fptrunc %x {fastmathFlags = #llvm.fastmath<nsz>} : f64 to f32
  llvm.return %r : f32
}
llvm.func @both(%x: f32) -> f32 {
  %r = llvm.fneg %x {fastmathFlags = #llvm.fastmath<nsz>} : f32
  llvm.return %r : f32
}
