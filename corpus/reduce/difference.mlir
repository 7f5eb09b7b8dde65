// A lowering that differs from ours: this one subtracts where the source adds.
// RUN: reduce-mlir %S/Inputs/program.mlir --quiet --differs-from='sed s/addi/subi/ %%s | lower-mlir -convert-scf-to-cf -convert-std-to-llvm' \
// RUN:   | FileCheck %s
// CHECK-COUNT-1: arith.addi
// CHECK-NOT:     arith
// CHECK:         return %0
