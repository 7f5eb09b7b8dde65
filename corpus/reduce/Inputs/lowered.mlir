// A division between two blocks.
llvm.func @h(%p: !llvm.ptr, %x: i32, %more: i1) -> i32 {
  llvm.cond_br %more, ^a, ^b(%x : i32)
^a:
  %v = llvm.load %p : !llvm.ptr -> i32
  %q = llvm.udiv %v, %x : i32
  llvm.store %q, %p : i32, !llvm.ptr
  llvm.br ^b(%q : i32)
^b(%r: i32):
  llvm.return %r : i32
}
