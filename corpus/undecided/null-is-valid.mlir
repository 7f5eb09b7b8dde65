// Wrong: that bytes are accessed there does not show that the address is not null, where something may lie at null.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/null-is-valid.mlir --lowered %s | FileCheck %s
// CHECK: @row: unknown: undefined
//
// Elsewhere it does:
// RUN: sed 's/ attributes {.*} {/ {/' %S/Inputs/null-is-valid.mlir > %t.source.mlir
// RUN: sed 's/ attributes {.*} {/ {/' %s > %t.mlir
// RUN: verify-lowering %t.source.mlir --lowered %t.mlir

llvm.func @row(%to: !llvm.ptr, %from: !llvm.ptr) attributes {passthrough = ["null_pointer_is_valid"]} {
  "llvm.intr.memcpy.inline"(%to, %from) <{isVolatile = false, len = 16 : i64, arg_attrs = [{llvm.nonnull}, {}]}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
