// Volatile accesses to an object of the function's own and to one that has escaped.
llvm.func @stores(%p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %own = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store volatile %one, %own : i32, !llvm.ptr
  llvm.store volatile %two, %p : i32, !llvm.ptr
  llvm.return
}
llvm.func @loads(%p: !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %own = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %x = llvm.load volatile %p : !llvm.ptr -> i32
  llvm.store %one, %own : i32, !llvm.ptr
  %y = llvm.load volatile %own : !llvm.ptr -> i32
  llvm.store volatile %one, %own : i32, !llvm.ptr
  llvm.return %x : i32
}
llvm.func @rounds(%p: !llvm.ptr, %n: i32) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %own = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.br ^head(%zero : i32)
^head(%i: i32):
  llvm.store volatile %i, %own : i32, !llvm.ptr
  llvm.store volatile %i, %p : i32, !llvm.ptr
  %next = llvm.add %i, %one : i32
  %more = llvm.icmp "ult" %next, %n : i32
  llvm.cond_br %more, ^head(%next : i32), ^end
^end:
  llvm.return
}
