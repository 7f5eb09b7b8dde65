// Right: each buffer ends where the source ends it.
//
// RUN: verify-lowering %S/../../bad/lifetimes/Inputs/source.mlir --lowered %s | FileCheck %s
// CHECK: 6 functions: 6 proved{{$}}

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @take(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @use() attributes {sym_visibility = "private"}
llvm.func @number(i32) attributes {sym_visibility = "private"}
llvm.func @heap() {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %bytes = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
  llvm.call @take(%p, %p, %0, %1, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.call @use() : () -> ()
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @stack(%x: i32) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %top = llvm.intr.stacksave : !llvm.ptr
  %p = llvm.alloca %1 x i32 : (i64) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.call @take(%p, %p, %0, %1, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.call @take(%p, %p, %0, %1, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.intr.stackrestore %top : !llvm.ptr
  llvm.return
}
llvm.func @rounds(%x: i32, %n: i32) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %count = llvm.mlir.constant(1 : i64) : i64
  %top = llvm.intr.stacksave : !llvm.ptr
  %p = llvm.alloca %count x i32 : (i64) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.br ^head(%zero : i32)
^head(%i: i32):
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.call @number(%v) : (i32) -> ()
  %next = llvm.add %i, %one : i32
  %more = llvm.icmp "slt" %next, %n : i32
  llvm.cond_br %more, ^head(%next : i32), ^exit
^exit:
  llvm.intr.stackrestore %top : !llvm.ptr
  llvm.return
}
