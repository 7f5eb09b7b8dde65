// A function that nobody else calls, and calls itself.
func.func private @sums(%x: i32) -> i32 {
  %1 = arith.constant 1 : i32
  %more = arith.cmpi sgt, %x, %1 : i32
  cf.cond_br %more, ^on, ^end
^on:
  %y = arith.subi %x, %1 : i32
  %s = func.call @sums(%y) : (i32) -> i32
  %r = arith.addi %s, %x : i32
  return %r : i32
^end:
  return %x : i32
}

func.func @calls(%x: i32) -> i32 {
  %r = call @sums(%x) : (i32) -> i32
  return %r : i32
}
