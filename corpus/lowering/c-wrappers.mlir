// C wrappers, of functions defined here and elsewhere.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -convert-index-to-llvm -reconcile-unrealized-casts | FileCheck %s

func.func @several(%a: memref<?xf32>, %i: index, %u: memref<*xf32>) -> (memref<?xf32>, index) attributes {llvm.emit_c_interface} {
  return %a, %i : memref<?xf32>, index
}
func.func @one(%a: memref<?xf32> {llvm.noalias}, %i: index {foo.x}) -> (memref<?xf32> {foo.y}) attributes {llvm.emit_c_interface, foo.bar = 1 : i32} {
  return %a : memref<?xf32>
}
func.func @scalar(%i: index {foo.x}) -> (index {foo.y}) attributes {llvm.emit_c_interface} { return %i : index }
func.func private @elsewhere(memref<?xf32>, index, memref<*xf32>) -> (memref<?xf32>, index) attributes {llvm.emit_c_interface}
func.func private @elsewhere_scalar(i32) -> i32 attributes {llvm.emit_c_interface}
func.func private @elsewhere_void(memref<f32>) attributes {llvm.emit_c_interface}
