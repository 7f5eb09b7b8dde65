// Right: Plumbline's lowering after -canonicalize -cse.
//
// RUN: verify-lowering %S/../../examples/reachable.mlir --lowered %s | FileCheck %s
// CHECK: 4 functions: 4 proved; 1 global: 1 proved{{$}}

llvm.mlir.global external @count(0 : i32) {addr_space = 0 : i32} : i32
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @others() attributes {sym_visibility = "private"}
llvm.func @keep(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @counted(%x: i32) -> i32 {
  %m = llvm.mlir.addressof @count : !llvm.ptr
  %before = llvm.load %m : !llvm.ptr -> i32
  llvm.call @others() : () -> ()
  %r = llvm.add %x, %before : i32
  llvm.return %r : i32
}
llvm.func @given_away() -> i32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %four = llvm.mlir.constant(4 : i64) : i64
  %bytes = llvm.mlir.constant(16 : i64) : i64
  %m = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
  llvm.store %z, %m : i32, !llvm.ptr
  llvm.call @keep(%m, %m, %zero, %four, %one) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.call @others() : () -> ()
  %after = llvm.load %m : !llvm.ptr -> i32
  llvm.return %after : i32
}
