// A buffer, or a descriptor, that callees are given in each round of a loop is freed too often, written to, or read elsewhere.
//
// DEFINE: %{source} = %S/../../proved/buffers_of_callees/Inputs/source.mlir
// DEFINE: %{right} = %S/../../proved/buffers_of_callees/mlir-opt-22-canonical.mlir
// RUN: sed -e 's/^.*llvm.call @look(%2, %16).*/&\n llvm.call @free(%7) : (!llvm.ptr) -> ()/' %{right} > %t.freed.mlir
// RUN: expect-status 1 verify-lowering %{source} --lowered %t.freed.mlir | FileCheck %s --check-prefix=FREED
// FREED: @on_the_heap: refuted
// FREED: 5 functions: 4 proved, 1 refuted
//
// RUN: sed -e '/llvm.call @free(%7)/d' %{right} > %t.kept.mlir
// RUN: expect-status 1 verify-lowering %{source} --lowered %t.kept.mlir | FileCheck %s --check-prefix=KEPT
// KEPT: @on_the_heap: refuted
// KEPT: 5 functions: 4 proved, 1 refuted
//
// RUN: sed -e 's/%8 = llvm.load %4/%8 = llvm.load %3/' %{right} > %t.other.mlir
// RUN: expect-status 1 verify-lowering %{source} --lowered %t.other.mlir | FileCheck %s --check-prefix=OTHER
// OTHER: @on_the_stack: refuted: return-value
// OTHER: 5 functions: 4 proved, 1 refuted
//
// RUN: sed -e 's/^.*llvm.call @fill(%3.*/&\n llvm.store %arg1, %4 : i32, !llvm.ptr/' %{right} > %t.stored.mlir
// RUN: expect-status 1 verify-lowering %{source} --lowered %t.stored.mlir | FileCheck %s --check-prefix=STORED
// STORED: @on_the_stack: refuted: cut-memory
// STORED: 5 functions: 4 proved, 1 refuted
//
// RUN: sed -e 's/^.*llvm.call @look(%0, %8).*/&\n llvm.store %1, %8 : i64, !llvm.ptr/' %{right} > %t.descriptor.mlir
// RUN: expect-status 1 verify-lowering %{source} --lowered %t.descriptor.mlir | FileCheck %s --check-prefix=DESCRIPTOR
// DESCRIPTOR: @descriptor: refuted
// DESCRIPTOR: 5 functions: 4 proved, 1 refuted
