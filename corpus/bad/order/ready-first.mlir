// Wrong: the data is written behind the release of the flag that says that it is there.
// RUN: expect-status 1 verify-lowering %S/../../examples/order.mlir --function publish --lowered %s | FileCheck %s
// CHECK: @publish: refuted: call-memory: at the return byte

llvm.func @publish(%data: !llvm.ptr, %ready: !llvm.ptr, %v: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.store %one, %ready atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %v, %data {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
