// Wrong: the two may be different NaNs; the source has one.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/undefined.mlir --lowered %s --function=larger | FileCheck %s
// CHECK: @larger: unknown: return-value

llvm.func @larger(%a: f32, %b: f32) -> !llvm.struct<(f32, f32)> {
  %x = llvm.intr.maxnum(%a, %b) : (f32, f32) -> f32
  %y = llvm.intr.maxnum(%a, %b) : (f32, f32) -> f32
  %0 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
  %1 = llvm.insertvalue %x, %0[0] : !llvm.struct<(f32, f32)>
  %2 = llvm.insertvalue %y, %1[1] : !llvm.struct<(f32, f32)>
  llvm.return %2 : !llvm.struct<(f32, f32)>
}
