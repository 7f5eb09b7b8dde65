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

// CHECK: module {
// CHECK-NEXT: llvm.func @none() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @one(%arg0: i32) -> i32 {
// CHECK-NEXT: llvm.return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @three(%arg0: i32, %arg1: i64, %arg2: f64) -> !llvm.struct<(f64, i32, i64)> {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(f64, i32, i64)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg2, %0[0] : !llvm.struct<(f64, i32, i64)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg0, %1[1] : !llvm.struct<(f64, i32, i64)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg1, %2[2] : !llvm.struct<(f64, i32, i64)>
// CHECK-NEXT: llvm.return %3 : !llvm.struct<(f64, i32, i64)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @external(i32, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64)> attributes {sym_visibility = "private"}
// CHECK-NEXT: llvm.func @with_attributes(i64 {foo.bar = 1 : i32, llvm.signext}, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> (i64 {llvm.zeroext}) attributes {sym_visibility = "private"}
// CHECK-NEXT: llvm.func @seen_by_parents() attributes {sym_visibility = "nested"} {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func internal @internal() attributes {foo.kept = "yes", passthrough = ["noinline"]} {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @pure(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
// CHECK-NEXT: llvm.func @variadic(i32, ...) attributes {sym_visibility = "private"}
// CHECK-NEXT: llvm.func @mixed(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i1, %arg4: !llvm.ptr<5>, %arg5: !llvm.ptr<5>, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64) -> !llvm.struct<(struct<(ptr, ptr, i64)>, struct<(ptr<5>, ptr<5>, i64, array<2 x i64>, array<2 x i64>)>)> {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr<5>, ptr<5>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg4, %0[0] : !llvm.struct<(ptr<5>, ptr<5>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg5, %1[1] : !llvm.struct<(ptr<5>, ptr<5>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg6, %2[2] : !llvm.struct<(ptr<5>, ptr<5>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg7, %3[3, 0] : !llvm.struct<(ptr<5>, ptr<5>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg9, %4[4, 0] : !llvm.struct<(ptr<5>, ptr<5>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg8, %5[3, 1] : !llvm.struct<(ptr<5>, ptr<5>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg10, %6[4, 1] : !llvm.struct<(ptr<5>, ptr<5>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %9 = llvm.insertvalue %arg0, %8[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %10 = llvm.insertvalue %arg1, %9[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %11 = llvm.insertvalue %arg2, %10[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %12 = llvm.mlir.poison : !llvm.struct<(struct<(ptr, ptr, i64)>, struct<(ptr<5>, ptr<5>, i64, array<2 x i64>, array<2 x i64>)>)>
// CHECK-NEXT: %13 = llvm.insertvalue %11, %12[0] : !llvm.struct<(struct<(ptr, ptr, i64)>, struct<(ptr<5>, ptr<5>, i64, array<2 x i64>, array<2 x i64>)>)>
// CHECK-NEXT: %14 = llvm.insertvalue %7, %13[1] : !llvm.struct<(struct<(ptr, ptr, i64)>, struct<(ptr<5>, ptr<5>, i64, array<2 x i64>, array<2 x i64>)>)>
// CHECK-NEXT: llvm.return %14 : !llvm.struct<(struct<(ptr, ptr, i64)>, struct<(ptr<5>, ptr<5>, i64, array<2 x i64>, array<2 x i64>)>)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @llvm_types(%arg0: !llvm.ptr, %arg1: !llvm.struct<(i32, array<2 x f32>)>, %arg2: vector<4xi32>, %arg3: !llvm.array<2 x vector<3xf32>>, %arg4: !llvm.struct<(f32, f32)>) -> !llvm.struct<(ptr, array<2 x vector<3xf32>>, struct<(f32, f32)>)> {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, array<2 x vector<3xf32>>, struct<(f32, f32)>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, array<2 x vector<3xf32>>, struct<(f32, f32)>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg3, %1[1] : !llvm.struct<(ptr, array<2 x vector<3xf32>>, struct<(f32, f32)>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg4, %2[2] : !llvm.struct<(ptr, array<2 x vector<3xf32>>, struct<(f32, f32)>)>
// CHECK-NEXT: llvm.return %3 : !llvm.struct<(ptr, array<2 x vector<3xf32>>, struct<(f32, f32)>)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @by_value(%arg0: !llvm.ptr {llvm.byval = !llvm.struct<(i32, i32)>}) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: module @inner attributes {foo.x = 1 : i32} {
// CHECK-NEXT: llvm.func @inside(%arg0: i64) -> i64 {
// CHECK-NEXT: llvm.return %arg0 : i64
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
