// RUN: verify-lowering %s --lowered %s | FileCheck %s
// RUN: verify-lowering %s --lowered %S/../proved/order/other-addresses.mlir | FileCheck %s
// CHECK: 5 functions: 5 proved

// Accesses whose order others can see, and memory that is filled: a source that is in the LLVM dialect already.
llvm.func @flag(%p: !llvm.ptr, %v: i32) -> i32 {
  llvm.store volatile %v, %p {alignment = 4 : i64} : i32, !llvm.ptr
  %one = llvm.load volatile %p {alignment = 4 : i64} : !llvm.ptr -> i32
  %two = llvm.load volatile %p {alignment = 4 : i64} : !llvm.ptr -> i32
  %r = llvm.sub %one, %two : i32
  llvm.return %r : i32
}
llvm.func @publish(%data: !llvm.ptr, %ready: !llvm.ptr, %v: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.store %v, %data {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %one, %ready atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
llvm.func @acquire(%data: !llvm.ptr, %ready: !llvm.ptr) -> i32 {
  %seen = llvm.load %ready atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  %v = llvm.load %data {alignment = 4 : i64} : !llvm.ptr -> i32
  %r = llvm.add %seen, %v : i32
  llvm.return %r : i32
}
llvm.func @ordered(%p: !llvm.ptr, %v: i32) {
  llvm.store %v, %p {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.fence seq_cst
  llvm.store %v, %p {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
llvm.func @cleared(%p: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.constant(0 : i8) : i8
  "llvm.intr.memset"(%p, %zero, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
