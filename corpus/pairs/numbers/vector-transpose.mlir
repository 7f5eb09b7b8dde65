// Element (i, j) of a transposed matrix is element (j, i) of the operand: not the elements in their order under the new shape. (MLIR
// documentation, "'vector' Dialect", vector.transpose.)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/f.mlir --lowered %t/right.mlir | FileCheck %s --check-prefix=RIGHT
// RIGHT: @f: proved
// RUN: expect-status 1 verify-lowering %t/f.mlir --lowered %t/reshaped.mlir | FileCheck %s --check-prefix=RESHAPED
// RESHAPED: @f: refuted: return-value: result 0 differs
// RUN: expect-status 1 verify-lowering %t/f.mlir --lowered %t/one-row.mlir | FileCheck %s --check-prefix=ONE-ROW
// ONE-ROW: @f: refuted: return-value: result 0 differs
// RUN: expect-status 0 verify-lowering %t/rotated.mlir --lowered %t/rotated-right.mlir | FileCheck %s --check-prefix=ROTATED-RIGHT
// ROTATED-RIGHT: @f: proved
// RUN: expect-status 1 verify-lowering %t/rotated.mlir --lowered %t/rotated-inverse.mlir | FileCheck %s --check-prefix=ROTATED-INVERSE
// ROTATED-INVERSE: @f: refuted: return-value: result 0 differs
//
//--- f.mlir
func.func @f(%v: vector<2x3xi32>) -> vector<3x2xi32> {
  %0 = vector.transpose %v, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
  return %0 : vector<3x2xi32>
}
//--- right.mlir
llvm.func @f(%v: !llvm.array<2 x vector<3xi32>>) -> !llvm.array<3 x vector<2xi32>> {
  %i0 = llvm.mlir.constant(0 : i64) : i64
  %i1 = llvm.mlir.constant(1 : i64) : i64
  %i2 = llvm.mlir.constant(2 : i64) : i64
  %r0 = llvm.extractvalue %v[0] : !llvm.array<2 x vector<3xi32>>
  %r1 = llvm.extractvalue %v[1] : !llvm.array<2 x vector<3xi32>>
  %empty = llvm.mlir.poison : vector<2xi32>
  %a0 = llvm.mlir.poison : !llvm.array<3 x vector<2xi32>>
  %x0 = llvm.extractelement %r0[%i0 : i64] : vector<3xi32>
  %y0 = llvm.insertelement %x0, %empty[%i0 : i64] : vector<2xi32>
  %x1 = llvm.extractelement %r1[%i0 : i64] : vector<3xi32>
  %y1 = llvm.insertelement %x1, %y0[%i1 : i64] : vector<2xi32>
  %a1 = llvm.insertvalue %y1, %a0[0] : !llvm.array<3 x vector<2xi32>>
  %x2 = llvm.extractelement %r0[%i1 : i64] : vector<3xi32>
  %y2 = llvm.insertelement %x2, %empty[%i0 : i64] : vector<2xi32>
  %x3 = llvm.extractelement %r1[%i1 : i64] : vector<3xi32>
  %y3 = llvm.insertelement %x3, %y2[%i1 : i64] : vector<2xi32>
  %a2 = llvm.insertvalue %y3, %a1[1] : !llvm.array<3 x vector<2xi32>>
  %x4 = llvm.extractelement %r0[%i2 : i64] : vector<3xi32>
  %y4 = llvm.insertelement %x4, %empty[%i0 : i64] : vector<2xi32>
  %x5 = llvm.extractelement %r1[%i2 : i64] : vector<3xi32>
  %y5 = llvm.insertelement %x5, %y4[%i1 : i64] : vector<2xi32>
  %a3 = llvm.insertvalue %y5, %a2[2] : !llvm.array<3 x vector<2xi32>>
  llvm.return %a3 : !llvm.array<3 x vector<2xi32>>
}
//--- reshaped.mlir
llvm.func @f(%v: !llvm.array<2 x vector<3xi32>>) -> !llvm.array<3 x vector<2xi32>> {
  %i0 = llvm.mlir.constant(0 : i64) : i64
  %i1 = llvm.mlir.constant(1 : i64) : i64
  %i2 = llvm.mlir.constant(2 : i64) : i64
  %r0 = llvm.extractvalue %v[0] : !llvm.array<2 x vector<3xi32>>
  %r1 = llvm.extractvalue %v[1] : !llvm.array<2 x vector<3xi32>>
  %empty = llvm.mlir.poison : vector<2xi32>
  %a0 = llvm.mlir.poison : !llvm.array<3 x vector<2xi32>>
  %x0 = llvm.extractelement %r0[%i0 : i64] : vector<3xi32>
  %y0 = llvm.insertelement %x0, %empty[%i0 : i64] : vector<2xi32>
  %x1 = llvm.extractelement %r0[%i1 : i64] : vector<3xi32>
  %y1 = llvm.insertelement %x1, %y0[%i1 : i64] : vector<2xi32>
  %a1 = llvm.insertvalue %y1, %a0[0] : !llvm.array<3 x vector<2xi32>>
  %x2 = llvm.extractelement %r0[%i2 : i64] : vector<3xi32>
  %y2 = llvm.insertelement %x2, %empty[%i0 : i64] : vector<2xi32>
  %x3 = llvm.extractelement %r1[%i0 : i64] : vector<3xi32>
  %y3 = llvm.insertelement %x3, %y2[%i1 : i64] : vector<2xi32>
  %a2 = llvm.insertvalue %y3, %a1[1] : !llvm.array<3 x vector<2xi32>>
  %x4 = llvm.extractelement %r1[%i1 : i64] : vector<3xi32>
  %y4 = llvm.insertelement %x4, %empty[%i0 : i64] : vector<2xi32>
  %x5 = llvm.extractelement %r1[%i2 : i64] : vector<3xi32>
  %y5 = llvm.insertelement %x5, %y4[%i1 : i64] : vector<2xi32>
  %a3 = llvm.insertvalue %y5, %a2[2] : !llvm.array<3 x vector<2xi32>>
  llvm.return %a3 : !llvm.array<3 x vector<2xi32>>
}
//--- one-row.mlir
llvm.func @f(%v: !llvm.array<2 x vector<3xi32>>) -> !llvm.array<3 x vector<2xi32>> {
  %i0 = llvm.mlir.constant(0 : i64) : i64
  %i1 = llvm.mlir.constant(1 : i64) : i64
  %i2 = llvm.mlir.constant(2 : i64) : i64
  %r0 = llvm.extractvalue %v[0] : !llvm.array<2 x vector<3xi32>>
  %r1 = llvm.extractvalue %v[1] : !llvm.array<2 x vector<3xi32>>
  %empty = llvm.mlir.poison : vector<2xi32>
  %a0 = llvm.mlir.poison : !llvm.array<3 x vector<2xi32>>
  %x0 = llvm.extractelement %r0[%i0 : i64] : vector<3xi32>
  %y0 = llvm.insertelement %x0, %empty[%i0 : i64] : vector<2xi32>
  %x1 = llvm.extractelement %r1[%i0 : i64] : vector<3xi32>
  %y1 = llvm.insertelement %x1, %y0[%i1 : i64] : vector<2xi32>
  %a1 = llvm.insertvalue %y1, %a0[0] : !llvm.array<3 x vector<2xi32>>
  %x2 = llvm.extractelement %r0[%i1 : i64] : vector<3xi32>
  %y2 = llvm.insertelement %x2, %empty[%i0 : i64] : vector<2xi32>
  %x3 = llvm.extractelement %r1[%i1 : i64] : vector<3xi32>
  %y3 = llvm.insertelement %x3, %y2[%i1 : i64] : vector<2xi32>
  %a2 = llvm.insertvalue %y3, %a1[1] : !llvm.array<3 x vector<2xi32>>
  %x4 = llvm.extractelement %r1[%i2 : i64] : vector<3xi32>
  %y4 = llvm.insertelement %x4, %empty[%i0 : i64] : vector<2xi32>
  %x5 = llvm.extractelement %r0[%i2 : i64] : vector<3xi32>
  %y5 = llvm.insertelement %x5, %y4[%i1 : i64] : vector<2xi32>
  %a3 = llvm.insertvalue %y5, %a2[2] : !llvm.array<3 x vector<2xi32>>
  llvm.return %a3 : !llvm.array<3 x vector<2xi32>>
}
//--- rotated.mlir
func.func @f(%v: vector<2x2x2xi32>) -> vector<2x2x2xi32> {
  %0 = vector.transpose %v, [1, 2, 0] : vector<2x2x2xi32> to vector<2x2x2xi32>
  return %0 : vector<2x2x2xi32>
}
//--- rotated-right.mlir
llvm.func @f(%v: !llvm.array<2 x array<2 x vector<2xi32>>>) -> !llvm.array<2 x array<2 x vector<2xi32>>> {
  %i0 = llvm.mlir.constant(0 : i64) : i64
  %i1 = llvm.mlir.constant(1 : i64) : i64
  %empty = llvm.mlir.poison : vector<2xi32>
  %a0 = llvm.mlir.poison : !llvm.array<2 x array<2 x vector<2xi32>>>
  %w0 = llvm.extractvalue %v[0, 0] : !llvm.array<2 x array<2 x vector<2xi32>>>
  %x0 = llvm.extractelement %w0[%i0 : i64] : vector<2xi32>
  %y0 = llvm.insertelement %x0, %empty[%i0 : i64] : vector<2xi32>
  %w1 = llvm.extractvalue %v[1, 0] : !llvm.array<2 x array<2 x vector<2xi32>>>
  %x1 = llvm.extractelement %w1[%i0 : i64] : vector<2xi32>
  %y1 = llvm.insertelement %x1, %y0[%i1 : i64] : vector<2xi32>
  %a1 = llvm.insertvalue %y1, %a0[0, 0] : !llvm.array<2 x array<2 x vector<2xi32>>>
  %w2 = llvm.extractvalue %v[0, 0] : !llvm.array<2 x array<2 x vector<2xi32>>>
  %x2 = llvm.extractelement %w2[%i1 : i64] : vector<2xi32>
  %y2 = llvm.insertelement %x2, %empty[%i0 : i64] : vector<2xi32>
  %w3 = llvm.extractvalue %v[1, 0] : !llvm.array<2 x array<2 x vector<2xi32>>>
  %x3 = llvm.extractelement %w3[%i1 : i64] : vector<2xi32>
  %y3 = llvm.insertelement %x3, %y2[%i1 : i64] : vector<2xi32>
  %a2 = llvm.insertvalue %y3, %a1[0, 1] : !llvm.array<2 x array<2 x vector<2xi32>>>
  %w4 = llvm.extractvalue %v[0, 1] : !llvm.array<2 x array<2 x vector<2xi32>>>
  %x4 = llvm.extractelement %w4[%i0 : i64] : vector<2xi32>
  %y4 = llvm.insertelement %x4, %empty[%i0 : i64] : vector<2xi32>
  %w5 = llvm.extractvalue %v[1, 1] : !llvm.array<2 x array<2 x vector<2xi32>>>
  %x5 = llvm.extractelement %w5[%i0 : i64] : vector<2xi32>
  %y5 = llvm.insertelement %x5, %y4[%i1 : i64] : vector<2xi32>
  %a3 = llvm.insertvalue %y5, %a2[1, 0] : !llvm.array<2 x array<2 x vector<2xi32>>>
  %w6 = llvm.extractvalue %v[0, 1] : !llvm.array<2 x array<2 x vector<2xi32>>>
  %x6 = llvm.extractelement %w6[%i1 : i64] : vector<2xi32>
  %y6 = llvm.insertelement %x6, %empty[%i0 : i64] : vector<2xi32>
  %w7 = llvm.extractvalue %v[1, 1] : !llvm.array<2 x array<2 x vector<2xi32>>>
  %x7 = llvm.extractelement %w7[%i1 : i64] : vector<2xi32>
  %y7 = llvm.insertelement %x7, %y6[%i1 : i64] : vector<2xi32>
  %a4 = llvm.insertvalue %y7, %a3[1, 1] : !llvm.array<2 x array<2 x vector<2xi32>>>
  llvm.return %a4 : !llvm.array<2 x array<2 x vector<2xi32>>>
}
//--- rotated-inverse.mlir
llvm.func @f(%v: !llvm.array<2 x array<2 x vector<2xi32>>>) -> !llvm.array<2 x array<2 x vector<2xi32>>> {
  %i0 = llvm.mlir.constant(0 : i64) : i64
  %i1 = llvm.mlir.constant(1 : i64) : i64
  %empty = llvm.mlir.poison : vector<2xi32>
  %a0 = llvm.mlir.poison : !llvm.array<2 x array<2 x vector<2xi32>>>
  %w0 = llvm.extractvalue %v[0, 0] : !llvm.array<2 x array<2 x vector<2xi32>>>
  %x0 = llvm.extractelement %w0[%i0 : i64] : vector<2xi32>
  %y0 = llvm.insertelement %x0, %empty[%i0 : i64] : vector<2xi32>
  %w1 = llvm.extractvalue %v[0, 1] : !llvm.array<2 x array<2 x vector<2xi32>>>
  %x1 = llvm.extractelement %w1[%i0 : i64] : vector<2xi32>
  %y1 = llvm.insertelement %x1, %y0[%i1 : i64] : vector<2xi32>
  %a1 = llvm.insertvalue %y1, %a0[0, 0] : !llvm.array<2 x array<2 x vector<2xi32>>>
  %w2 = llvm.extractvalue %v[1, 0] : !llvm.array<2 x array<2 x vector<2xi32>>>
  %x2 = llvm.extractelement %w2[%i0 : i64] : vector<2xi32>
  %y2 = llvm.insertelement %x2, %empty[%i0 : i64] : vector<2xi32>
  %w3 = llvm.extractvalue %v[1, 1] : !llvm.array<2 x array<2 x vector<2xi32>>>
  %x3 = llvm.extractelement %w3[%i0 : i64] : vector<2xi32>
  %y3 = llvm.insertelement %x3, %y2[%i1 : i64] : vector<2xi32>
  %a2 = llvm.insertvalue %y3, %a1[0, 1] : !llvm.array<2 x array<2 x vector<2xi32>>>
  %w4 = llvm.extractvalue %v[0, 0] : !llvm.array<2 x array<2 x vector<2xi32>>>
  %x4 = llvm.extractelement %w4[%i1 : i64] : vector<2xi32>
  %y4 = llvm.insertelement %x4, %empty[%i0 : i64] : vector<2xi32>
  %w5 = llvm.extractvalue %v[0, 1] : !llvm.array<2 x array<2 x vector<2xi32>>>
  %x5 = llvm.extractelement %w5[%i1 : i64] : vector<2xi32>
  %y5 = llvm.insertelement %x5, %y4[%i1 : i64] : vector<2xi32>
  %a3 = llvm.insertvalue %y5, %a2[1, 0] : !llvm.array<2 x array<2 x vector<2xi32>>>
  %w6 = llvm.extractvalue %v[1, 0] : !llvm.array<2 x array<2 x vector<2xi32>>>
  %x6 = llvm.extractelement %w6[%i1 : i64] : vector<2xi32>
  %y6 = llvm.insertelement %x6, %empty[%i0 : i64] : vector<2xi32>
  %w7 = llvm.extractvalue %v[1, 1] : !llvm.array<2 x array<2 x vector<2xi32>>>
  %x7 = llvm.extractelement %w7[%i1 : i64] : vector<2xi32>
  %y7 = llvm.insertelement %x7, %y6[%i1 : i64] : vector<2xi32>
  %a4 = llvm.insertvalue %y7, %a3[1, 1] : !llvm.array<2 x array<2 x vector<2xi32>>>
  llvm.return %a4 : !llvm.array<2 x array<2 x vector<2xi32>>>
}
