// A function that the linker may take another body for.
module {
llvm.func linkonce @one() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.return %one : i32
}
llvm.func @calls() -> i32 {
  %r = llvm.call @one() : () -> i32
  llvm.return %r : i32
}
}
