// Functions, results, visibility, attributes.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -convert-index-to-llvm -reconcile-unrealized-casts | FileCheck %s

func.func @none() { return }
func.func @one(%a: i32) -> i32 { return %a : i32 }
func.func @three(%a: i32, %b: index, %c: f64) -> (f64, i32, index) { return %c, %a, %b : f64, i32, index }
func.func private @external(i32, memref<?xf32>) -> (memref<2x?xi8>, index)
func.func private @with_attributes(index {llvm.signext, foo.bar = 1 : i32}, memref<4xf32> {llvm.noalias}) -> (index {llvm.zeroext})
func.func nested @seen_by_parents() { return }
func.func @internal() attributes {llvm.linkage = #llvm.linkage<internal>, foo.kept = "yes", passthrough = ["noinline"]} { return }
func.func private @pure(i32) -> i32 attributes {llvm.readnone}
func.func private @variadic(i32) attributes {func.varargs = true}
func.func @mixed(%s: memref<f32>, %i: i1, %m: memref<3x?xf16, strided<[?, 1], offset: 2>, 5>) -> (memref<f32>, memref<3x?xf16, strided<[?, 1], offset: 2>, 5>) {
  return %s, %m : memref<f32>, memref<3x?xf16, strided<[?, 1], offset: 2>, 5>
}
func.func @llvm_types(%p: !llvm.ptr, %s: !llvm.struct<(i32, array<2 x f32>)>, %v: vector<4xi32>, %w: vector<2x3xf32>, %c: complex<f32>) -> (!llvm.ptr, vector<2x3xf32>, complex<f32>) {
  return %p, %w, %c : !llvm.ptr, vector<2x3xf32>, complex<f32>
}
func.func @by_value(%p: !llvm.ptr {llvm.byval = !llvm.struct<(i32, i32)>}) { return }
module @inner attributes {foo.x = 1 : i32} {
  func.func @inside(%i: index) -> index { return %i : index }
}
