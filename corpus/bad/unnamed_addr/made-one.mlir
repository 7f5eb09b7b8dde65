// Wrong: functions and numbers whose addresses others compare may be made one.
// RUN: expect-status 1 verify-lowering %S/Inputs/handed_on.mlir --lowered %s | FileCheck %s
// CHECK: @nothing: refuted: attribute: the lowering has an address that may be another symbol's, too
// CHECK: @also_nothing: refuted: attribute: the lowering has an address that may be another symbol's, too
// CHECK: @numbers: refuted: symbol: global @{{.*}} has an address that may be another symbol's, too

llvm.mlir.global private unnamed_addr constant @three(3 : i32) : i32
llvm.mlir.global private unnamed_addr constant @also_three(3 : i32) : i32
llvm.func @compare(!llvm.ptr, !llvm.ptr) -> i1
llvm.func internal unnamed_addr @nothing() {
  llvm.return
}
llvm.func internal unnamed_addr @also_nothing() {
  llvm.return
}
llvm.func @functions() -> i1 {
  %a = llvm.mlir.addressof @nothing : !llvm.ptr
  %b = llvm.mlir.addressof @also_nothing : !llvm.ptr
  llvm.call %a() : !llvm.ptr, () -> ()
  %r = llvm.call @compare(%a, %b) : (!llvm.ptr, !llvm.ptr) -> i1
  llvm.return %r : i1
}
llvm.func @numbers() -> i1 {
  %a = llvm.mlir.addressof @three : !llvm.ptr
  %b = llvm.mlir.addressof @also_three : !llvm.ptr
  %r = llvm.call @compare(%a, %b) : (!llvm.ptr, !llvm.ptr) -> i1
  llvm.return %r : i1
}
