// mlir-opt 19, -arith-expand. arith.ceildivsi divides -n where n * m < 0: for the least n that is n again, so ceildiv(-128, 61) in i8
// comes out as 2 and not as -2. For i128 the constant -1 is not extended: ceildiv(4, 2) comes out as 2^63 + 2. mlir-opt 22 is right.
//
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -arith-expand -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-22 %{ verify-lowering %s --lower-with 'mlir-opt-22 -arith-expand -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s --check-prefix=RIGHT %}
// CHECK: @narrow: refuted
// CHECK: @word: refuted
// CHECK: @wide: refuted
// RIGHT: @narrow: proved
// RIGHT: @word: proved
// RIGHT: @wide: proved

func.func @narrow(%n: i8, %m: i8) -> i8 {
  %r = arith.ceildivsi %n, %m : i8
  return %r : i8
}

func.func @word(%n: i64, %m: i64) -> i64 {
  %r = arith.ceildivsi %n, %m : i64
  return %r : i64
}

func.func @wide(%n: i128, %m: i128) -> i128 {
  %r = arith.ceildivsi %n, %m : i128
  return %r : i128
}
