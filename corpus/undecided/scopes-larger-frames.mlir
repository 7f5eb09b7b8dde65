// Wrong: each frame of a recursion holds a buffer that the source has not, so that a stack which has space for the source's frames has none
// for these. So it is where the recursion goes through another function, or through an address.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/frames.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @itself: unknown: stack-usage: the stack grows with each call that comes back
// CHECK-DAG: @one: unknown: stack-usage: the stack grows with each call that comes back
// CHECK-DAG: @other: proved
// CHECK-DAG: @through: unknown: stack-usage: the stack grows with each call that comes back

llvm.func @itself(%n: i32) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %size = llvm.mlir.constant(10000 : i32) : i32
  %more = llvm.icmp "sgt" %n, %zero : i32
  %a = llvm.alloca %size x i64 : (i32) -> !llvm.ptr
  llvm.cond_br %more, ^again, ^end
^again:
  %m = llvm.sub %n, %one : i32
  llvm.store %m, %a : i32, !llvm.ptr
  %x = llvm.load %a : !llvm.ptr -> i32
  llvm.call @itself(%x) : (i32) -> ()
  llvm.br ^end
^end:
  llvm.return
}
llvm.func @one(%n: i32) {
  %size = llvm.mlir.constant(10000 : i32) : i32
  %a = llvm.alloca %size x i64 : (i32) -> !llvm.ptr
  llvm.store %n, %a : i32, !llvm.ptr
  %x = llvm.load %a : !llvm.ptr -> i32
  llvm.call @other(%x) : (i32) -> ()
  llvm.return
}
llvm.func @other(%n: i32) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %more = llvm.icmp "sgt" %n, %zero : i32
  llvm.cond_br %more, ^again, ^end
^again:
  %m = llvm.sub %n, %one : i32
  llvm.call @one(%m) : (i32) -> ()
  llvm.br ^end
^end:
  llvm.return
}
llvm.func @through(%n: i32, %f: !llvm.ptr) {
  %size = llvm.mlir.constant(10000 : i32) : i32
  %a = llvm.alloca %size x i64 : (i32) -> !llvm.ptr
  llvm.store %n, %a : i32, !llvm.ptr
  %x = llvm.load %a : !llvm.ptr -> i32
  llvm.call %f(%x, %f) : !llvm.ptr, (i32, !llvm.ptr) -> ()
  llvm.return
}
llvm.func @address() -> !llvm.ptr {
  %f = llvm.mlir.addressof @through : !llvm.ptr
  llvm.return %f : !llvm.ptr
}
