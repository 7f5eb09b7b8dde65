// Two buffers are freed in another order, and the second one too early: in front of its last read.
//
// DEFINE: %{source} = %S/../../proved/freed_in_another_order/Inputs/source.mlir
// DEFINE: %{right} = %S/../../proved/freed_in_another_order/last-first.mlir
// RUN: sed -e '/llvm.call @free(%46)/d' -e 's/%44 = llvm.load/llvm.call @free(%35) : (!llvm.ptr) -> ()\n    &/' %{right} > %t.mlir
// RUN: expect-status 1 verify-lowering %{source} --lowered %t.mlir | FileCheck %s
// CHECK: @both: refuted
