// Loads and stores: every kind of layout.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -convert-index-to-llvm -reconcile-unrealized-casts | FileCheck %s

func.func @rank0(%m: memref<f32>, %v: f32) {
  memref.store %v, %m[] : memref<f32>
  return
}
func.func @static(%m: memref<4x5x6xf32>, %i: index, %j: index, %k: index) -> f32 {
  %0 = memref.load %m[%i, %j, %k] : memref<4x5x6xf32>
  return %0 : f32
}
func.func @dynamic(%m: memref<?x?x3xi16>, %i: index) -> i16 {
  %0 = memref.load %m[%i, %i, %i] : memref<?x?x3xi16>
  return %0 : i16
}
func.func @strided(%m: memref<?x4xf64, strided<[?, ?], offset: ?>>, %i: index, %j: index, %v: f64) {
  memref.store %v, %m[%i, %j] {nontemporal = true, alignment = 16 : i64} : memref<?x4xf64, strided<[?, ?], offset: ?>>
  return
}
func.func @offset(%m: memref<4x4xi1, strided<[1, 4], offset: 7>>, %i: index) -> i1 {
  %0 = memref.load %m[%i, %i] {alignment = 2 : i64} : memref<4x4xi1, strided<[1, 4], offset: 7>>
  return %0 : i1
}
func.func @negative(%m: memref<4xi32, strided<[-2], offset: 6>>, %i: index) -> i32 {
  %0 = memref.load %m[%i] : memref<4xi32, strided<[-2], offset: 6>>
  return %0 : i32
}
func.func @map(%m: memref<8x8xf32, affine_map<(d0, d1) -> (d0 * 16 + d1 + 3)>>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<8x8xf32, affine_map<(d0, d1) -> (d0 * 16 + d1 + 3)>>
  return %0 : f32
}
func.func @elements(%m: memref<?xvector<4xf32>>, %n: memref<?xmemref<?xindex>>, %x: memref<?xindex, 3>, %i: index) -> (vector<4xf32>, memref<?xindex>, index) {
  %0 = memref.load %m[%i] : memref<?xvector<4xf32>>
  %1 = memref.load %n[%i] : memref<?xmemref<?xindex>>
  %2 = memref.load %x[%i] : memref<?xindex, 3>
  return %0, %1, %2 : vector<4xf32>, memref<?xindex>, index
}
