func.func @divides(%p: !llvm.ptr, %a: i32, %b: i32) -> i32 {
  llvm.store volatile %a, %p : i32, !llvm.ptr
  %r = llvm.udiv %a, %b : i32
  return %r : i32
}
