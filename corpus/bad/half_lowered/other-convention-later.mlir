// Wrong: a lowering that has left the function as it was says of it how it is to be lowered: by bare pointers, with a variable number of
// arguments, with a wrapper. And one that leaves out what the source says.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/accessed.mlir --lowered %s | FileCheck %s
// CHECK: @accessed: refuted: attribute: {{.*}} how the function is to be lowered: 'llvm.bareptr'
// RUN: expect-status 1 verify-lowering %s --lowered %S/Inputs/accessed.mlir | FileCheck %s
// RUN: sed 's/llvm.bareptr/func.varargs = true/' %s > %t.varargs.mlir
// RUN: expect-status 1 verify-lowering %S/Inputs/accessed.mlir --lowered %t.varargs.mlir | FileCheck %s --check-prefix=VARARGS
// VARARGS: @accessed: refuted: attribute: {{.*}}'func.varargs'
// RUN: sed 's/llvm.bareptr/llvm.emit_c_interface/' %s > %t.wrapper.mlir
// RUN: expect-status 1 verify-lowering %S/Inputs/accessed.mlir --lowered %t.wrapper.mlir | FileCheck %s --check-prefix=WRAPPER
// WRAPPER: @accessed: refuted: attribute: the lowering asks for a C wrapper
// RUN: verify-lowering %s --lowered %s | FileCheck %s --check-prefix=SAME
// RUN: verify-lowering %t.wrapper.mlir --lowered %t.wrapper.mlir | FileCheck %s --check-prefix=SAME
// RUN: verify-lowering %S/Inputs/accessed.mlir --lowered %t.wrapper.mlir --llvm-request-c-wrappers | FileCheck %s --check-prefix=SAME
// SAME: 1 function: 1 proved

func.func @accessed(%v: memref<4xi32>, %i: index) -> i32 attributes {llvm.bareptr} {
  %x = memref.load %v[%i] : memref<4xi32>
  return %x : i32
}
