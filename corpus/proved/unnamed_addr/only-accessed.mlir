// Nobody can tell where functions lie that are only called, and numbers that are only read: LLVM's optimiser says so.
// RUN: verify-lowering %S/../../bad/unnamed_addr/Inputs/accessed.mlir --lowered %s | FileCheck %s
// CHECK: 2 functions: 2 proved

llvm.mlir.global private unnamed_addr constant @three(3 : i32) : i32
llvm.mlir.global private unnamed_addr constant @row(dense<[1, 2, 3, 4]> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func internal unnamed_addr @same(%x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func @one_of(%which: i1, %i: i64) -> i32 {
  %a = llvm.mlir.addressof @three : !llvm.ptr
  %b = llvm.mlir.addressof @row : !llvm.ptr
  %at = llvm.getelementptr inbounds %b[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.cond_br %which, ^read(%a : !llvm.ptr), ^read(%at : !llvm.ptr)
^read(%p: !llvm.ptr):
  %v = llvm.load %p : !llvm.ptr -> i32
  %r = llvm.call @same(%v) : (i32) -> i32
  llvm.return %r : i32
}
