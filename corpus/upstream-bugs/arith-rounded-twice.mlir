// mlir-opt 22, -canonicalize. An integer that becomes an f32 and then a bf16 is rounded twice; folded to one conversion it is rounded once,
// which may give the other neighbour: of 2^30 + 2^22 + 1 the first rounding leaves a tie, which the second one takes down. mlir-opt 19
// leaves it.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RUN: %if mlir-opt-19 %{ verify-lowering %s --lower-with 'mlir-opt-19 -canonicalize -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s --check-prefix=RIGHT %}
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -canonicalize -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @twice: refuted: return-value
// RIGHT: @twice: proved

func.func @twice(%low: i8) -> bf16 {
  %high = arith.constant 0x40400000 : i32
  %wide = arith.extui %low : i8 to i32
  %n = arith.ori %wide, %high : i32
  %first = arith.sitofp %n : i32 to f32
  %r = arith.truncf %first : f32 to bf16
  return %r : bf16
}
