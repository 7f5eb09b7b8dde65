// Interleaved vectors hold, along the last dimension, element 0 of the first operand, element 0 of the second, element 1 of the first, and so on.
// (MLIR documentation, "'vector' Dialect", vector.interleave; LLVM Language Reference, "'shufflevector' Instruction",
// "'llvm.vector.interleave2/3/4/5/6/7/8' Intrinsic".)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/row.mlir --lowered %t/row-right.mlir | FileCheck %s --check-prefix=ROW-RIGHT
// ROW-RIGHT: @f: proved
// RUN: expect-status 1 verify-lowering %t/row.mlir --lowered %t/row-swapped.mlir | FileCheck %s --check-prefix=ROW-SWAPPED
// ROW-SWAPPED: @f: refuted: return-value: result 0 differs
// RUN: expect-status 1 verify-lowering %t/row.mlir --lowered %t/row-one-after-the-other.mlir | FileCheck %s --check-prefix=ROW-ONE-AFTER-THE-OTHER
// ROW-ONE-AFTER-THE-OTHER: @f: refuted: return-value: result 0 differs
// RUN: expect-status 1 verify-lowering %t/row.mlir --lowered %t/row-first-twice.mlir | FileCheck %s --check-prefix=ROW-FIRST-TWICE
// ROW-FIRST-TWICE: @f: refuted: return-value: result 0 differs
// RUN: expect-status 0 verify-lowering %t/row.mlir --lowered %t/row-elements.mlir | FileCheck %s --check-prefix=ROW-ELEMENTS
// ROW-ELEMENTS: @f: proved
// RUN: expect-status 0 verify-lowering %t/row.mlir --lowered %t/row-intrinsic.mlir | FileCheck %s --check-prefix=ROW-INTRINSIC
// ROW-INTRINSIC: @f: proved
// RUN: expect-status 1 verify-lowering %t/row.mlir --lowered %t/row-intrinsic-swapped.mlir | FileCheck %s --check-prefix=ROW-INTRINSIC-SWAPPED
// ROW-INTRINSIC-SWAPPED: @f: refuted: return-value: result 0 differs
// RUN: expect-status 0 verify-lowering %t/none.mlir --lowered %t/none-right.mlir | FileCheck %s --check-prefix=NONE-RIGHT
// NONE-RIGHT: @f: proved
// RUN: expect-status 1 verify-lowering %t/none.mlir --lowered %t/none-swapped.mlir | FileCheck %s --check-prefix=NONE-SWAPPED
// NONE-SWAPPED: @f: refuted: return-value: result 0 differs
// RUN: expect-status 0 verify-lowering %t/rows.mlir --lowered %t/rows-right.mlir | FileCheck %s --check-prefix=ROWS-RIGHT
// ROWS-RIGHT: @f: proved
// RUN: expect-status 1 verify-lowering %t/rows.mlir --lowered %t/rows-exchanged.mlir | FileCheck %s --check-prefix=ROWS-EXCHANGED
// ROWS-EXCHANGED: @f: refuted: return-value: result 0 differs
// RUN: expect-status 1 verify-lowering %t/rows.mlir --lowered %t/rows-of-one-operand.mlir | FileCheck %s --check-prefix=ROWS-OF-ONE-OPERAND
// ROWS-OF-ONE-OPERAND: @f: refuted: return-value: result 0 differs
// RUN: expect-status 0 verify-lowering %t/scalable.mlir --lowered %t/scalable-right.mlir | FileCheck %s --check-prefix=SCALABLE-RIGHT
// SCALABLE-RIGHT: @f: proved
// RUN: expect-status 1 verify-lowering %t/scalable.mlir --lowered %t/scalable-swapped.mlir | FileCheck %s --check-prefix=SCALABLE-SWAPPED
// SCALABLE-SWAPPED: @f: refuted: return-value: result 0 differs
// RUN: expect-status 1 verify-lowering %t/scalable.mlir --lowered %t/scalable-first-twice.mlir | FileCheck %s --check-prefix=SCALABLE-FIRST-TWICE
// SCALABLE-FIRST-TWICE: @f: refuted: return-value: result 0 differs
//
//--- row.mlir
func.func @f(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<4xi32> {
  %0 = vector.interleave %a, %b : vector<2xi32> -> vector<4xi32>
  return %0 : vector<4xi32>
}
//--- row-right.mlir
llvm.func @f(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<4xi32> {
  %0 = llvm.shufflevector %a, %b [0, 2, 1, 3] : vector<2xi32>
  llvm.return %0 : vector<4xi32>
}
//--- row-swapped.mlir
llvm.func @f(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<4xi32> {
  %0 = llvm.shufflevector %a, %b [2, 0, 3, 1] : vector<2xi32>
  llvm.return %0 : vector<4xi32>
}
//--- row-one-after-the-other.mlir
llvm.func @f(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<4xi32> {
  %0 = llvm.shufflevector %a, %b [0, 1, 2, 3] : vector<2xi32>
  llvm.return %0 : vector<4xi32>
}
//--- row-first-twice.mlir
llvm.func @f(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<4xi32> {
  %0 = llvm.shufflevector %a, %b [0, 0, 1, 1] : vector<2xi32>
  llvm.return %0 : vector<4xi32>
}
//--- row-elements.mlir
llvm.func @f(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<4xi32> {
  %i0 = llvm.mlir.constant(0 : i64) : i64
  %i1 = llvm.mlir.constant(1 : i64) : i64
  %i2 = llvm.mlir.constant(2 : i64) : i64
  %i3 = llvm.mlir.constant(3 : i64) : i64
  %r = llvm.mlir.poison : vector<4xi32>
  %a0 = llvm.extractelement %a[%i0 : i64] : vector<2xi32>
  %a1 = llvm.extractelement %a[%i1 : i64] : vector<2xi32>
  %b0 = llvm.extractelement %b[%i0 : i64] : vector<2xi32>
  %b1 = llvm.extractelement %b[%i1 : i64] : vector<2xi32>
  %r0 = llvm.insertelement %a0, %r[%i0 : i64] : vector<4xi32>
  %r1 = llvm.insertelement %b0, %r0[%i1 : i64] : vector<4xi32>
  %r2 = llvm.insertelement %a1, %r1[%i2 : i64] : vector<4xi32>
  %r3 = llvm.insertelement %b1, %r2[%i3 : i64] : vector<4xi32>
  llvm.return %r3 : vector<4xi32>
}
//--- row-intrinsic.mlir
llvm.func @f(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<4xi32> {
  %0 = "llvm.intr.vector.interleave2"(%a, %b) : (vector<2xi32>, vector<2xi32>) -> vector<4xi32>
  llvm.return %0 : vector<4xi32>
}
//--- row-intrinsic-swapped.mlir
llvm.func @f(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<4xi32> {
  %0 = "llvm.intr.vector.interleave2"(%b, %a) : (vector<2xi32>, vector<2xi32>) -> vector<4xi32>
  llvm.return %0 : vector<4xi32>
}
//--- none.mlir
func.func @f(%a: vector<i32>, %b: vector<i32>) -> vector<2xi32> {
  %0 = vector.interleave %a, %b : vector<i32> -> vector<2xi32>
  return %0 : vector<2xi32>
}
//--- none-right.mlir
llvm.func @f(%a: vector<1xi32>, %b: vector<1xi32>) -> vector<2xi32> {
  %0 = llvm.shufflevector %a, %b [0, 1] : vector<1xi32>
  llvm.return %0 : vector<2xi32>
}
//--- none-swapped.mlir
llvm.func @f(%a: vector<1xi32>, %b: vector<1xi32>) -> vector<2xi32> {
  %0 = llvm.shufflevector %a, %b [1, 0] : vector<1xi32>
  llvm.return %0 : vector<2xi32>
}
//--- rows.mlir
func.func @f(%a: vector<2x2xi32>, %b: vector<2x2xi32>) -> vector<2x4xi32> {
  %0 = vector.interleave %a, %b : vector<2x2xi32> -> vector<2x4xi32>
  return %0 : vector<2x4xi32>
}
//--- rows-right.mlir
llvm.func @f(%a: !llvm.array<2 x vector<2xi32>>, %b: !llvm.array<2 x vector<2xi32>>) -> !llvm.array<2 x vector<4xi32>> {
  %r = llvm.mlir.poison : !llvm.array<2 x vector<4xi32>>
  %a0 = llvm.extractvalue %a[0] : !llvm.array<2 x vector<2xi32>>
  %a1 = llvm.extractvalue %a[1] : !llvm.array<2 x vector<2xi32>>
  %b0 = llvm.extractvalue %b[0] : !llvm.array<2 x vector<2xi32>>
  %b1 = llvm.extractvalue %b[1] : !llvm.array<2 x vector<2xi32>>
  %x = llvm.shufflevector %a0, %b0 [0, 2, 1, 3] : vector<2xi32>
  %y = llvm.shufflevector %a1, %b1 [0, 2, 1, 3] : vector<2xi32>
  %r0 = llvm.insertvalue %x, %r[0] : !llvm.array<2 x vector<4xi32>>
  %r1 = llvm.insertvalue %y, %r0[1] : !llvm.array<2 x vector<4xi32>>
  llvm.return %r1 : !llvm.array<2 x vector<4xi32>>
}
//--- rows-exchanged.mlir
llvm.func @f(%a: !llvm.array<2 x vector<2xi32>>, %b: !llvm.array<2 x vector<2xi32>>) -> !llvm.array<2 x vector<4xi32>> {
  %r = llvm.mlir.poison : !llvm.array<2 x vector<4xi32>>
  %a0 = llvm.extractvalue %a[0] : !llvm.array<2 x vector<2xi32>>
  %a1 = llvm.extractvalue %a[1] : !llvm.array<2 x vector<2xi32>>
  %b0 = llvm.extractvalue %b[0] : !llvm.array<2 x vector<2xi32>>
  %b1 = llvm.extractvalue %b[1] : !llvm.array<2 x vector<2xi32>>
  %x = llvm.shufflevector %a1, %b1 [0, 2, 1, 3] : vector<2xi32>
  %y = llvm.shufflevector %a0, %b0 [0, 2, 1, 3] : vector<2xi32>
  %r0 = llvm.insertvalue %x, %r[0] : !llvm.array<2 x vector<4xi32>>
  %r1 = llvm.insertvalue %y, %r0[1] : !llvm.array<2 x vector<4xi32>>
  llvm.return %r1 : !llvm.array<2 x vector<4xi32>>
}
//--- rows-of-one-operand.mlir
llvm.func @f(%a: !llvm.array<2 x vector<2xi32>>, %b: !llvm.array<2 x vector<2xi32>>) -> !llvm.array<2 x vector<4xi32>> {
  %r = llvm.mlir.poison : !llvm.array<2 x vector<4xi32>>
  %a0 = llvm.extractvalue %a[0] : !llvm.array<2 x vector<2xi32>>
  %a1 = llvm.extractvalue %a[1] : !llvm.array<2 x vector<2xi32>>
  %b0 = llvm.extractvalue %b[0] : !llvm.array<2 x vector<2xi32>>
  %b1 = llvm.extractvalue %b[1] : !llvm.array<2 x vector<2xi32>>
  %x = llvm.shufflevector %a0, %a1 [0, 2, 1, 3] : vector<2xi32>
  %y = llvm.shufflevector %b0, %b1 [0, 2, 1, 3] : vector<2xi32>
  %r0 = llvm.insertvalue %x, %r[0] : !llvm.array<2 x vector<4xi32>>
  %r1 = llvm.insertvalue %y, %r0[1] : !llvm.array<2 x vector<4xi32>>
  llvm.return %r1 : !llvm.array<2 x vector<4xi32>>
}
//--- scalable.mlir
func.func @f(%a: vector<[2]xi32>, %b: vector<[2]xi32>) -> vector<[4]xi32> {
  %0 = vector.interleave %a, %b : vector<[2]xi32> -> vector<[4]xi32>
  return %0 : vector<[4]xi32>
}
//--- scalable-right.mlir
llvm.func @f(%a: vector<[2]xi32>, %b: vector<[2]xi32>) -> vector<[4]xi32> {
  %0 = "llvm.intr.vector.interleave2"(%a, %b) : (vector<[2]xi32>, vector<[2]xi32>) -> vector<[4]xi32>
  llvm.return %0 : vector<[4]xi32>
}
//--- scalable-swapped.mlir
llvm.func @f(%a: vector<[2]xi32>, %b: vector<[2]xi32>) -> vector<[4]xi32> {
  %0 = "llvm.intr.vector.interleave2"(%b, %a) : (vector<[2]xi32>, vector<[2]xi32>) -> vector<[4]xi32>
  llvm.return %0 : vector<[4]xi32>
}
//--- scalable-first-twice.mlir
llvm.func @f(%a: vector<[2]xi32>, %b: vector<[2]xi32>) -> vector<[4]xi32> {
  %0 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<[2]xi32>, vector<[2]xi32>) -> vector<[4]xi32>
  llvm.return %0 : vector<[4]xi32>
}
