// A struct that LLVM IR in a string only names has a body nowhere: it is opaque.
//
// RUN: lower-mlir %s --no-passes | FileCheck %s
// RUN: lower-mlir %s --no-passes | lower-mlir - --no-passes | FileCheck %s

// CHECK: llvm.func @named() -> !llvm.struct<"some", opaque>
llvm.func @named() -> !llvm<"%some">

// CHECK: llvm.func @rows() -> !llvm.array<2 x struct<"some", opaque>>
llvm.func @rows() -> !llvm<"[2 x %some]">
