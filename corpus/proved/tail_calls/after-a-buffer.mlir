// Right: the callee of a tail call may not touch the caller's buffers, and can't know of this one. Where its address
// is stored as well, nothing is shown.
//
// RUN: verify-lowering %S/Inputs/source.mlir --lowered %s | FileCheck %s
// CHECK: @buffer_before: proved
// RUN: sed -e 's/^  .*llvm.load.*/&\n llvm.store %buffer, %buffer {alignment = 4 : i64} : !llvm.ptr, !llvm.ptr/' %s > %t.mlir
// RUN: expect-status 2 verify-lowering %S/Inputs/source.mlir --lowered %t.mlir | FileCheck %s --check-prefix=KNOWN
// KNOWN: @buffer_before: unsupported: {{.*}}'TailCallKind'

llvm.func @sink(i32) attributes {sym_visibility = "private"}

llvm.func @buffer_before(%i: i64, %v: i32) {
  %four = llvm.mlir.constant(4 : i64) : i64
  %buffer = llvm.alloca %four x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %buffer : i32, !llvm.ptr
  %place = llvm.getelementptr %buffer[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %place : i32, !llvm.ptr
  %x = llvm.load %buffer : !llvm.ptr -> i32
  llvm.call tail @sink(%x) : (i32) -> ()
  llvm.return
}
