// A volatile store before a division.

llvm.func @told_first(%p: !llvm.ptr, %x: i32, %y0: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %y = llvm.freeze %y0 : i32
  llvm.store volatile %one, %p : i32, !llvm.ptr
  %r = llvm.udiv %x, %y : i32
  llvm.return %r : i32
}
