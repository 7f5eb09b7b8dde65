// mlir-opt 19 and 22, -scf-for-loop-peeling. A loop from 0 to n by twos is parted at n - n mod 2, the rest runs from there to n. For n = -3 that is
// -4, and the rest, which should not run as the loop does not, runs once and reads the element of index -4.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -scf-for-loop-peeling -lower-affine -convert-scf-to-cf -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -scf-for-loop-peeling -lower-affine -convert-scf-to-cf -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @every_other: refuted: control
// CHECK: %n: index = -
// RIGHT: @every_other: proved

func.func @every_other(%a: memref<?xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c2 iter_args(%s = %zero) -> f32 {
    %x = memref.load %a[%i] : memref<?xf32>
    %t = arith.addf %s, %x : f32
    scf.yield %t : f32
  }
  return %r : f32
}
