// Memrefs whose layout is a map without strides, proved against what -normalize-memrefs and the passes after it make of them: tiles,
// also of sizes that are not known, and dimensions that change places.
//
// RUN: lower-mlir %s -normalize-memrefs -lower-affine -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts -o %t && verify-lowering %s --lowered %t | FileCheck %s
// Half of it:
// RUN: lower-mlir %s -normalize-memrefs -o %t.half && verify-lowering %s --lowered %t.half | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s -normalize-memrefs -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// CHECK-DAG: @tiled: proved
// CHECK-DAG: @swapped: proved
// CHECK-DAG: @argument: proved
// CHECK-DAG: @local: proved
// CHECK-DAG: @passes: proved

#tile = affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 4, d0 mod 4, d1 mod 4)>
#rows = affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>
#swap = affine_map<(d0, d1) -> (d1, d0)>
func.func @tiled(%x: f32, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<8x14xf32, #tile>
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^bb2, ^bb3
^bb2:
  memref.store %x, %m[%i, %i] : memref<8x14xf32, #tile>
  %next = arith.addi %i, %c1 : index
  cf.br ^bb1(%next : index)
^bb3:
  %v = memref.load %m[%c1, %c0] : memref<8x14xf32, #tile>
  memref.dealloc %m : memref<8x14xf32, #tile>
  return %v : f32
}
func.func @swapped(%m: memref<3x5xf32, #swap>, %i: index, %j: index) -> f32 {
  %v = memref.load %m[%i, %j] : memref<3x5xf32, #swap>
  return %v : f32
}
func.func @argument(%m: memref<4x?xf32, #rows>, %i: index, %j: index, %v: f32) {
  memref.store %v, %m[%i, %j] : memref<4x?xf32, #rows>
  return
}
func.func @local(%n: index, %k: index, %i: index, %j: index, %v: f32) -> memref<?x?xf32, #tile> {
  %m = memref.alloc(%n, %k) : memref<?x?xf32, #tile>
  memref.store %v, %m[%i, %j] : memref<?x?xf32, #tile>
  return %m : memref<?x?xf32, #tile>
}
func.func @passes(%m: memref<4x?xf32, #rows>, %i: index, %v: f32) {
  func.call @argument(%m, %i, %i, %v) : (memref<4x?xf32, #rows>, index, index, f32) -> ()
  return
}
