// Wrong: the lowering has a `free` of its own, which does nothing. It is called in a helper, and in a region.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/frees.mlir --lowered %s | FileCheck %s
// CHECK: @always: unsupported: the lowering defines the runtime function @free itself
// CHECK: @sometimes: unsupported: the lowering defines the runtime function @free itself
// RUN: sed 's/^llvm.func internal @free.*/llvm.func @free(!llvm.ptr)/' %s > %t.mlir
// RUN: verify-lowering %S/Inputs/frees.mlir --lowered %t.mlir | FileCheck %s --check-prefix=RIGHT
// RIGHT: 2 functions: 2 proved

llvm.func internal @free(%p: !llvm.ptr) { llvm.return }

llvm.func internal @helper(%p: !llvm.ptr) {
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @always(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %n: i64, %s: i64) {
  llvm.call @helper(%a) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @sometimes(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %n: i64, %s: i64, %c: i1) {
  scf.if %c {
    llvm.call @free(%a) : (!llvm.ptr) -> ()
  }
  llvm.return
}
