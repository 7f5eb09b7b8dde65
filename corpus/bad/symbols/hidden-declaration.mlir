// Wrong: a function of somebody else's is looked for in the own library only.
//
// RUN: expect-status 1 verify-lowering %S/../../undecided/Inputs/handed.mlir --lowered %s | FileCheck %s
// CHECK: @ext: refuted: attribute: the lowering has another visibility than the source demands

llvm.func hidden @ext(i32) attributes {sym_visibility = "private"}
llvm.func @handed(%v: i32) {
  llvm.call @ext(%v) : (i32) -> ()
  llvm.return
}
