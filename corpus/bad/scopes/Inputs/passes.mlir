func.func private @take(i32)
func.func @passes(%v: i32) {
  call @take(%v) : (i32) -> ()
  return
}
