func.func private @take((i32) -> i32)
func.func private @own(%x: i32) -> i32 {
  return %x : i32
}
func.func @gives() {
  %p = func.constant @own : (i32) -> i32
  call @take(%p) : ((i32) -> i32) -> ()
  return
}
