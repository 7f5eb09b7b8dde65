// A buffer that is freed in front of a join on one way and behind it on the other: it is not freed, freed twice, or read behind its end.
//
// DEFINE: %{source} = %S/../../proved/freed_on_one_way/Inputs/source.mlir
// DEFINE: %{right} = %S/../../proved/freed_on_one_way/mlir-opt-22.mlir
// RUN: sed -e '/llvm.call @free(%17)/d' %{right} > %t.early.mlir
// RUN: expect-status 1 verify-lowering %{source} --lowered %t.early.mlir | FileCheck %s
// RUN: sed -e '/llvm.call @free(%22)/d' %{right} > %t.late.mlir
// RUN: expect-status 1 verify-lowering %{source} --lowered %t.late.mlir | FileCheck %s
// RUN: sed -e 's/^.*llvm.call @free(%22).*/&\n&/' %{right} > %t.twice.mlir
// RUN: expect-status 1 verify-lowering %{source} --lowered %t.twice.mlir | FileCheck %s
// RUN: sed -e 's/cond_br %arg0, ^bb5, ^bb4/cond_br %arg0, ^bb4, ^bb5/' %{right} > %t.exchanged.mlir
// RUN: expect-status 1 verify-lowering %{source} --lowered %t.exchanged.mlir | FileCheck %s
// CHECK: @freed_early_or_late: refuted
