// Conversion to the LLVM Dialect (2020), Repeated Successor Removal.
// A terminator may name a block twice with different arguments. The document puts a block in between, as LLVM IR's phi can't tell the
// two edges apart; today's form leaves that to the translation. Both are right.
//
// RUN: lower-mlir %s | FileCheck %s
// RUN: verify-lowering %s --lowered %S/Inputs/repeated-successors.mlir | FileCheck --check-prefix=PROOF %s
// RUN: lower-mlir %s --legalize-successors -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts -o %t.mlir
// RUN: FileCheck --check-prefix=BETWEEN %s < %t.mlir
// RUN: verify-lowering %s --lowered %t.mlir | FileCheck --check-prefix=PROOF %s
// PROOF: 1 function: 1 proved

func @either(%c: i1, %a: i64, %b: i64) -> i64 {
  cond_br %c, ^to(%a : i64), ^to(%b : i64)
^to(%x : i64):
  return %x : i64
}

// CHECK-LABEL: llvm.func @either(%arg0: i1, %arg1: i64, %arg2: i64) -> i64
// CHECK: llvm.cond_br %arg0, ^bb1(%arg1 : i64), ^bb1(%arg2 : i64)
// CHECK: ^bb1(%[[X:.*]]: i64):
// CHECK: llvm.return %[[X]] : i64
// BETWEEN: llvm.cond_br %arg0, ^bb1(%arg1 : i64), ^bb2
// BETWEEN-NEXT: ^bb1(%[[X:.*]]: i64):
// BETWEEN-NEXT: llvm.return %[[X]] : i64
// BETWEEN-NEXT: ^bb2:
// BETWEEN-NEXT: llvm.br ^bb1(%arg2 : i64)
