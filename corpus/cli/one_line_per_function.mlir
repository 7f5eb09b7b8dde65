// One line for each function with its place, and a last line that counts.
//
// RUN: expect-status 0 verify-lowering %S/Inputs/sources/load.mlir | FileCheck %s
// CHECK: Inputs/sources/load.mlir:3:1: @load: proved ([[#N:]] obligations: {{[0-9]+}} by normal form, {{[0-9]+}} by lemma, {{[0-9]+}} by Z3; {{[0-9.]+}} ms)
// CHECK-NEXT: Inputs/sources/load.mlir:8:1: @store: proved (
// CHECK-NEXT: {{[23]}} functions: {{[23]}} proved
