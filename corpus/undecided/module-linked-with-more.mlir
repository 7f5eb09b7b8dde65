// Wrong: LLVM IR of the lowering asks for a library, or says that a function is a kernel of another machine. The dialect has no form for
// that, so the reader notes its name.
//
// RUN: expect-status 2 verify-lowering %s --lowered %S/Inputs/library.ll 2>/dev/null | FileCheck %s
// RUN: expect-status 2 verify-lowering %s --lowered %S/Inputs/kernel.ll 2>/dev/null | FileCheck %s
// CHECK: @same: unsupported: metadata of the whole module, other than the source's

func.func @same(%x: i32) -> i32 {
  return %x : i32
}
