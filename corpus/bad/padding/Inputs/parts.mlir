// The parts of a structure are stored one by one: what lies between them stays.
llvm.func @known(%p: !llvm.ptr, %v: i64, %a: i8, %b: i32) {
  llvm.store %v, %p : i64, !llvm.ptr
  llvm.store %a, %p : i8, !llvm.ptr
  %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %b, %q : i32, !llvm.ptr
  llvm.return
}
llvm.func @own(%v: i64, %a: i8, %b: i32) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.store %v, %p : i64, !llvm.ptr
  llvm.store %a, %p : i8, !llvm.ptr
  %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %b, %q : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i64
  llvm.return %r : i64
}
