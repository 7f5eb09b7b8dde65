// A copy claims more of its pointers than the source says: that the target is aligned to four bytes, or that there are four bytes of it
// where its size may be zero.
//
// RUN: lower-mlir %s -o %t.mlir
// RUN: sed -e 's/\(.*llvm.intr.memcpy.*\)isVolatile = false/\1arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = false/' %t.mlir > %t.aligned.mlir
// RUN: sed -e 's/\(.*llvm.intr.memcpy.*\)isVolatile = false/\1arg_attrs = [{llvm.dereferenceable = 4 : i64, llvm.noundef}, {}, {}], isVolatile = false/' %t.mlir > %t.there.mlir
// RUN: expect-status 1 verify-lowering %s --lowered %t.aligned.mlir | FileCheck %s --check-prefix=ALIGNED
// RUN: expect-status 1 verify-lowering %s --lowered %t.there.mlir | FileCheck %s --check-prefix=THERE
// ALIGNED: @rows: refuted: alignment: the lowering is undefined: a store: the address is poison
// THERE: @rows: refuted: undefined: the lowering is undefined: a pointer leads to less than is claimed

func.func @rows(%from: memref<4x?xi8>, %to: memref<4x?xi8>) {
  memref.copy %from, %to : memref<4x?xi8> to memref<4x?xi8>
  return
}
