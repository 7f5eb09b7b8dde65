llvm.func @f(%x: i32, %y: i32) -> i32 {
  %sum = llvm.add %x, %y overflow<nsw> : i32
  llvm.return %sum : i32
}
