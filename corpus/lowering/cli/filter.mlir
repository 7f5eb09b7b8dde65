// -convert-to-llvm with the dialects that it shall convert, and lists of names among other options.
//
// RUN: lower-mlir %s -convert-to-llvm=filter-dialects=func,arith | FileCheck %s
// RUN: lower-mlir %s --pass-pipeline='builtin.module(convert-to-llvm{dynamic=0 filter-dialects=arith,func allow-pattern-rollback=1})' | FileCheck %s
// RUN: %if mlir-opt-22 %{ %python %S/../../../scripts/compare-upstream --quiet %s -- -convert-to-llvm=filter-dialects=func,arith %}
// CHECK: llvm.func @f(
// CHECK: memref.load
// CHECK: llvm.add
// RUN: expect-status 1 lower-mlir %s -convert-to-llvm=filter-dialects=func,tensor 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: invalid value 'func,tensor' for option 'filter-dialects'
// RUN: lower-mlir %s -canonicalize='disable-patterns=One,Two test-convergence enable-patterns=Three' | FileCheck %s --check-prefix=SIMPLE
// SIMPLE: memref.load

func.func @f(%m: memref<4xi32>, %i: index, %x: i32) -> i32 {
  %0 = memref.load %m[%i] : memref<4xi32>
  %1 = arith.addi %0, %x : i32
  return %1 : i32
}
