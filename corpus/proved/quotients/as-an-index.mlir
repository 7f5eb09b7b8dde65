// A quotient that is rounded up is the index of an element, of a vector and of lanes that a mask chooses; in a loop, too, which it was
// computed before. Rounded down instead it is another element.
//
// RUN: verify-lowering %s | FileCheck %s
// RUN: lower-mlir %s -o %t.lowered
// RUN: %if long %{ verify-lowering %s --lowered %t.lowered | FileCheck %s %}
// RUN: sed -e 's/arith.ceildivui %i, %/arith.divui %i, %/' %s | lower-mlir - -o %t.wrong
// RUN: expect-status 1 verify-lowering %s --lowered %t.wrong | FileCheck %s --check-prefix=WRONG
// RUN: %if long && mlir-opt-22 %{ verify-lowering %s --lower-with 'mlir-opt-22 -arith-expand -convert-scf-to-cf -convert-vector-to-llvm -finalize-memref-to-llvm -convert-arith-to-llvm -convert-cf-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ verify-lowering %s --lower-with 'mlir-opt-19 -arith-expand -convert-scf-to-cf -convert-vector-to-llvm -finalize-memref-to-llvm -convert-arith-to-llvm -convert-cf-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK-DAG: @element: proved
// CHECK-DAG: @half: proved
// CHECK-DAG: @lanes: proved
// CHECK-DAG: @read_lanes: proved
// CHECK-DAG: @in_rounds: proved
// CHECK-DAG: @half_in_rounds: proved
// WRONG-DAG: @element: refuted
// WRONG-DAG: @half: refuted
// WRONG-DAG: @lanes: refuted
// WRONG-DAG: @read_lanes: refuted
// WRONG-DAG: @in_rounds: refuted
// WRONG-DAG: @half_in_rounds: refuted

func.func @element(%m: memref<?xf16>, %v: f16, %i: index, %j: index) {
  %0 = arith.ceildivui %i, %j : index
  memref.store %v, %m[%0] : memref<?xf16>
  return
}
func.func @half(%m: memref<?xbf16>, %v: vector<2xbf16>, %i: index) {
  %c2 = arith.constant 2 : index
  %0 = arith.ceildivui %i, %c2 : index
  vector.store %v, %m[%0] : memref<?xbf16>, vector<2xbf16>
  return
}
func.func @lanes(%m: memref<4xf16>, %k: vector<2xi1>, %v: vector<2xf16>, %i: index, %j: index) {
  %0 = arith.ceildivui %i, %j : index
  vector.maskedstore %m[%0], %k, %v : memref<4xf16>, vector<2xi1>, vector<2xf16>
  return
}
func.func @read_lanes(%m: memref<4xf16>, %k: vector<2xi1>, %v: vector<2xf16>, %i: index, %j: index) -> vector<2xf16> {
  %0 = arith.ceildivui %i, %j : index
  %r = vector.maskedload %m[%0], %k, %v : memref<4xf16>, vector<2xi1>, vector<2xf16> into vector<2xf16>
  return %r : vector<2xf16>
}
func.func @in_rounds(%m: memref<?xbf16>, %v: bf16, %i: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = arith.ceildivui %i, %c3 : index
  scf.for %a = %c0 to %n step %c2 {
    memref.store %v, %m[%0] : memref<?xbf16>
  }
  return
}
func.func @half_in_rounds(%m: memref<?xbf16>, %v: bf16, %i: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = arith.ceildivui %i, %c2 : index
  scf.for %a = %c0 to %n step %c2 {
    memref.store %v, %m[%0] : memref<?xbf16>
  }
  return
}
