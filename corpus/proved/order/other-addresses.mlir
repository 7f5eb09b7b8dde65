// Addresses and values computed otherwise, the same accesses in the same order.
// RUN: verify-lowering %S/../../examples/order.mlir --lowered %s | FileCheck %s
// CHECK: 5 functions: 5 proved

llvm.func @flag(%p: !llvm.ptr, %v: i32) -> i32 {
  %q = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store volatile %v, %q {alignment = 4 : i64} : i32, !llvm.ptr
  %one = llvm.load volatile %p {alignment = 4 : i64} : !llvm.ptr -> i32
  %two = llvm.load volatile %q {alignment = 4 : i64} : !llvm.ptr -> i32
  %none = llvm.mlir.constant(0 : i32) : i32
  %minus = llvm.sub %none, %two : i32
  %r = llvm.add %minus, %one : i32
  llvm.return %r : i32
}
llvm.func @publish(%data: !llvm.ptr, %ready: !llvm.ptr, %v: i32) {
  %one = llvm.mlir.constant(true) : i1
  %wide = llvm.zext %one : i1 to i32
  llvm.store %v, %data {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %wide, %ready atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
llvm.func @acquire(%data: !llvm.ptr, %ready: !llvm.ptr) -> i32 {
  %seen = llvm.load %ready atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  %v = llvm.load %data {alignment = 4 : i64} : !llvm.ptr -> i32
  %r = llvm.add %v, %seen : i32
  llvm.return %r : i32
}
llvm.func @ordered(%p: !llvm.ptr, %v: i32) {
  llvm.store %v, %p {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.fence seq_cst
  llvm.store %v, %p {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
llvm.func @cleared(%p: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.zero : i8
  "llvm.intr.memset"(%p, %zero, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
