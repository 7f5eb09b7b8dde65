// What passes fold that take operations of other dialects as they come: casts that undo each other or change nothing, and what belongs to
// none of the dialects that the pass wants. The conversions of single dialects leave casts alone, but for that of index.
//
// RUN: lower-mlir -expand-strided-metadata %s | FileCheck %s --check-prefixes=CHECK,ALL
// RUN: lower-mlir -lower-affine %s | FileCheck %s
// RUN: lower-mlir -arith-expand %s | FileCheck %s
// RUN: lower-mlir -memref-expand %s | FileCheck %s --check-prefixes=CHECK,KEPT
// RUN: lower-mlir -expand-realloc %s | FileCheck %s --check-prefixes=CHECK,KEPT
// RUN: lower-mlir -convert-arith-to-llvm %s | FileCheck %s --check-prefix=LEFT
// RUN: %if mlir-opt-22 %{ %python %S/../../scripts/compare-upstream --quiet %s -- -memref-expand %}
// RUN: %if mlir-opt-22 %{ %python %S/../../scripts/compare-upstream --quiet %s -- -expand-realloc %}
// RUN: %if mlir-opt-22 %{ %python %S/../../scripts/compare-upstream --quiet %s -- -lower-affine %}
// RUN: %if mlir-opt-22 %{ %python %S/../../scripts/compare-upstream --quiet %s -- -convert-index-to-llvm %}
// RUN: %if mlir-opt-22 %{ lower-mlir -convert-index-to-llvm %s > %t.ours %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -convert-index-to-llvm %s | diff %t.ours - %}
// RUN: %if mlir-opt-22 %{ lower-mlir -memref-expand %s > %t.ours %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -memref-expand %s | diff %t.ours - %}

// CHECK-LABEL: @casts
// CHECK-SAME: (%[[X:.*]]: index, %[[S:.*]]: i32)
// CHECK: %[[R:.*]] = arith.remui %[[X]]
// CHECK: %[[TWO:.*]]:2 = builtin.unrealized_conversion_cast %[[X]], %[[S]] : index, i32 to i64, i8
// CHECK: %[[SWAPPED:.*]]:2 = builtin.unrealized_conversion_cast %[[TWO]]#1, %[[TWO]]#0 : i8, i64 to i32, index
// CHECK: %[[T:.*]] = arith.addi %[[S]], %[[SWAPPED]]#0
// CHECK: arith.addi %[[T]], %[[S]]
// LEFT-LABEL: func.func @casts
// LEFT-COUNT-6: builtin.unrealized_conversion_cast
func.func @casts(%x: index, %s: i32) -> (index, index, i32) {
  %0 = builtin.unrealized_conversion_cast %x : index to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to index
  %c65 = arith.constant 65 : index
  %5 = arith.remui %1, %c65 : index
  %9 = builtin.unrealized_conversion_cast %s : i32 to i32
  %2:2 = builtin.unrealized_conversion_cast %x, %s : index, i32 to i64, i8
  %3:2 = builtin.unrealized_conversion_cast %2#0, %2#1 : i64, i8 to index, i32
  %4:2 = builtin.unrealized_conversion_cast %2#1, %2#0 : i8, i64 to i32, index
  %t = arith.addi %3#1, %4#0 : i32
  %tt = arith.addi %t, %9 : i32
  return %1, %5, %tt : index, index, i32
}

// CHECK-LABEL: @others
// CHECK-SAME: (%[[X:.*]]: index, %[[Y:.*]]: i32, %{{.*}}: memref<4xf32>, %[[C:.*]]: complex<f32>)
// KEPT: %[[SUM:.*]] = arith.addi %[[Y]]
// KEPT: memref.dim
// CHECK: %[[RE:.*]] = complex.re %[[C]]
// KEPT: return %[[X]], %[[SUM]], %{{.*}}, %[[RE]], %[[X]] :
// ALL: return %[[X]], %[[Y]], %{{.*}}, %[[RE]], %[[X]] :
func.func @others(%x: index, %y: i32, %m: memref<4xf32>, %c: complex<f32>) -> (index, i32, index, f32, index) {
  %i0 = index.constant 0
  %k = arith.constant 0 : i32
  %z = arith.constant 0 : index
  %0 = index.add %x, %i0
  %1 = arith.addi %y, %k : i32
  %d = memref.dim %m, %z : memref<4xf32>
  %re = complex.re %c : complex<f32>
  %im = complex.im %c : complex<f32>
  %cc = complex.create %re, %im : complex<f32>
  %r2 = complex.re %cc : complex<f32>
  %af = affine.apply affine_map<()[s] -> (s)>()[%x]
  return %0, %1, %d, %r2, %af : index, i32, index, f32, index
}
