// Structures, arrays and functions of LLVM with members that are none of its types: the members are converted, and a structure with a name
// becomes another one.
//
// REQUIRES: mlir-opt-22
// RUN: verify-lowering %s
// RUN: %python %S/../../../scripts/compare-upstream %s
// RUN: lower-mlir -convert-func-to-llvm %s | FileCheck %s

// CHECK: llvm.func @callee(!llvm.struct<"_Converted.pair", (i64, i32)>) -> !llvm.struct<(i1, struct<(f32, f32)>)>
func.func private @callee(!llvm.struct<"pair", (index, i32)>) -> !llvm.struct<(i1, complex<f32>)>

func.func @caller(%a: !llvm.struct<"pair", (index, i32)>, %b: !llvm.array<2 x index>) -> (!llvm.struct<(i1, complex<f32>)>, !llvm.array<2 x index>) {
  %r = call @callee(%a) : (!llvm.struct<"pair", (index, i32)>) -> !llvm.struct<(i1, complex<f32>)>
  return %r, %b : !llvm.struct<(i1, complex<f32>)>, !llvm.array<2 x index>
}

func.func @rounds(%a: !llvm.struct<"pair", (index, i32)>, %c: i1) -> !llvm.struct<"pair", (index, i32)> {
  cf.br ^head(%a : !llvm.struct<"pair", (index, i32)>)
^head(%x: !llvm.struct<"pair", (index, i32)>):
  cf.cond_br %c, ^head(%x : !llvm.struct<"pair", (index, i32)>), ^end
^end:
  return %x : !llvm.struct<"pair", (index, i32)>
}

// CHECK: @nested({{.*}}: !llvm.struct<packed (i32, array<2 x vector<2xf32>>)>, {{.*}}: !llvm.struct<"_Converted.outer", (ptr, struct<"_Converted.pair", (i64, i32)>)>)
func.func @nested(%v: !llvm.struct<packed (i32, vector<2x2xf32>)>, %s: !llvm.struct<"outer", (ptr, struct<"pair", (index, i32)>)>) {
  return
}

// CHECK: @by_value({{.*}}: !llvm.ptr {llvm.byval = !llvm.struct<(i64, i32)>})
func.func @by_value(%p: !llvm.ptr {llvm.byval = !llvm.struct<(index, i32)>}) {
  return
}
