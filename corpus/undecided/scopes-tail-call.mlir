// Wrong: the callee of a tail call may touch an escaped buffer. The call is in a scope of its own, the buffer around it.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/scopes.mlir --lowered %s | FileCheck %s
// CHECK: @behind_a_buffer: unsupported: {{.*}}'TailCallKind'
// RUN: sed "s/call tail/call/" %s > %t.mlir
// RUN: verify-lowering %S/Inputs/scopes.mlir --lowered %t.mlir | FileCheck %s --check-prefix=RIGHT
// RIGHT: 3 functions: 3 proved

llvm.func @keep(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @sink(i32) attributes {sym_visibility = "private"}

llvm.func @behind_a_buffer(%v: i32) {
  %zero = llvm.mlir.constant(0 : index) : i64
  %one = llvm.mlir.constant(1 : index) : i64
  %four = llvm.mlir.constant(4 : index) : i64
  %buffer = llvm.alloca %four x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %buffer : i32, !llvm.ptr
  llvm.call @keep(%buffer, %buffer, %zero, %four, %one) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  memref.alloca_scope {
    llvm.call tail @sink(%v) : (i32) -> ()
  }
  llvm.return
}
