// Notes on the conversion of types (in Chinese), all examples of memref and function types.
// Where the notes write array<1 x 64> (without the i) the type is ill-formed: both arrays hold integers of index's width.
//
// RUN: lower-mlir %s | FileCheck %s
// RUN: %if mlir-opt-14 %{ lower-mlir %s --typed-pointers | mlir-opt-14 -o /dev/null %}
// RUN: verify-lowering %s --lowered %S/Inputs/types.mlir | FileCheck --check-prefix=PROOF %s
// PROOF: 18 functions: 18 proved
// RUN: %if mlir-opt-22 %{ %python %S/../../../scripts/compare-upstream %s | FileCheck --check-prefix=SAME %s %}
// SAME: equal

func.func private @floats(bf16, f16, f32, f64, f80, f128)
func.func private @integers(i1, i8, i128, index)
func.func private @vectors() -> (vector<6xf64>, vector<2x3x4xf32>)
func.func private @rank0() -> memref<f64>
func.func private @rank1_static() -> memref<4xf64>
func.func private @rank1_dynamic() -> memref<?xf64>
func.func private @rank5() -> memref<2x3x5x7x11xf64>
func.func private @rank5_dynamic() -> memref<2x?x5x?x11xf64>
func.func private @vector_elements() -> memref<3x?xvector<2xf64>>
func.func private @unranked_result() -> memref<*xf64>
func.func private @nothing()
func.func private @two_results(i8, f64) -> (i16, f32)
func.func private @higher(() -> f64) -> (() -> ())
func.func private @deeper(((i8) -> (i16)) -> ()) -> ()
func.func private @descriptor(memref<f64>)
func.func private @among_others(i1, memref<f64>, i8)
func.func private @rank2(memref<?x?xf64>, memref<*xf64>)
func.func private @two_memrefs() -> (memref<f64>, i1, memref<i32>)

// CHECK: llvm.func @floats(bf16, f16, f32, f64, f80, f128)
// CHECK: llvm.func @integers(i1, i8, i128, i64)
// CHECK: llvm.func @vectors() -> !llvm.struct<(vector<6xf64>, array<2 x array<3 x vector<4xf32>>>)>
// CHECK: llvm.func @rank0() -> !llvm.struct<(ptr, ptr, i64)>
// CHECK: llvm.func @rank1_static() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: llvm.func @rank1_dynamic() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: llvm.func @rank5() -> !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
// CHECK: llvm.func @rank5_dynamic() -> !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
// CHECK: llvm.func @vector_elements() -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: llvm.func @unranked_result() -> !llvm.struct<(i64, ptr)>
// CHECK: llvm.func @nothing()
// CHECK: llvm.func @two_results(i8, f64) -> !llvm.struct<(i16, f32)>
// CHECK: llvm.func @higher(!llvm.ptr) -> !llvm.ptr
// CHECK: llvm.func @deeper(!llvm.ptr)
// CHECK: llvm.func @descriptor(!llvm.ptr, !llvm.ptr, i64)
// CHECK: llvm.func @among_others(i1, !llvm.ptr, !llvm.ptr, i64, i8)
// CHECK: llvm.func @rank2(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, !llvm.ptr)
// CHECK: llvm.func @two_memrefs() -> !llvm.struct<(struct<(ptr, ptr, i64)>, i1, struct<(ptr, ptr, i64)>)>
