// Loops, conditions and accesses of affine, proved as they stand: lowered by our passes one by one, and by mlir-opt's.
//
// RUN: verify-lowering %s | FileCheck %s
// RUN: lower-mlir %s -lower-affine -convert-scf-to-cf -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts -o %t && verify-lowering %s --lowered %t | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s -lower-affine -convert-scf-to-cf -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts -o %t.22 && verify-lowering %s --assume=nonnegative-strides --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ mlir-opt-19 %s -lower-affine -convert-scf-to-cf -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @blocks: proved
// CHECK-DAG: @count: proved
// CHECK-DAG: @all_at_once: proved

// Sums of a vector's blocks of eight, the last of which may be short.
func.func @blocks(%v: memref<?xi32>, %sums: memref<?xi32>, %n: index) {
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to %n step 8 {
    %s = affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0)[s0] -> (d0 + 8, s0)>(%i)[%n] iter_args(%t = %zero) -> (i32) {
      %x = affine.load %v[%j] : memref<?xi32>
      %u = arith.addi %t, %x : i32
      affine.yield %u : i32
    }
    affine.store %s, %sums[%i floordiv 8] : memref<?xi32>
  }
  return
}

// How often the diagonal of a square is met on its way by columns of two.
func.func @count(%m: memref<8x8xi32>, %r: memref<1xi32>) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  affine.store %zero, %r[0] : memref<1xi32>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 step 2 {
      affine.if affine_set<(d0, d1) : (d0 - d1 == 0, 6 - d0 >= 0)>(%i, %j) {
        %x = affine.load %r[0] : memref<1xi32>
        %y = arith.addi %x, %one : i32
        affine.store %y, %r[0] : memref<1xi32>
      } else {
        affine.store %one, %m[%i, %j + 1] : memref<8x8xi32>
      }
    }
  }
  return
}

// Each iteration by itself; what is reduced is the same in any order.
func.func @all_at_once(%m: memref<?x?xi32>, %n: index) -> i32 {
  affine.parallel (%i, %j) = (0, 0) to (min(10, %n), 20) step (1, 4) {
    %c = arith.constant 7 : i32
    affine.store %c, %m[%i, %j] : memref<?x?xi32>
  }
  %r = affine.parallel (%i) = (0) to (%n) reduce ("addi") -> (i32) {
    %x = affine.load %m[%i, 0] : memref<?x?xi32>
    affine.yield %x : i32
  }
  return %r : i32
}
