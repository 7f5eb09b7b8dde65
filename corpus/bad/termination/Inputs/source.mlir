// Runs that end, do not, or depend on what callees answer.
func.func private @first() -> i64
func.func private @second() -> i64

func.func @answers() -> i64 {
  %x = call @first() : () -> i64
  %y = call @second() : () -> i64
  %factor = arith.constant 6364136223846793005 : i64
  %z = arith.muli %y, %factor : i64
  return %z : i64
}

func.func @endless(%x: i32) -> i32 {
  cf.br ^round
^round:
  cf.br ^round
}

// What other threads have seen is not undone by the end of the program.
func.func @checked(%p: !llvm.ptr, %x: i32, %ok: i1) {
  llvm.store %x, %p atomic seq_cst {alignment = 4 : i64} : i32, !llvm.ptr
  cf.assert %ok, "not ok"
  return
}
