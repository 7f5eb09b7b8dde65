// Wrong: the element is read in another address space than the buffer's. On the interpreter's machine there is only one.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/pointers.mlir --lowered %s --function=elsewhere | FileCheck %s
// CHECK: @elsewhere: unknown: access

llvm.func @elsewhere(%a: !llvm.ptr<3>, %p: !llvm.ptr<3>, %o: i64, %s: i64, %t: i64) -> i32 {
  %q = llvm.addrspacecast %p : !llvm.ptr<3> to !llvm.ptr<5>
  %r = llvm.load %q : !llvm.ptr<5> -> i32
  llvm.return %r : i32
}
