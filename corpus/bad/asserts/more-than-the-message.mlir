// More is printed than the message of the assertion that fails: another text before it, or the message twice.
//
// RUN: lower-mlir %s -o %t.mlir
// RUN: sed -e 's/llvm.call @puts(\(.*\)) : (!llvm.ptr) -> ()/&\n    &/' %t.mlir > %t.twice.mlir
// RUN: expect-status 1 verify-lowering %s --lowered %t.twice.mlir | FileCheck %s
// RUN: sed -e 's/llvm.call @puts(\(.*\)) : (!llvm.ptr) -> ()/%%o = llvm.mlir.addressof @other : !llvm.ptr\n    llvm.call @puts(%%o) : (!llvm.ptr) -> ()\n    &/' \
// RUN:   -e 's/llvm.func @abort/llvm.mlir.global private constant @other("begin\\00")\n  &/' %t.mlir > %t.other.mlir
// RUN: expect-status 1 verify-lowering %s --lowered %t.other.mlir | FileCheck %s
// CHECK: @f: refuted: control: the lowering prints

func.func @f(%c: i1) {
  cf.assert %c, "index out of range"
  return
}
