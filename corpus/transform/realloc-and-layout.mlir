// memref.realloc as scf; the data layout of the module.
//
// RUN: lower-mlir -expand-realloc=emit-deallocs=0 -set-llvm-module-datalayout=data-layout=e-p:64:64 %s | FileCheck %s

func.func @grown(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %r = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  return %r : memref<?xf32>
}

func.func @static(%m: memref<4xf32, 1>) -> memref<8xf32, 1> {
  %r = memref.realloc %m : memref<4xf32, 1> to memref<8xf32, 1>
  return %r : memref<8xf32, 1>
}

// CHECK: module attributes {llvm.data_layout = "e-p:64:64"} {
// CHECK-NEXT: func.func @grown(%arg0: memref<?xf32>, %arg1: index) -> memref<?xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT: %0 = arith.cmpi ult, %dim, %arg1 : index
// CHECK-NEXT: %1 = scf.if %0 -> (memref<?xf32>) {
// CHECK-NEXT: %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT: %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT: memref.copy %arg0, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT: scf.yield %alloc : memref<?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: scf.yield %reinterpret_cast : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %1 : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @static(%arg0: memref<4xf32, 1>) -> memref<8xf32, 1> {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %0 = arith.cmpi ult, %c4, %c8 : index
// CHECK-NEXT: %1 = scf.if %0 -> (memref<8xf32, 1>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xf32, 1>
// CHECK-NEXT: %subview = memref.subview %alloc[0] [4] [1] : memref<8xf32, 1> to memref<4xf32, strided<[1]>, 1>
// CHECK-NEXT: memref.copy %arg0, %subview : memref<4xf32, 1> to memref<4xf32, strided<[1]>, 1>
// CHECK-NEXT: scf.yield %alloc : memref<8xf32, 1>
// CHECK-NEXT: } else {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [8], strides: [1] : memref<4xf32, 1> to memref<8xf32, 1>
// CHECK-NEXT: scf.yield %reinterpret_cast : memref<8xf32, 1>
// CHECK-NEXT: }
// CHECK-NEXT: return %1 : memref<8xf32, 1>
// CHECK-NEXT: }
// CHECK-NEXT: }
