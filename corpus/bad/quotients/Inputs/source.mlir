// Quotients that are rounded down; lowered by hand in ../*.mlir and ../../../proved/quotients.

func.func @inside(%a: i64, %b: i64, %c: i64) -> i64 {
  %f = arith.floordivsi %a, %b : i64
  %x = arith.xori %f, %c : i64
  %y = arith.andi %x, %f : i64
  return %y : i64
}

func.func private @use(i64)

func.func @decides(%a: i64, %c: i64) {
  %k = arith.constant 6 : i64
  %f = arith.floordivsi %a, %k : i64
  %p = arith.cmpi eq, %f, %c : i64
  cf.cond_br %p, ^yes, ^no
^yes:
  call @use(%f) : (i64) -> ()
  cf.br ^no
^no:
  return
}
