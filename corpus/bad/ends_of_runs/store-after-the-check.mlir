// Wrong: the atomic store is made only if the assertion holds.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/source.mlir --lowered %s --function=checked | FileCheck %s
// CHECK: @checked: refuted

llvm.func @abort()
llvm.func @checked(%p: !llvm.ptr, %x: i32, %ok: i1) {
  llvm.cond_br %ok, ^fine, ^failed
^fine:
  llvm.store %x, %p atomic seq_cst {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
^failed:
  llvm.call @abort() : () -> ()
  llvm.unreachable
}
