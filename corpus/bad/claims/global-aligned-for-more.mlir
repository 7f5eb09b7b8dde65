// A global says that it is aligned to one byte, and is read and written as if it were to four.
//
// RUN: sed -e 's/ {access}//' %s > %t.lowered.mlir
// RUN: sed -e 's/ {access}/ {alignment = 1 : i64}/' %s > %t.source.mlir
// RUN: verify-lowering %t.source.mlir --lowered %t.source.mlir | FileCheck %s --check-prefix=RIGHT
// RUN: expect-status 1 verify-lowering %t.source.mlir --lowered %t.lowered.mlir | FileCheck %s
// RIGHT: 2 functions: 2 proved
// CHECK: @read: refuted: alignment: the lowering is undefined: a load at address {{.*}}, which is not a multiple of 4
// CHECK: @write: refuted: alignment: the lowering is undefined: a store at address {{.*}}, which is not a multiple of 4

llvm.mlir.global internal @g(7 : i32) {alignment = 1 : i64} : i32

llvm.func @read() -> i32 {
  %p = llvm.mlir.addressof @g : !llvm.ptr
  %x = llvm.load %p {access} : !llvm.ptr -> i32
  llvm.return %x : i32
}

llvm.func @write(%x: i32) {
  %p = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %x, %p {access} : i32, !llvm.ptr
  llvm.return
}
