// A function of math is the intrinsic of that name and of its operands in their order, with no flag that the source does not have. (MLIR
// documentation, "'math' Dialect"; LLVM Language Reference, "Standard C/C++ Library Intrinsics".)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/f.mlir --lowered %t/right.mlir | FileCheck %s --check-prefix=RIGHT
// RIGHT: @f: proved
// RUN: expect-status 1 verify-lowering %t/f.mlir --lowered %t/ceil.mlir | FileCheck %s --check-prefix=CEIL
// CEIL: @f: refuted: return-value: result 0 differs
// RUN: expect-status 1 verify-lowering %t/f.mlir --lowered %t/swapped.mlir | FileCheck %s --check-prefix=SWAPPED
// SWAPPED: @f: refuted: return-value: result 0 differs
// RUN: expect-status 1 verify-lowering %t/f.mlir --lowered %t/nnan.mlir | FileCheck %s --check-prefix=NNAN
// NNAN: @f: refuted: return-value: result 0 differs: it is poison in the lowering, but not in the source
// RUN: expect-status 1 verify-lowering %t/f.mlir --lowered %t/afn.mlir | FileCheck %s --check-prefix=AFN
// AFN: @f: refuted: attribute: the fast-math flags of the lowering's floor allow what the source's do not: afn
// RUN: expect-status 1 verify-lowering %t/f.mlir --lowered %t/narrow.mlir | FileCheck %s --check-prefix=NARROW
// NARROW: @f: refuted: return-value: result 0 differs
// RUN: expect-status 0 verify-lowering %t/lanes.mlir --lowered %t/lanes-right.mlir | FileCheck %s --check-prefix=LANES-RIGHT
// LANES-RIGHT: @f: proved
// RUN: expect-status 1 verify-lowering %t/lanes.mlir --lowered %t/lanes-same.mlir | FileCheck %s --check-prefix=LANES-SAME
// LANES-SAME: @f: refuted: return-value: result 0 differs
//
//--- f.mlir
func.func @f(%a: f64, %b: f64) -> f64 {
  %0 = math.floor %a : f64
  %1 = math.powf %0, %b : f64
  return %1 : f64
}
//--- right.mlir
llvm.func @f(%a: f64, %b: f64) -> f64 {
  %0 = llvm.intr.floor(%a) : (f64) -> f64
  %1 = llvm.intr.pow(%0, %b) : (f64, f64) -> f64
  llvm.return %1 : f64
}
//--- ceil.mlir
llvm.func @f(%a: f64, %b: f64) -> f64 {
  %0 = llvm.intr.ceil(%a) : (f64) -> f64
  %1 = llvm.intr.pow(%0, %b) : (f64, f64) -> f64
  llvm.return %1 : f64
}
//--- swapped.mlir
llvm.func @f(%a: f64, %b: f64) -> f64 {
  %0 = llvm.intr.floor(%a) : (f64) -> f64
  %1 = llvm.intr.pow(%b, %0) : (f64, f64) -> f64
  llvm.return %1 : f64
}
//--- nnan.mlir
llvm.func @f(%a: f64, %b: f64) -> f64 {
  %0 = llvm.intr.floor(%a) {fastmathFlags = #llvm.fastmath<nnan>} : (f64) -> f64
  %1 = llvm.intr.pow(%0, %b) : (f64, f64) -> f64
  llvm.return %1 : f64
}
//--- afn.mlir
llvm.func @f(%a: f64, %b: f64) -> f64 {
  %0 = llvm.intr.floor(%a) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
  %1 = llvm.intr.pow(%0, %b) : (f64, f64) -> f64
  llvm.return %1 : f64
}
//--- narrow.mlir
llvm.func @f(%a: f64, %b: f64) -> f64 {
  %n = llvm.fptrunc %a : f64 to f32
  %0 = llvm.intr.floor(%n) : (f32) -> f32
  %w = llvm.fpext %0 : f32 to f64
  %1 = llvm.intr.pow(%w, %b) : (f64, f64) -> f64
  llvm.return %1 : f64
}
//--- lanes.mlir
func.func @f(%a: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = math.sin %a : vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
//--- lanes-right.mlir
llvm.func @f(%a: !llvm.array<2 x vector<4xf32>>) -> !llvm.array<2 x vector<4xf32>> {
  %p = llvm.mlir.poison : !llvm.array<2 x vector<4xf32>>
  %0 = llvm.extractvalue %a[0] : !llvm.array<2 x vector<4xf32>>
  %1 = llvm.intr.sin(%0) : (vector<4xf32>) -> vector<4xf32>
  %2 = llvm.insertvalue %1, %p[0] : !llvm.array<2 x vector<4xf32>>
  %3 = llvm.extractvalue %a[1] : !llvm.array<2 x vector<4xf32>>
  %4 = llvm.intr.sin(%3) : (vector<4xf32>) -> vector<4xf32>
  %5 = llvm.insertvalue %4, %2[1] : !llvm.array<2 x vector<4xf32>>
  llvm.return %5 : !llvm.array<2 x vector<4xf32>>
}
//--- lanes-same.mlir
llvm.func @f(%a: !llvm.array<2 x vector<4xf32>>) -> !llvm.array<2 x vector<4xf32>> {
  %p = llvm.mlir.poison : !llvm.array<2 x vector<4xf32>>
  %0 = llvm.extractvalue %a[0] : !llvm.array<2 x vector<4xf32>>
  %1 = llvm.intr.sin(%0) : (vector<4xf32>) -> vector<4xf32>
  %2 = llvm.insertvalue %1, %p[0] : !llvm.array<2 x vector<4xf32>>
  %5 = llvm.insertvalue %1, %2[1] : !llvm.array<2 x vector<4xf32>>
  llvm.return %5 : !llvm.array<2 x vector<4xf32>>
}
