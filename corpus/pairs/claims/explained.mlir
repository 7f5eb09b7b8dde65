// Attributes of other dialects claim nothing that is known here; an explanation lists them.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: verify-lowering %t/right.src.mlir --lowered %t/right.low.mlir --explain | FileCheck %s
// CHECK: @f: proved
// CHECK: attributes that claim nothing here: somebody.note, somebody.mark

//--- right.src.mlir
func.func @f(%x: i32) -> i32 attributes {somebody.note = 1 : i32} {
  return %x : i32
}
//--- right.low.mlir
llvm.func @f(%x: i32) -> i32 attributes {somebody.note = 1 : i32} {
  llvm.return {somebody.mark} %x : i32
}
