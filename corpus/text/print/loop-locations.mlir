// Locations of the arguments that loops name: mlir-opt prints that of an affine.for's counter, and reads those of the others, too, but for an scf.for's.
//
// RUN: lower-mlir %s --no-passes --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s
// RUN: lower-mlir %s --no-passes --mlir-print-debuginfo > %t.a && lower-mlir %t.a --no-passes --mlir-print-debuginfo | diff %t.a -
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --mlir-print-debuginfo | diff - %t.a %}
// CHECK: affine.for %{{.*}} loc("counter":4:2) = 0 to 10 iter_args(%{{.*}} = %{{.*}}) -> (i64) {

func.func @loops(%n: index, %s: i64) -> i64 {
  %0 = affine.for %i loc("counter":4:2) = 0 to 10 iter_args(%a loc("carried":5:1) = %s) -> (i64) {
    affine.yield %a : i64
  }
  affine.parallel (%i loc("first":1:1), %j loc(unknown)) = (0, 0) to (10, 20) {
  }
  %c1 = arith.constant 1 : index
  %1 = scf.for %k = %c1 to %n step %c1 iter_args(%b loc(#later) = %0) -> (i64) {
    scf.yield %b : i64
  }
  scf.parallel (%p loc("first":2:2)) = (%c1) to (%n) step (%c1) {
    scf.reduce
  }
  return %1 : i64
}
#later = loc("later":7:7)
