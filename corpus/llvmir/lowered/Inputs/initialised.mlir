// What a caller hands over is written, part of it in an order that others see.
llvm.func @set(%p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.store %one, %p : i32, !llvm.ptr
  llvm.store %one, %p atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
