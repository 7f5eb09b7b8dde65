// Known strides, which -normalize-memrefs puts into the accesses: passed as memrefs of the default layout then, and as descriptors with strides
// where nobody does.
//
// RUN: verify-lowering %s --function=arguments | FileCheck %s --check-prefix=PLAIN
// PLAIN: @arguments: proved
// RUN: lower-mlir %s -normalize-memrefs -o %t.half && verify-lowering %s --lowered %t.half | FileCheck %s
// RUN: lower-mlir %t.half -lower-affine -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts -o %t && verify-lowering %s --lowered %t | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s -normalize-memrefs -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// CHECK-DAG: @arguments: proved
// CHECK-DAG: @passed_on: proved
// CHECK-DAG: @backwards: proved
// CHECK-DAG: @overlapping: proved
// CHECK-DAG: @local: proved
// CHECK-DAG: @calls: proved
// CHECK-DAG: @by_map: proved
// CHECK: 8 functions: 8 proved
//
// Another order of the elements:
// RUN: sed 's/s0 \* 8 + s1/s1 * 4 + s0/' %t.half > %t.bad
// RUN: expect-status 1 verify-lowering %s --lowered %t.bad | FileCheck %s --check-prefix=BAD
// BAD: @arguments: refuted

func.func @arguments(%m: memref<4x8xf32, strided<[8, 1]>>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<4x8xf32, strided<[8, 1]>>
  return %0 : f32
}

func.func @passed_on(%m: memref<4x8xf32, strided<[16, 2], offset: 5>>) -> memref<4x8xf32, strided<[16, 2], offset: 5>> {
  return %m : memref<4x8xf32, strided<[16, 2], offset: 5>>
}

func.func @backwards(%m: memref<4xi8, strided<[-1], offset: 3>>, %i: index, %x: i8) {
  affine.store %x, %m[symbol(%i)] : memref<4xi8, strided<[-1], offset: 3>>
  return
}

func.func @overlapping(%m: memref<3x1x5xi32, strided<[1, 1, 2]>>, %i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %0 = memref.load %m[%i, %c0, %i] : memref<3x1x5xi32, strided<[1, 1, 2]>>
  return %0 : i32
}

func.func @local(%i: index, %x: f32) -> f32 {
  %m = memref.alloc() : memref<4x8xf32, strided<[1, 4], offset: 2>>
  affine.store %x, %m[symbol(%i), 3] : memref<4x8xf32, strided<[1, 4], offset: 2>>
  %0 = affine.load %m[symbol(%i), 3] : memref<4x8xf32, strided<[1, 4], offset: 2>>
  memref.dealloc %m : memref<4x8xf32, strided<[1, 4], offset: 2>>
  return %0 : f32
}

func.func private @declared(memref<4x8xf32, strided<[8, 1]>>)
func.func @calls(%i: index, %x: f32) {
  %m = memref.alloc() : memref<4x8xf32, strided<[8, 1]>>
  call @declared(%m) : (memref<4x8xf32, strided<[8, 1]>>) -> ()
  memref.dealloc %m : memref<4x8xf32, strided<[8, 1]>>
  return
}

func.func @by_map(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d1 * 4 + d0)>>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<4x8xf32, affine_map<(d0, d1) -> (d1 * 4 + d0)>>
  return %0 : f32
}
