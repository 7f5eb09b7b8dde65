func.func private @report(i32)
func.func @reported(%x: i32) {
  call @report(%x) : (i32) -> ()
  return
}
