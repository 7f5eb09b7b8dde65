// Wrong: `free` is another name for a function that does nothing.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/frees.mlir --lowered %s --function=always | FileCheck %s
// CHECK: @always: unsupported: the lowering defines the runtime function @free itself

llvm.func internal @nothing(%p: !llvm.ptr) {
  llvm.return
}

llvm.func internal @resolve() -> !llvm.ptr {
  %f = llvm.mlir.addressof @nothing : !llvm.ptr
  llvm.return %f : !llvm.ptr
}

llvm.mlir.ifunc internal @free : !llvm.func<void (ptr)>, !llvm.ptr @resolve

llvm.func @always(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %n: i64, %s: i64) {
  llvm.call @free(%a) : (!llvm.ptr) -> ()
  llvm.return
}
