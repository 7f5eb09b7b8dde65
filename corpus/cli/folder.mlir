// A folder stands for all .mlir files below it, in order of their paths.
//
// RUN: rm -rf %t.d && mkdir -p %t.d/b/c
// RUN: cp %S/Inputs/sources/add.mlir %t.d/z.mlir && cp %S/Inputs/sources/add.mlir %t.d/b/c/x.mlir && cp %S/Inputs/sources/add.mlir %t.d/a.mlir
// RUN: cp %S/help.mlir %t.d/notes.txt
// RUN: expect-status 0 verify-lowering %t.d | FileCheck %s
// CHECK: .d/a.mlir:1:1: @add: proved
// CHECK-NEXT: .d/b/c/x.mlir:1:1: @add: proved
// CHECK-NEXT: .d/z.mlir:1:1: @add: proved
// CHECK-NEXT: 3 functions: 3 proved
