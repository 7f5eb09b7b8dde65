// Wrong: a move becomes a copy, and the pointer that the callee gave back may lead into the buffer that it was given. No run shows it, as there
// callees that are not defined give such pointers back too seldom.
//
// RUN: sed -e 's/llvm.intr.memmove/llvm.intr.memcpy/' %s > %t.mlir
// RUN: expect-status 2 verify-lowering %s --lowered %t.mlir | FileCheck %s
// CHECK: @f: unknown: undefined: not shown

llvm.func @same(!llvm.ptr) -> !llvm.ptr
llvm.func @f(%v: i64, %n: i64) -> i64 {
  %c = llvm.mlir.constant(4 : i32) : i32
  %a = llvm.alloca %c x i64 : (i32) -> !llvm.ptr
  %z = llvm.mlir.constant(0 : i64) : i64
  %s = llvm.mlir.constant(24 : i64) : i64
  llvm.store %v, %a : i64, !llvm.ptr
  %q = llvm.call @same(%a) : (!llvm.ptr) -> !llvm.ptr
  "llvm.intr.memmove"(%q, %a, %s) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %r = llvm.load %q : !llvm.ptr -> i64
  llvm.return %r : i64
}
