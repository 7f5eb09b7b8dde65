// Right: each iteration puts a new buffer in the place of the old one, and frees that.
//
// RUN: verify-lowering %S/carried.mlir --function=replaced --lowered %s | FileCheck %s
// CHECK: 1 function: 1 proved{{$}}

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @replaced(%a: !llvm.ptr, %b: !llvm.ptr, %o: i64, %s: i64, %t: i64, %n: i64, %x: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %bytes = llvm.mlir.constant(16 : i64) : i64
  llvm.br ^head(%zero, %a, %b : i64, !llvm.ptr, !llvm.ptr)
^head(%i: i64, %m: !llvm.ptr, %elems: !llvm.ptr):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^end
^body:
  %new = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
  "llvm.intr.memcpy"(%new, %elems, %bytes) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %second = llvm.getelementptr %new[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %second : i32, !llvm.ptr
  llvm.call @free(%m) : (!llvm.ptr) -> ()
  %next = llvm.add %i, %one : i64
  llvm.br ^head(%next, %new, %new : i64, !llvm.ptr, !llvm.ptr)
^end:
  %place = llvm.getelementptr %elems[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %v = llvm.load %place : !llvm.ptr -> i32
  llvm.call @free(%m) : (!llvm.ptr) -> ()
  llvm.return %v : i32
}
