// Wrong: a function of the lowering's own claims that it does not unwind, or its call does, and it calls somebody who may.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/handed.mlir --lowered %s | FileCheck %s --check-prefix=CALLEE
// CALLEE: @handed: un
// RUN: sed -e 's/attributes {no_unwind}//' -e 's/(%%v) :/(%%v) {no_unwind} :/' %s > %t.mlir
// RUN: expect-status 2 verify-lowering %S/Inputs/handed.mlir --lowered %t.mlir | FileCheck %s --check-prefix=CALL
// CALL: @handed: unsupported: {{.*}}'no_unwind'
// RUN: sed -e 's/attributes {no_unwind}//' %s > %t.2.mlir
// RUN: verify-lowering %S/Inputs/handed.mlir --lowered %t.2.mlir | FileCheck %s --check-prefix=RIGHT
// RIGHT: 2 functions: 2 proved

llvm.func @ext(i32) attributes {sym_visibility = "private"}
llvm.func internal @helper(%v: i32) attributes {no_unwind} {
  llvm.call @ext(%v) : (i32) -> ()
  llvm.return
}
llvm.func @handed(%v: i32) {
  llvm.call @helper(%v) : (i32) -> ()
  llvm.return
}
