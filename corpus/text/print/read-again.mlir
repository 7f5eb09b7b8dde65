// What is printed is read again as what it was, where mlir-opt 22 is not so careful or says it in few words.
// RUN: lower-mlir %s --no-passes > %t.mlir && FileCheck %s < %t.mlir
// RUN: lower-mlir %t.mlir --no-passes | diff %t.mlir -
// RUN: lower-mlir %s --no-passes --mlir-print-op-generic > %t.generic && lower-mlir %t.generic --no-passes | diff %t.mlir -

// A float without decimal form says its type, or it would be an integer.
// CHECK-LABEL: func.func @floats
func.func @floats() {
  // CHECK: complex.constant [0x7FF8000000000000 : f64, 1.000000e+00] : complex<f64>
  %0 = complex.constant [0x7FF8000000000000 : f64, 1.000000e+00] : complex<f64>
  // CHECK: complex.constant [0x41DFFFFFFFC00000 : f64, 0x7FF0000000000000 : f64] : complex<f64>
  %1 = complex.constant [2147483647.0, 0x7FF0000000000000 : f64] : complex<f64>
  return
}

// The results of index_switch stand without parentheses, so that what begins with one is a function type; its cases show how they
// end, its default region needs not.
// CHECK-LABEL: func.func @cases
func.func @cases(%i: index, %a: i32, %f: (i32) -> i32) {
  // CHECK: %0:2 = scf.index_switch %arg0 -> i32, (i32) -> i32
  %0:2 = scf.index_switch %i -> i32, (i32) -> i32
  case 1 {
    scf.yield %a, %f : i32, (i32) -> i32
  }
  default {
    scf.yield %a, %f : i32, (i32) -> i32
  }
  // CHECK:      case -1 {
  // CHECK-NEXT:   scf.yield
  // CHECK-NEXT: }
  // CHECK-NEXT: default {
  // CHECK-NEXT: }
  scf.index_switch %i
  case -1 {
    scf.yield
  }
  default {
  }
  return
}

// One function as a result stands in parentheses.
// CHECK-LABEL: func.func @function_result
func.func @function_result(%f: (i32) -> i32) {
  // CHECK: %0 = scf.execute_region -> ((i32) -> i32) {
  %0 = scf.execute_region -> ((i32) -> i32) {
    scf.yield %f : (i32) -> i32
  }
  return
}

// A group with a dynamic size is dynamic, whatever its other sizes are.
// CHECK-LABEL: func.func @empty
func.func @empty(%m: memref<0x?xf32>) -> memref<?xf32> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<0x?xf32> into memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK-LABEL: func.func @kinds
func.func @kinds(%v: vector<4xi32>) -> i32 {
  // CHECK: vector.reduction <maxui>, %arg0 : vector<4xi32> into i32
  %0 = vector.reduction <maxui>, %v : vector<4xi32> into i32
  return %0 : i32
}
