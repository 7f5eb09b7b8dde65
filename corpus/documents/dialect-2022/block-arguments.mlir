// The llvm dialect (2022), PHI Nodes and Block Arguments: terminators pass values on, also twice to one block; LLVM IR gets phis.
// The document writes llvm.addi for llvm.add and its successors' values in brackets: block-arguments-in-brackets.mlir.
//
// RUN: lower-mlir --no-passes %s | FileCheck %s
// RUN: lower-mlir --no-passes %s | lower-mlir --no-passes - | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s | FileCheck %s %}
// RUN: %if mlir-runner-22 %{ lower-mlir --no-passes %s | mlir-translate-22 --mlir-to-llvmir | FileCheck --check-prefix=IR %s %}

llvm.func @straight(%arg0: i16, %cst: i16) -> i16 {
  %0 = llvm.add %arg0, %cst : i16
  llvm.br ^bb1(%0 : i16)
^bb1(%1: i16):
  llvm.return %1 : i16
}
llvm.func @twice(%cond: i1, %arg1: i16, %arg2: i16) -> i16 {
  llvm.cond_br %cond, ^bb1(%arg1 : i16), ^bb1(%arg2 : i16)
^bb1(%0: i16):
  llvm.return %0 : i16
}

// CHECK-LABEL: llvm.func @straight(%arg0: i16, %arg1: i16) -> i16 {
// CHECK: %[[S:.*]] = llvm.add %arg0, %arg1 : i16
// CHECK: llvm.br ^bb1(%[[S]] : i16)
// CHECK: ^bb1(%[[A:.*]]: i16):
// CHECK: llvm.return %[[A]] : i16
// CHECK-LABEL: llvm.func @twice(
// CHECK: llvm.cond_br %arg0, ^bb1(%arg1 : i16), ^bb1(%arg2 : i16)
// IR-LABEL: define i16 @straight(i16 %0, i16 %1)
// IR: %[[S:.*]] = add i16 %0, %1
// IR: br label
// IR: phi i16 [ %[[S]], %{{.*}} ]
// IR-LABEL: define i16 @twice(
// IR: phi i16 [ %[[P:.*]], %{{.*}} ], [ %1, %{{.*}} ]
// IR: %[[P]] = phi i16 [ %2, %{{.*}} ]
