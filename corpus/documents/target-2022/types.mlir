// LLVM IR Target (2022), Conversion of Built-in Types: complex, index, memref, unranked memref, function, vector types.
// Where the document writes array<1 x 64> the type is ill-formed, and memref<2 x vector<4x8 x f32> lacks a bracket.
//
// RUN: lower-mlir %s | FileCheck %s
// RUN: %if mlir-opt-14 %{ lower-mlir %s --typed-pointers | mlir-opt-14 -o /dev/null %}
// RUN: verify-lowering %s --lowered %S/Inputs/types.mlir | FileCheck --check-prefix=PROOF %s
// PROOF: 16 functions: 16 proved
// RUN: %if mlir-opt-22 %{ %python %S/../../../scripts/compare-upstream %s | FileCheck --check-prefix=SAME %s %}
// SAME: equal

func.func private @compatible(i9, bf16, f16, f32, f64, f80, f128, vector<3xi5>, !llvm.struct<(i8, f32)>)
func.func private @complex() -> complex<f64>
func.func private @index(index) -> index
func.func private @rank0() -> memref<i16>
func.func private @rank1() -> (memref<9xi16>, memref<?xi16>)
func.func private @rank4() -> memref<2x?x3x?xi16>
func.func private @vector_elements() -> memref<?x6xvector<8xi16>>
func.func private @unranked_result() -> memref<*xi16>
func.func private @vectors(vector<2x8xi16>) -> memref<4xvector<2x8xi16>>
func.func private @nothing()
func.func private @two(i16, i8) -> (i8, f64)
func.func private @higher(() -> i1) -> ((f64) -> ())
func.func private @deeper(((f32) -> (i8)) -> ()) -> ()
func.func private @arguments(memref<i16>, i1, memref<?x?xi16>, memref<*xi16>)
func.func private @one_memref() -> memref<?xi16>
func.func private @two_memrefs() -> (memref<f64>, memref<i16>)

// CHECK: llvm.func @compatible(i9, bf16, f16, f32, f64, f80, f128, vector<3xi5>, !llvm.struct<(i8, f32)>)
// CHECK: llvm.func @complex() -> !llvm.struct<(f64, f64)>
// CHECK: llvm.func @index(i64) -> i64
// CHECK: llvm.func @rank0() -> !llvm.struct<(ptr, ptr, i64)>
// CHECK: llvm.func @rank1() -> !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK: llvm.func @rank4() -> !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK: llvm.func @vector_elements() -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: llvm.func @unranked_result() -> !llvm.struct<(i64, ptr)>
// CHECK: llvm.func @vectors(!llvm.array<2 x vector<8xi16>>) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: llvm.func @nothing()
// CHECK: llvm.func @two(i16, i8) -> !llvm.struct<(i8, f64)>
// CHECK: llvm.func @higher(!llvm.ptr) -> !llvm.ptr
// CHECK: llvm.func @deeper(!llvm.ptr)
// CHECK: llvm.func @arguments(!llvm.ptr, !llvm.ptr, i64, i1, !llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, !llvm.ptr)
// CHECK: llvm.func @one_memref() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: llvm.func @two_memrefs() -> !llvm.struct<(struct<(ptr, ptr, i64)>, struct<(ptr, ptr, i64)>)>
