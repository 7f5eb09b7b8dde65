// RUN: verify-lowering %s | FileCheck %s
// RUN: lower-mlir --no-passes %s | verify-lowering %s --lowered - | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 --canonicalize --cse %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK: 8 functions: 8 proved

// What is in the LLVM dialect already, before another pass, or half-way there.
llvm.func @any_number() -> f32
func.func @element(%m: memref<8xi32>, %i: index) -> i32 {
  %r = memref.load %m[%i] : memref<8xi32>
  return %r : i32
}
llvm.func @handed_on() -> f32 {
  %r = llvm.call @any_number() : () -> f32
  llvm.return %r : f32
}
llvm.func @arbitrary() -> i32 {
  %r = llvm.mlir.undef : i32
  llvm.return %r : i32
}
llvm.func @partly(%a: i32) -> !llvm.struct<(i32, i32)> {
  %u = llvm.mlir.undef : !llvm.struct<(i32, i32)>
  %r = llvm.insertvalue %a, %u[0] : !llvm.struct<(i32, i32)>
  llvm.return %r : !llvm.struct<(i32, i32)>
}
llvm.func @counts(%p: !llvm.ptr, %by: i32) -> i32 {
  %r = llvm.atomicrmw volatile add %p, %by seq_cst : !llvm.ptr, i32
  llvm.return %r : i32
}
llvm.func @endless() {
  llvm.br ^again
^again:
  llvm.br ^again
}
llvm.func @far(%p: !llvm.ptr, %i: i128) -> i32 {
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i128) -> !llvm.ptr, i32
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
