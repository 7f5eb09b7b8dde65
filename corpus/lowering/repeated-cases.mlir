// MLIR lets a switch have a case twice, and the first counts where one is folded. LLVM IR has no such switch, and nothing is proved of it.
//
// RUN: lower-mlir %s > %t && FileCheck %s < %t
// RUN: lower-mlir --canonicalize %s | FileCheck %s --check-prefix=FOLD
// RUN: %if mlir-opt-22 %{ mlir-opt-22 --canonicalize %s > %t && lower-mlir --canonicalize %s | diff %t - %}
// RUN: not lower-mlir --emit=llvm %s 2>&1 | FileCheck %s --check-prefix=LLVM
// RUN: not verify-lowering %s 2>&1 | FileCheck %s --check-prefix=LLVM
//
// CHECK: llvm.switch %{{.*}} : i32, ^bb1 [
// CHECK-NEXT: 1: ^bb1,
// CHECK-NEXT: 2: ^bb2,
// CHECK-NEXT: 1: ^bb2
// FOLD: @known
// FOLD-NEXT: %c2_i32 = arith.constant 2 : i32
// FOLD-NEXT: return %c2_i32
// LLVM: 'cf.switch' op has duplicate case value: 1 : i32
func.func @open(%a: i32, %x: i32, %y: i32) -> i32 {
  cf.switch %a : i32, [
    default: ^bb1,
    1: ^bb1,
    2: ^bb2,
    1: ^bb2
  ]
^bb1:
  return %x : i32
^bb2:
  return %y : i32
}

func.func @known() -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  cf.switch %c1 : i32, [
    default: ^bb1,
    1: ^bb2,
    1: ^bb1
  ]
^bb1:
  return %c1 : i32
^bb2:
  return %c2 : i32
}
