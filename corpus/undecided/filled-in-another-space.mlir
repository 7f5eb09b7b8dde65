// Wrong: an object of the function's own is filled in another address space. On the interpreter's machine there is only one.
//
// RUN: verify-lowering %S/Inputs/filled.mlir --lowered %S/Inputs/filled.mlir
// RUN: expect-status 2 verify-lowering %S/Inputs/filled.mlir --lowered %s | FileCheck %s
// CHECK: @own: unknown: access

llvm.func @own(%v: i8) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %q = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
  "llvm.intr.memset"(%q, %v, %n) <{isVolatile = false}> : (!llvm.ptr<3>, i8, i64) -> ()
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
