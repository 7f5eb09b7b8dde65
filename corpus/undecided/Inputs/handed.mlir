func.func private @ext(i32)
func.func @handed(%v: i32) {
  call @ext(%v) : (i32) -> ()
  return
}
