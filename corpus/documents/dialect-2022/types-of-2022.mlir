// The llvm dialect (2022), Types as they were written then, one function for each example: pointees, vectors of LLVM types, scalable vectors,
// x86_mmx, recursion. Printed in the spelling of those years they are what mlir-opt 14 prints, and read again they are the same.
// What stands corrected: the document's mention "A" in quotes is no type, struct<"A"> is; a structure's body is in parentheses
// (types-bad-of-2022.mlir has both as errors).
//
// RUN: lower-mlir --no-passes --typed-pointers %s | FileCheck %s
// RUN: lower-mlir --no-passes --typed-pointers %s | lower-mlir --no-passes --typed-pointers - | FileCheck %s
// RUN: %if mlir-opt-14 %{ mlir-opt-14 %s | FileCheck %s %}
// RUN: %if mlir-opt-14 %{ lower-mlir --no-passes --typed-pointers %s | mlir-opt-14 | FileCheck %s %}
// RUN: lower-mlir --no-passes %s | FileCheck %s --check-prefix=TODAY

// The prefix of a type inside another one may be left away; without it is how it is printed.
// CHECK: llvm.func @prefix(!llvm.ptr<ptr<i16>>, !llvm.ptr<ptr<i16>>, !llvm.array<2 x struct<(ptr<i8>)>>)
// TODAY: llvm.func @prefix(!llvm.ptr, !llvm.ptr, !llvm.array<2 x struct<(ptr)>>)
llvm.func @prefix(!llvm.ptr<!llvm.ptr<i16>>, !llvm.ptr<ptr<i16>>, !llvm.array<2 x !llvm.struct<(!llvm.ptr<i8>)>>)

// Additional Simple Types.
// CHECK: llvm.func @register(!llvm.x86_mmx) -> !llvm.ppc_fp128
// CHECK: llvm.func @nothing()
// CHECK: llvm.func @marks(!llvm.token, !llvm.metadata)
// TODAY: llvm.func @register(!llvm.x86_mmx) -> !llvm.ppc_fp128
llvm.func @register(!llvm.x86_mmx) -> !llvm.ppc_fp128
llvm.func @nothing() -> !llvm.void
llvm.func @marks(!llvm.token, !llvm.metadata)

// Pointer Types.
// CHECK: llvm.func @pointers(!llvm.ptr<i16>, !llvm.ptr<i16, 5>, !llvm.ptr<f64>, !llvm.ptr<vector<4xf32>, 1>)
// TODAY: llvm.func @pointers(!llvm.ptr, !llvm.ptr<5>, !llvm.ptr, !llvm.ptr<1>)
llvm.func @pointers(!llvm.ptr<i16>, !llvm.ptr<i16, 5>, !llvm.ptr<f64, 0>, !llvm.ptr<vector<4xf32>, 1>)

// Array Types.
// CHECK: llvm.func @arrays(!llvm.array<3 x i8>, !llvm.array<3 x array<2 x ptr<f32>>>)
// TODAY: llvm.func @arrays(!llvm.array<3 x i8>, !llvm.array<3 x array<2 x ptr>>)
llvm.func @arrays(!llvm.array<3xi8>, !llvm.array<3 x array<2 x ptr<f32>>>)

// Function Types, after pointers, as functions are no values.
// CHECK: llvm.func @functions(!llvm.ptr<func<void ()>>, !llvm.ptr<func<i8 (f64, i16)>>, !llvm.ptr<func<void (i8, ...)>>)
// TODAY: llvm.func @functions(!llvm.ptr, !llvm.ptr, !llvm.ptr)
llvm.func @functions(!llvm.ptr<func<void ()>>, !llvm.ptr<func<i8 (f64, i16)>>, !llvm.ptr<func<void (i8, ...)>>)

// Vector Types.
// CHECK: llvm.func @vectors(vector<6xi16>, !llvm.vec<6 x ptr<i16>>, {{(vector<\[8\]xi16>|!llvm.vec<\? x 8 x +i16>)}}, !llvm.array<3 x vector<2xi8>>, !llvm.array<3 x vec<2 x ptr<i8>>>)
// CHECK: llvm.func @more_vectors(!llvm.vec<2 x ppc_fp128>, !llvm.vec<? x 2 x {{ ?}}ptr<i8>>)
// TODAY: llvm.func @vectors(vector<6xi16>, vector<6x!llvm.ptr>, vector<[8]xi16>, !llvm.array<3 x vector<2xi8>>, !llvm.array<3 x vector<2x!llvm.ptr>>)
// TODAY: llvm.func @more_vectors(vector<2x!llvm.ppc_fp128>, vector<[2]x!llvm.ptr>)
llvm.func @vectors(vector<6 x i16>, !llvm.vec<6 x ptr<i16>>, !llvm.vec<? x 8 x i16>, !llvm.array<3 x vector<2 x i8>>, !llvm.array<3 x vec<2 x ptr<i8>>>)
llvm.func @more_vectors(!llvm.vec<2 x ppc_fp128>, !llvm.vec<? x 2 x ptr<i8>>)

// Identified Structure Types: only the name is printed inside the structure; the second mention of one inside another is printed in full.
// CHECK: llvm.func @list(!llvm.struct<"node", (ptr<struct<"node">>)>)
// CHECK: llvm.func @mutual(!llvm.struct<"left", (ptr<struct<"right", (ptr<struct<"left">>)>>, ptr<struct<"right", (ptr<struct<"left">>)>>)>)
// TODAY: llvm.func @list(!llvm.struct<"node", (ptr)>)
// TODAY: llvm.func @mutual(!llvm.struct<"left", (ptr, ptr)>)
llvm.func @list(!llvm.struct<"node", (ptr<struct<"node">>)>)
llvm.func @mutual(!llvm.struct<"left", (ptr<struct<"right", (ptr<struct<"left">>)>>, ptr<struct<"right", (ptr<struct<"left">>)>>)>)

// Names are any strings: spaces, keywords.
// CHECK: llvm.func @names(!llvm.struct<"two words", (i8)>, !llvm.struct<"opaque", (i16)>, !llvm.struct<"packed (i8)", ()>)
llvm.func @names(!llvm.struct<"two words", (i8)>, !llvm.struct<"opaque", (i16)>, !llvm.struct<"packed (i8)", ()>)

// Examples of Structure Types.
// CHECK: llvm.func @literal(!llvm.struct<()>, !llvm.struct<(i64)>, !llvm.struct<(struct<(i64)>)>, !llvm.struct<packed (i16, i64)>)
// CHECK: llvm.func @named(!llvm.struct<"empty", ()>, !llvm.struct<"unknown", opaque>, !llvm.struct<"one", (i64)>, !llvm.struct<"tight", packed (i16, i64)>)
llvm.func @literal(!llvm.struct<()>, !llvm.struct<(i64)>, !llvm.struct<(struct<(i64)>)>, !llvm.struct<packed (i16, i64)>)
llvm.func @named(!llvm.struct<"empty", ()>, !llvm.struct<"unknown", opaque>, !llvm.struct<"one", (i64)>, !llvm.struct<"tight", packed (i16, i64)>)
