// Each of several results of a function that is not lowered yet has claims of its own; what is claimed of a memref whose elements are too
// few for it is a claim that no argument keeps. (LLVM Language Reference, "Parameter Attributes".)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 1 verify-lowering %t/several_first.src.mlir --lowered %t/several_first.low.mlir | FileCheck %s --check-prefix=SEVERAL-FIRST
// SEVERAL-FIRST: @f: refuted: attribute: the lowering claims of a result what the source does not
// RUN: expect-status 1 verify-lowering %t/several_second.src.mlir --lowered %t/several_second.low.mlir | FileCheck %s --check-prefix=SEVERAL-SECOND
// SEVERAL-SECOND: @f: refuted: attribute: the lowering claims of a result what the source does not
// RUN: verify-lowering %t/several_same.src.mlir --lowered %t/several_same.low.mlir | FileCheck %s --check-prefix=SEVERAL-SAME
// SEVERAL-SAME: @f: proved
// RUN: verify-lowering %t/no_elements.mlir --use-bare-ptr-memref-call-conv --check-runs=200 | FileCheck %s --check-prefix=NO-ELEMENTS
// NO-ELEMENTS: @f: proved

//--- several_first.src.mlir
func.func @f(%a: f32, %b: i16) -> (f32, i16) {
  return %a, %b : f32, i16
}
//--- several_first.low.mlir
func.func @f(%a: f32, %b: i16) -> (f32 {llvm.noundef}, i16) {
  return %a, %b : f32, i16
}

//--- several_second.src.mlir
func.func @f(%a: f32, %b: i16) -> (f32, i16) {
  return %a, %b : f32, i16
}
//--- several_second.low.mlir
func.func @f(%a: f32, %b: i16) -> (f32, i16 {llvm.range = #llvm.constant_range<i16, 0, 5>}) {
  return %a, %b : f32, i16
}

//--- several_same.src.mlir
func.func @f(%a: f32, %b: i16) -> (f32 {llvm.noundef}, i16) {
  return %a, %b : f32, i16
}
//--- several_same.low.mlir
func.func @f(%a: f32, %b: i16) -> (f32 {llvm.noundef}, i16) {
  return %a, %b : f32, i16
}

//--- no_elements.mlir
func.func @f(%m: memref<0xi64> {llvm.dereferenceable = 8 : i64}) -> (index, memref<0xi64>) {
  %c2 = arith.constant 2 : index
  return %c2, %m : index, memref<0xi64>
}
