// The llvm dialect (2022), PHI Nodes and Block Arguments, as the document spells it: `llvm.addi`, and the values that a terminator passes
// on in brackets, each with its type. No version of mlir-opt reads either; what they mean is in block-arguments.mlir.
//
// RUN: lower-mlir --no-passes %s | FileCheck %s
// RUN: lower-mlir --no-passes %s | lower-mlir --no-passes - | FileCheck %s
// RUN: %if mlir-opt-22 %{ lower-mlir --no-passes %s | mlir-opt-22 | FileCheck %s %}

// CHECK-LABEL: llvm.func @straight(%arg0: i16, %arg1: i16) -> i16 {
// CHECK: %[[S:.*]] = llvm.add %arg0, %arg1 : i16
// CHECK: llvm.br ^bb1(%[[S]] : i16)
llvm.func @straight(%arg0: i16, %cst: i16) -> i16 {
  %0 = llvm.addi %arg0, %cst : i16
  llvm.br ^bb1[%0: i16]
^bb1(%1: i16):
  llvm.return %1 : i16
}
// CHECK-LABEL: llvm.func @twice(
// CHECK: llvm.cond_br %arg0, ^bb1(%arg1, %arg2 : i16, i64), ^bb1(%arg3, %arg2 : i16, i64)
llvm.func @twice(%cond: i1, %arg1: i16, %arg2: i64, %arg3: i16) -> i16 {
  llvm.cond_br %cond, ^bb1[%arg1: i16, %arg2: i64], ^bb1[%arg3, %arg2 : i16, i64]
^bb1(%0: i16, %1: i64):
  llvm.return %0 : i16
}
