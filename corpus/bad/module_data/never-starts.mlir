// Wrong: nothing sets the number at the start any more.
// RUN: verify-lowering %S/runs-at-the-start.mlir --lowered %S/runs-at-the-start.mlir
// RUN: expect-status 1 verify-lowering %S/runs-at-the-start.mlir --lowered %s | FileCheck %s
// CHECK: @start: refuted: symbol: the lowering has no global of that name

module {
  llvm.mlir.global external @g(dense<7> : tensor<1xi32>) {addr_space = 0 : i32} : !llvm.array<1 x i32>
  llvm.func internal @init() {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    %1 = llvm.mlir.constant(9 : i32) : i32
    llvm.store %1, %0 : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @number() -> i32 {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> i32
    llvm.return %1 : i32
  }
}
