// Wrong: of two executions each chooses which NaN comes out, whether a product is rounded before it is added to, what number stands for one that an
// integer does not hold. Of these, runs choose how a product is rounded.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/one.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @nans: unknown
// CHECK-DAG: @fused: refuted: return-value: result 0 differs
// CHECK-DAG: @rounded: unknown
// CHECK: 3 functions: 1 refuted, 2 unknown

llvm.func @nans(%x: f32) -> i1 {
  %f = llvm.freeze %x : f32
  %0 = llvm.fpext %f : f32 to f80
  %1 = llvm.fpext %f : f32 to f80
  %2 = llvm.bitcast %0 : f80 to i80
  %3 = llvm.bitcast %1 : f80 to i80
  %same = llvm.icmp "eq" %2, %3 : i80
  llvm.return %same : i1
}
llvm.func @fused(%x: f32, %y: f32) -> i1 {
  %f = llvm.freeze %x : f32
  %g = llvm.freeze %y : f32
  %0 = llvm.intr.fmuladd(%f, %f, %g) : (f32, f32, f32) -> f32
  %1 = llvm.intr.fmuladd(%f, %f, %g) : (f32, f32, f32) -> f32
  %same = llvm.fcmp "ueq" %0, %1 : f32
  llvm.return %same : i1
}
llvm.func @rounded(%x: f32) -> !llvm.struct<(i32, i32)> {
  %first = llvm.intr.lround(%x) : (f32) -> i32
  %second = llvm.intr.lround(%x) : (f32) -> i32
  %none = llvm.mlir.poison : !llvm.struct<(i32, i32)>
  %half = llvm.insertvalue %first, %none[0] : !llvm.struct<(i32, i32)>
  %both = llvm.insertvalue %second, %half[1] : !llvm.struct<(i32, i32)>
  llvm.return %both : !llvm.struct<(i32, i32)>
}
