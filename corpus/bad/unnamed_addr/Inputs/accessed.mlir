// Functions and numbers that the module keeps to itself, called and read.
llvm.mlir.global private constant @three(3 : i32) : i32
llvm.mlir.global private constant @row(dense<[1, 2, 3, 4]> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.func internal @same(%x: i32) -> i32 {
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
