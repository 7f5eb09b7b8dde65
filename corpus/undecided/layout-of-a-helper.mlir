// Wrong: pointers of another address space have 32 bits, and a helper of the lowering reckons with 64: another word is read.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/layouts.mlir --lowered %s | FileCheck %s
// CHECK: @f: unsupported: a data layout
// RUN: sed "s/ptr<3>/ptr/" %s > %t.mlir
// RUN: verify-lowering %S/Inputs/layouts.mlir --lowered %t.mlir | FileCheck %s --check-prefix=RIGHT
// RIGHT: 1 function: 1 proved

module attributes {llvm.data_layout = "e-p3:32:32-i64:64"} {
  llvm.func internal @h(%p: !llvm.ptr) -> i64 {
    %z = llvm.mlir.zero : !llvm.ptr
    %q = llvm.getelementptr %z[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<3>
    %n = llvm.ptrtoint %q : !llvm.ptr to i64
    %eight = llvm.mlir.constant(8 : i64) : i64
    %d = llvm.sub %n, %eight : i64
    %r = llvm.getelementptr %p[%d] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %s = llvm.load %r : !llvm.ptr -> i64
    llvm.return %s : i64
  }
  llvm.func @f(%p: !llvm.ptr) -> i64 {
    %s = llvm.call @h(%p) : (!llvm.ptr) -> i64
    llvm.return %s : i64
  }
}
