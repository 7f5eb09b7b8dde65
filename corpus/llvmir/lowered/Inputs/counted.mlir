func.func @set_bits(%x: i32) -> i32 {
  %n = llvm.intr.ctpop(%x) : (i32) -> i32
  return %n : i32
}
