// Wrong: where two addresses are equal, one is read through the pointer of the other's object, which may be its end. No run shows it.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/pointers.mlir --lowered %s --function=second | FileCheck %s
// CHECK: @second: unknown: access

llvm.func @second(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %b: !llvm.ptr, %q: !llvm.ptr, %o2: i64, %s2: i64,
                  %t2: i64) -> i8 {
  %equal = llvm.icmp "eq" %a, %q : !llvm.ptr
  llvm.cond_br %equal, ^first, ^second
^first:
  %x = llvm.load %a : !llvm.ptr -> i8
  llvm.return %x : i8
^second:
  %y = llvm.load %q : !llvm.ptr -> i8
  llvm.return %y : i8
}
