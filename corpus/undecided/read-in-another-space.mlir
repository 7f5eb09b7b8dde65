// Wrong: an object of the function's own is read in another address space. On the interpreter's machine there is only one.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/filled.mlir --lowered %s | FileCheck %s
// CHECK: @own: unknown: access

llvm.func @own(%v: i8) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %q = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
  "llvm.intr.memset"(%p, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %r = llvm.load %q : !llvm.ptr<3> -> i32
  llvm.return %r : i32
}
