module {
llvm.func @ext(!llvm.ptr) -> !llvm.ptr
llvm.func internal @part(%v: i32) -> !llvm.ptr {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %a : i32, !llvm.ptr
  %q = llvm.call @ext(%a) : (!llvm.ptr) -> !llvm.ptr
  llvm.return %q : !llvm.ptr
}
llvm.func @f(%v: i32) -> i32 {
  %q = llvm.call @part(%v) : (i32) -> !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
}
