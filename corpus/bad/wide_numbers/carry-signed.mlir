// Wrong: the carry is found by a signed comparison.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/source.mlir --lowered %s --function=carry | FileCheck %s
// CHECK: @carry: refuted

llvm.func @carry(%a: i65, %b: i65) -> !llvm.struct<(i65, i1)> {
  %s = llvm.add %a, %b : i65
  %o = llvm.icmp "slt" %s, %a : i65
  %u = llvm.mlir.poison : !llvm.struct<(i65, i1)>
  %v = llvm.insertvalue %s, %u[0] : !llvm.struct<(i65, i1)>
  %w = llvm.insertvalue %o, %v[1] : !llvm.struct<(i65, i1)>
  llvm.return %w : !llvm.struct<(i65, i1)>
}
