// The llvm dialect (2022), Types: built-in ones where there are any, pointers, arrays, functions, vectors, structures; today's spelling, one
// function for each example. What is no type is in types-bad.mlir.
//
// RUN: lower-mlir --no-passes %s | FileCheck %s
// RUN: lower-mlir --no-passes %s | lower-mlir --no-passes - | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s | FileCheck %s %}

// CHECK: llvm.func @compatible(i3, i1024, bf16, f16, f32, f64, f80, f128, vector<7xi9>, vector<2xbf16>)
llvm.func @compatible(i3, i1024, bf16, f16, f32, f64, f80, f128, vector<7xi9>, vector<2xbf16>)
// CHECK: llvm.func @simple(!llvm.ppc_fp128, !llvm.token, !llvm.metadata)
llvm.func @simple(!llvm.ppc_fp128, !llvm.token, !llvm.metadata) -> !llvm.void
// CHECK: llvm.func @pointers(!llvm.ptr, !llvm.ptr<3>, !llvm.ptr)
llvm.func @pointers(!llvm.ptr, !llvm.ptr<3>, !llvm.ptr<0>)
// CHECK: llvm.func @arrays(!llvm.array<3 x i8>, !llvm.array<0 x array<2 x ptr>>)
llvm.func @arrays(!llvm.array<3 x i8>, !llvm.array<0 x !llvm.array<2 x !llvm.ptr>>)
// CHECK: llvm.func @variadic(f64, ...) -> i8
llvm.func @variadic(f64, ...) -> i8
// CHECK: llvm.func @vectors(vector<9xi16>, vector<9x!llvm.ptr>, vector<[2]xi16>, !llvm.array<4 x vector<3xi8>>, !llvm.array<4 x vector<3x!llvm.ptr>>)
llvm.func @vectors(vector<9xi16>, vector<9x!llvm.ptr>, vector<[2]xi16>, !llvm.array<4 x vector<3xi8>>, !llvm.array<4 x vector<3x!llvm.ptr>>)
// CHECK: llvm.func @literal(!llvm.struct<()>, !llvm.struct<(i8)>, !llvm.struct<(struct<(i8)>, i1)>, !llvm.struct<packed (i16, i64)>)
llvm.func @literal(!llvm.struct<()>, !llvm.struct<(i8)>, !llvm.struct<(struct<(i8)>, i1)>, !llvm.struct<packed (i16, i64)>)
// CHECK: llvm.func @named(!llvm.struct<"empty", ()>, !llvm.struct<"unknown", opaque>, !llvm.struct<"one two", (i8)>, !llvm.struct<"tight", packed (i16, i64)>)
llvm.func @named(!llvm.struct<"empty", ()>, !llvm.struct<"unknown", opaque>, !llvm.struct<"one two", (i8)>, !llvm.struct<"tight", packed (i16, i64)>)
// CHECK: llvm.func @target(!llvm.target<"none">, !llvm.target<"x.y", i32, !llvm.ptr<2>, !llvm.void, !llvm.struct<(ptr, array<2 x i8>)>, 3, 0>, !llvm.array<2 x target<"x", !llvm.ptr>>)
llvm.func @target(!llvm.target<"none">, !llvm.target<"x.y", i32, !llvm.ptr<2>, !llvm.void, !llvm.struct<(ptr, array<2 x i8>)>, 3, 0>, !llvm.array<2 x target<"x", !llvm.ptr>>)
