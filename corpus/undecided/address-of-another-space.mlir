// Wrong: the address of one address space is, by way of an integer, used in another, where other bytes lie. On the interpreter's
// machine there is only one.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/pointers.mlir --lowered %s --function=elsewhere | FileCheck %s
// CHECK: @elsewhere: unsupported: 'llvm.inttoptr' of an address of another address space

llvm.func @elsewhere(%a: !llvm.ptr<3>, %p: !llvm.ptr<3>, %o: i64, %s: i64, %t: i64) -> i32 {
  %number = llvm.ptrtoint %p : !llvm.ptr<3> to i64
  %q = llvm.inttoptr %number : i64 to !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
