// Conversion to the LLVM Dialect (2020), Type Conversion and Function Signature Conversion.
// The types are seen in signatures: results are not expanded, so a result shows the type itself. Today's types in place of !llvm<"...">.
// That a memref is passed as a pointer to its descriptor (In function signatures) was the convention before the one of the same document's
// Calling Convention for memref, which holds; the C wrapper still passes it so.
//
// RUN: lower-mlir %s | FileCheck %s
// RUN: verify-lowering %s --lowered %S/Inputs/types.mlir | FileCheck --check-prefix=PROOF %s
// PROOF: 12 functions: 12 proved

func @scalars(i1, i17, i64, f16, f32, f64, index)
func @vectors(vector<8 x f64>) -> vector<2x3x5 x f32>
func @zero() -> memref<i32>
func @static() -> memref<7 x f64>
func @dynamic() -> memref<? x f64>
func @mixed() -> memref<3x?x4x?x5 x i8>
func @of_vectors() -> memref<2x? x vector<8xf32>>
func @unranked() -> memref<*xf64>
func @nothing()
func @one(i16) -> i32
func @two(i16, f64) -> (f32, i8)
func @higher((i32) -> ()) -> (() -> f32)

// CHECK: llvm.func @scalars(i1, i17, i64, f16, f32, f64, i64)
// CHECK: llvm.func @vectors(vector<8xf64>) -> !llvm.array<2 x array<3 x vector<5xf32>>>
// CHECK: llvm.func @zero() -> !llvm.struct<(ptr, ptr, i64)>
// CHECK: llvm.func @static() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: llvm.func @dynamic() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: llvm.func @mixed() -> !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
// CHECK: llvm.func @of_vectors() -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: llvm.func @unranked() -> !llvm.struct<(i64, ptr)>
// CHECK: llvm.func @nothing() attributes
// CHECK: llvm.func @one(i16) -> i32
// CHECK: llvm.func @two(i16, f64) -> !llvm.struct<(f32, i8)>
// CHECK: llvm.func @higher(!llvm.ptr) -> !llvm.ptr
