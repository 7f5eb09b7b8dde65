// Parts of a file are modules of their own; lines keep their numbers.
//
// RUN: expect-status 0 verify-lowering --split-input-file %s | FileCheck %s
// RUN: expect-status 3 verify-lowering %s 2>&1 | FileCheck %s --check-prefix=WHOLE
// WHOLE: split_input_file.mlir:{{[0-9]+}}:{{[0-9]+}}: error: redefinition of symbol
// RUN: expect-status 3 verify-lowering --split-input-file %s --lowered %S/Inputs/lowered/add_lowered.mlir 2>&1 | FileCheck %s --check-prefix=PARTS
// PARTS: split_input_file.mlir: error: the source has 2 parts and the lowering has 1
// CHECK: :[[@LINE+1]]:1: @add: proved
func.func @add(%a: i32, %b: i32) -> i32 {
  %sum = arith.addi %a, %b : i32
  return %sum : i32
}

// -----

// CHECK-NEXT: :[[@LINE+1]]:1: @add: proved
func.func @add(%a: i8, %b: i8) -> i8 {
  %sum = arith.addi %a, %b : i8
  return %sum : i8
}
// CHECK-NEXT: 2 functions: 2 proved
