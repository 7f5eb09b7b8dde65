// memref.reshape by a shape of known length becomes reinterpret_cast; one that has no rank stays.
//
// RUN: lower-mlir -memref-expand %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ lower-mlir -memref-expand %s > %t && mlir-opt-22 -memref-expand %s | diff - %t %}
// RUN: lower-mlir -memref-expand %s > %t.expanded && verify-lowering %t.expanded --quiet

func.func @open(%m: memref<?xf32>, %s: memref<3xindex>) -> memref<?x2x?xf32> {
  %r = memref.reshape %m(%s) : (memref<?xf32>, memref<3xindex>) -> memref<?x2x?xf32>
  return %r : memref<?x2x?xf32>
}
func.func @known(%m: memref<*xf32, 1>, %s: memref<3xi32>) -> memref<4x5x6xf32, 1> {
  %r = memref.reshape %m(%s) : (memref<*xf32, 1>, memref<3xi32>) -> memref<4x5x6xf32, 1>
  return %r : memref<4x5x6xf32, 1>
}
func.func @narrow(%m: memref<?xi8>, %s: memref<2xi16>) -> memref<?x?xi8> {
  %r = memref.reshape %m(%s) : (memref<?xi8>, memref<2xi16>) -> memref<?x?xi8>
  return %r : memref<?x?xi8>
}
func.func @none(%m: memref<f64>, %s: memref<0xindex>) -> memref<f64> {
  %r = memref.reshape %m(%s) : (memref<f64>, memref<0xindex>) -> memref<f64>
  return %r : memref<f64>
}
func.func @any(%m: memref<?xf32>, %s: memref<?xindex>) -> memref<*xf32> {
  %r = memref.reshape %m(%s) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
  return %r : memref<*xf32>
}

// CHECK-LABEL: func.func @open
// CHECK: %[[K:.*]] = memref.load %arg1[%c2] : memref<3xindex>
// CHECK: %[[I:.*]] = memref.load %arg1[%c0] : memref<3xindex>
// CHECK: memref.reinterpret_cast %arg0 to offset: [0], sizes: [%[[I]], 2, %[[K]]], strides: [%{{.*}}, %{{.*}}, 1] : memref<?xf32> to memref<?x2x?xf32>
// CHECK-LABEL: func.func @known
// CHECK-NOT: memref.load
// CHECK: memref.reinterpret_cast %arg0 to offset: [0], sizes: [4, 5, 6], strides: [30, 6, 1] : memref<*xf32, 1> to memref<4x5x6xf32, 1>
// CHECK-LABEL: func.func @narrow
// CHECK: arith.index_cast %{{.*}} : i16 to index
// CHECK-LABEL: func.func @none
// CHECK: memref.reinterpret_cast %arg0 to offset: [0], sizes: [], strides: [] : memref<f64> to memref<f64>
// CHECK-LABEL: func.func @any
// CHECK: memref.reshape
