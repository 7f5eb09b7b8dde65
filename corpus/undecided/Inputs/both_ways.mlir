func.func @first(%v: i32) -> i32 {
  %x = call @second(%v) : (i32) -> i32
  return %x : i32
}
func.func @second(%v: i32) -> i32 {
  %one = arith.constant 1 : i32
  %m = arith.subi %v, %one : i32
  %x = call @first(%m) : (i32) -> i32
  return %x : i32
}
