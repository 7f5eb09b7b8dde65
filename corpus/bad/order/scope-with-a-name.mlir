// Wrong: the scope that has no name is all threads; one that is called "system" is whatever the target says.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/scopes.mlir --lowered %s | FileCheck %s
// CHECK: 3 functions: 3 refuted

llvm.func @load(%p: !llvm.ptr) -> i32 {
  %0 = llvm.load %p atomic syncscope("system") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return %0 : i32
}
llvm.func @store(%p: !llvm.ptr, %v: i32) {
  llvm.store %v, %p atomic syncscope("system") release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
llvm.func @fence() {
  llvm.fence syncscope("system") seq_cst
  llvm.return
}
