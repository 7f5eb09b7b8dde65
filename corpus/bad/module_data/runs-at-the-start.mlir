// Wrong: what a linker puts among the functions to be called at the start changes the number, though nobody sees its name.
// RUN: expect-status 1 verify-lowering %S/Inputs/number.mlir --lowered %s | FileCheck %s
// CHECK: @start: refuted: symbol: the lowering defines a symbol for others to see that the source has not

module {
  llvm.mlir.global external @g(dense<7> : tensor<1xi32>) {addr_space = 0 : i32} : !llvm.array<1 x i32>
  llvm.mlir.global internal constant @start() {addr_space = 0 : i32, section = ".init_array"} : !llvm.ptr {
    %i = llvm.mlir.addressof @init : !llvm.ptr
    llvm.return %i : !llvm.ptr
  }
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
