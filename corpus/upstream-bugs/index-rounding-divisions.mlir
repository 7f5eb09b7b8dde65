// mlir-opt 19 and 22, -convert-index-to-llvm. index.ceildivs divides -n where n * m < 0: for the least n that is n again, so
// ceildiv(-2^63, 2) comes out as 2^62 and not as -2^62. index.floordivs divides x - n with x = 1 where m < 0: for n = -2^63 + 1 and
// m = -1 that is -2^63 / -1, which is undefined, while the result 2^63 - 1 is not.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -convert-index-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -convert-index-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @up: refuted
// CHECK: @down: refuted
// RIGHT: @up: proved
// RIGHT: @down: proved

func.func @up(%n: index, %m: index) -> index {
  %r = index.ceildivs %n, %m
  return %r : index
}

func.func @down(%n: index, %m: index) -> index {
  %r = index.floordivs %n, %m
  return %r : index
}
