// A function in which bytes may lie at address zero.
func.func @row(%to: !llvm.ptr, %from: !llvm.ptr) attributes {passthrough = ["null_pointer_is_valid"]} {
  "llvm.intr.memcpy.inline"(%to, %from) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  return
}
