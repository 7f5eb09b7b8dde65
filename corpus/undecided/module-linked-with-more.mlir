// Wrong: LLVM IR of the lowering asks for a library, or says that a function is a kernel of another machine. The dialect has no form for
// that, so the reader marks the module.
//
// RUN: expect-status 2 verify-lowering %s --lowered %S/Inputs/library.ll 2>/dev/null | FileCheck %s
// RUN: expect-status 2 verify-lowering %s --lowered %S/Inputs/kernel.ll 2>/dev/null | FileCheck %s
// CHECK: @same: unsupported: what a module says as a whole was not kept when it was read

func.func @same(%x: i32) -> i32 {
  return %x : i32
}
