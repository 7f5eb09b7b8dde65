// A pipeline's passes run on the operations that its anchors lead to, and on no others, as in mlir-opt 22.
//
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 %s --pass-pipeline='builtin.module(func.func(canonicalize))' > %t.a
// RUN: lower-mlir %s --pass-pipeline='builtin.module(func.func(canonicalize))' | diff - %t.a
// RUN: mlir-opt-22 %s --pass-pipeline='builtin.module(builtin.module(func.func(canonicalize)))' > %t.b
// RUN: lower-mlir %s --pass-pipeline='builtin.module(builtin.module(func.func(canonicalize)))' | diff - %t.b
// RUN: mlir-opt-22 %s --pass-pipeline='builtin.module(builtin.module(cse),func.func(canonicalize,cse))' > %t.c
// RUN: lower-mlir %s --pass-pipeline='builtin.module(builtin.module(cse),func.func(canonicalize,cse))' | diff - %t.c
// RUN: mlir-opt-22 %s --pass-pipeline='builtin.module(any(canonicalize{max-iterations=5 top-down=1}))' > %t.d
// RUN: lower-mlir %s --pass-pipeline='builtin.module(any(canonicalize{max-iterations=5 top-down=1}))' | diff - %t.d
// RUN: mlir-opt-22 %s --pass-pipeline='any( canonicalize , cse )' > %t.e
// RUN: lower-mlir %s --pass-pipeline='any( canonicalize , cse )' | diff - %t.e
// RUN: mlir-opt-22 %s --pass-pipeline='builtin.module(no.such.op(canonicalize))' > %t.f
// RUN: lower-mlir %s --pass-pipeline='builtin.module(no.such.op(canonicalize))' | diff - %t.f
// RUN: mlir-opt-22 %s --pass-pipeline='builtin.module(func.func(convert-arith-to-llvm,reconcile-unrealized-casts))' > %t.g
// RUN: lower-mlir %s --pass-pipeline='builtin.module(func.func(convert-arith-to-llvm,reconcile-unrealized-casts))' | diff - %t.g
// RUN: mlir-opt-22 %s --pass-pipeline='builtin.module(builtin.module(func.func(convert-arith-to-llvm{index-bitwidth=32})))' > %t.h
// RUN: lower-mlir %s --pass-pipeline='builtin.module(builtin.module(func.func(convert-arith-to-llvm{index-bitwidth=32})))' | diff - %t.h
// RUN: mlir-opt-22 %s --pass-pipeline='builtin.module(func.func(llvm-request-c-wrappers))' > %t.i
// RUN: lower-mlir %s --pass-pipeline='builtin.module(func.func(llvm-request-c-wrappers))' | diff - %t.i

func.func @outer(%a: i32, %i: index) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %c1 = arith.constant 1 : i32
  %2 = arith.muli %0, %c1 : i32
  %3 = arith.subi %2, %1 : i32
  %dead = arith.addi %i, %i : index
  return %3 : i32
}

module @within {
  func.func @inner(%a: i32, %i: index) -> index {
    %0 = arith.addi %i, %i : index
    %1 = arith.addi %i, %i : index
    %c1 = arith.constant 1 : index
    %2 = arith.muli %0, %c1 : index
    %3 = arith.subi %2, %1 : index
    return %3 : index
  }
  module {
    func.func @innermost(%a: i32) -> i32 {
      %c0 = arith.constant 0 : i32
      %0 = arith.addi %a, %c0 : i32
      return %0 : i32
    }
  }
}

llvm.func @low(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %0 = arith.addi %a, %c0 : i32
  llvm.return %0 : i32
}
