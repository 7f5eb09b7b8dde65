func.func private @word(i16) -> i16
func.func private @place(!llvm.ptr)

func.func @sum(%a: i16, %b: i16) -> i16 {
  %sum = arith.addi %a, %b overflow<nsw> : i16
  %r = call @word(%sum) : (i16) -> i16
  return %r : i16
}

func.func @aligned(%p: !llvm.ptr) {
  "func.call"(%p) <{callee = @place, arg_attrs = [{llvm.align = 4 : i64, llvm.noundef}]}> : (!llvm.ptr) -> ()
  return
}

func.func @not_null(%p: !llvm.ptr) {
  "func.call"(%p) <{callee = @place, arg_attrs = [{llvm.noundef}]}> : (!llvm.ptr) -> ()
  return
}

func.func @not_null_or_poison(%p: !llvm.ptr) {
  call @place(%p) : (!llvm.ptr) -> ()
  return
}
