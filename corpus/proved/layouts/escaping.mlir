// A memref of an own buffer whose layout no descriptor can say is given to another function: both are read in one form, also where the
// function has a buffer with known strides beside it. What it is given is of the other shape where the dimensions don't change places.
//
// RUN: lower-mlir %s -normalize-memrefs -lower-affine -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts -o %t && verify-lowering %s --lowered %t | FileCheck %s
// RUN: lower-mlir %s -normalize-memrefs -o %t.half && verify-lowering %s --lowered %t.half | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s -normalize-memrefs -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// CHECK-DAG: @gives: proved
// CHECK-DAG: @has_both: proved
// CHECK-DAG: @takes: proved
// CHECK-DAG: @calls: proved
// RUN: sed -e 's/constant 4 : index/constant 2 : index/' %t.half > %t.wrong && expect-status 1 verify-lowering %s --lowered %t.wrong | FileCheck %s --check-prefix=WRONG
// WRONG-DAG: @gives: refuted
// WRONG-DAG: @calls: proved

#swap = affine_map<(d0, d1) -> (d1, d0)>
#apart = affine_map<(d0, d1) -> (d0 * 16 + d1 * 2)>
func.func private @use(memref<4x8xf32, #swap>)
func.func @gives(%x: f32, %i: index) {
  %four = arith.constant 4 : index
  %a = memref.alloc() : memref<4x8xf32, #swap>
  memref.store %x, %a[%i, %four] : memref<4x8xf32, #swap>
  func.call @use(%a) : (memref<4x8xf32, #swap>) -> ()
  return
}
func.func @has_both(%x: f32, %i: index, %j: index) {
  %a = memref.alloc() : memref<4x8xf32, #swap>
  %b = memref.alloc() : memref<4x8xf32, #apart>
  memref.store %x, %b[%i, %j] : memref<4x8xf32, #apart>
  %y = memref.load %b[%i, %j] : memref<4x8xf32, #apart>
  memref.store %y, %a[%i, %j] : memref<4x8xf32, #swap>
  func.call @use(%a) : (memref<4x8xf32, #swap>) -> ()
  return
}
func.func @takes(%a: memref<4x8xf32, #swap>, %i: index, %j: index) -> memref<4x8xf32, #swap> {
  %x = memref.load %a[%i, %j] : memref<4x8xf32, #swap>
  %b = memref.alloc() : memref<4x8xf32, #apart>
  memref.store %x, %b[%i, %j] : memref<4x8xf32, #apart>
  %y = memref.load %b[%i, %j] : memref<4x8xf32, #apart>
  memref.store %y, %a[%i, %i] : memref<4x8xf32, #swap>
  return %a : memref<4x8xf32, #swap>
}
func.func @calls(%i: index, %j: index) -> f32 {
  %a = memref.alloc() : memref<4x8xf32, #swap>
  %b = func.call @takes(%a, %i, %j) : (memref<4x8xf32, #swap>, index, index) -> memref<4x8xf32, #swap>
  %y = memref.load %b[%i, %j] : memref<4x8xf32, #swap>
  return %y : f32
}
