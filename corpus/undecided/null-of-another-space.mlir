// Wrong: null of one address space need not be null in another.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/undefined.mlir --lowered %s --function=null | FileCheck %s
// CHECK: @null: unknown: return-value

llvm.func @null(%p: !llvm.ptr<3>) -> i1 {
  %q = llvm.addrspacecast %p : !llvm.ptr<3> to !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  %c = llvm.icmp "eq" %q, %z : !llvm.ptr
  llvm.return %c : i1
}
