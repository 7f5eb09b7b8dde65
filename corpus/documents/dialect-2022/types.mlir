// The llvm dialect (2022), Types: built-in ones where there are any, pointers, arrays, functions, vectors, structures.
// A structure with only a name, and one whose parts stand without parentheses, are errors: types-bad.mlir.
//
// RUN: lower-mlir --no-passes %s | FileCheck %s
// RUN: lower-mlir --no-passes %s | lower-mlir --no-passes - | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s | FileCheck %s %}

llvm.func @simple(i3, bf16, f16, f32, f64, f80, f128, vector<7xi9>, !llvm.ppc_fp128, !llvm.token)
llvm.func @pointers(!llvm.ptr, !llvm.ptr<3>)
llvm.func @arrays(!llvm.array<3 x i8>, !llvm.array<0 x array<2 x ptr>>)
llvm.func @variadic(f64, ...) -> i8
llvm.func @vectors(vector<9xi16>, vector<9x!llvm.ptr>, vector<[2]xi16>, !llvm.array<4 x vector<3xi8>>, !llvm.array<4 x vector<3x!llvm.ptr>>)
llvm.func @literal(!llvm.struct<()>, !llvm.struct<(i8)>, !llvm.struct<(struct<(i8)>, i1)>, !llvm.struct<packed (i16, i64)>)
llvm.func @named(!llvm.struct<"empty", ()>, !llvm.struct<"unknown", opaque>, !llvm.struct<"one two", (i8)>, !llvm.struct<"tight", packed (i16, i64)>)

// CHECK: llvm.func @simple(i3, bf16, f16, f32, f64, f80, f128, vector<7xi9>, !llvm.ppc_fp128, !llvm.token)
// CHECK: llvm.func @pointers(!llvm.ptr, !llvm.ptr<3>)
// CHECK: llvm.func @arrays(!llvm.array<3 x i8>, !llvm.array<0 x array<2 x ptr>>)
// CHECK: llvm.func @variadic(f64, ...) -> i8
// CHECK: llvm.func @vectors(vector<9xi16>, vector<9x!llvm.ptr>, vector<[2]xi16>, !llvm.array<4 x vector<3xi8>>, !llvm.array<4 x vector<3x!llvm.ptr>>)
// CHECK: llvm.func @literal(!llvm.struct<()>, !llvm.struct<(i8)>, !llvm.struct<(struct<(i8)>, i1)>, !llvm.struct<packed (i16, i64)>)
// CHECK: llvm.func @named(!llvm.struct<"empty", ()>, !llvm.struct<"unknown", opaque>, !llvm.struct<"one two", (i8)>, !llvm.struct<"tight", packed (i16, i64)>)
