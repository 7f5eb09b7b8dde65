// Wrong: one volatile load is made for two, a load acquires nothing, a store is volatile, memory is filled with ones. (@publish is right.)
// RUN: expect-status 1 verify-lowering %S/../../examples/order.mlir --lowered %s | FileCheck %s
// CHECK: @flag: refuted: return-value: the source has made 3 volatile accesses, the lowering 2
// CHECK: @publish: proved
// CHECK: @acquire: refuted: attribute: the lowering lacks a volatile or atomic access or a fence of the source's
// CHECK: @ordered: refuted: call: the source has made 0 volatile accesses, the lowering 1
// CHECK: @cleared: refuted: return-memory: at the return byte {{.*}} of incoming buffer 1 is {{.*}} in the source, {{.*}} in the lowering

llvm.func @flag(%p: !llvm.ptr, %v: i32) -> i32 {
  llvm.store volatile %v, %p {alignment = 4 : i64} : i32, !llvm.ptr
  %one = llvm.load volatile %p {alignment = 4 : i64} : !llvm.ptr -> i32
  %r = llvm.sub %one, %one : i32
  llvm.return %r : i32
}
llvm.func @publish(%data: !llvm.ptr, %ready: !llvm.ptr, %v: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.store %v, %data {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %one, %ready atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
llvm.func @acquire(%data: !llvm.ptr, %ready: !llvm.ptr) -> i32 {
  %seen = llvm.load %ready atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %v = llvm.load %data {alignment = 4 : i64} : !llvm.ptr -> i32
  %r = llvm.add %seen, %v : i32
  llvm.return %r : i32
}
llvm.func @ordered(%p: !llvm.ptr, %v: i32) {
  llvm.store volatile %v, %p {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.fence seq_cst
  llvm.store %v, %p {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
llvm.func @cleared(%p: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.constant(1 : i8) : i8
  "llvm.intr.memset"(%p, %zero, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
