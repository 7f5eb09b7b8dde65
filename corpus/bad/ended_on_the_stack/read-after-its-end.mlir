// The stack is restored before the last read of an escaped buffer, by a pointer that a callee gave back or that lay in escaped memory.
//
// DEFINE: %{source} = %S/Inputs/source.mlir
// RUN: lower-mlir %{source} -o %t.right.mlir && verify-lowering %{source} --lowered %t.right.mlir | FileCheck %s --check-prefix=RIGHT
// RUN: sed -e '/llvm.intr.stackrestore/d' -e 's/\(.*\)%21 = llvm.load/    llvm.intr.stackrestore %%1 : !llvm.ptr\n&/' \
// RUN:   -e 's/\(.*\)%35 = llvm.load/    llvm.intr.stackrestore %%13 : !llvm.ptr\n&/' %t.right.mlir > %t.mlir
// RUN: expect-status 1 verify-lowering %{source} --lowered %t.mlir | FileCheck %s
// RIGHT: 3 functions: 3 proved
// CHECK: @given_back: unknown: access
// CHECK: @found_again: refuted: access: the lowering is undefined: a load of 4 bytes at address {{.*}}: the stack object's
