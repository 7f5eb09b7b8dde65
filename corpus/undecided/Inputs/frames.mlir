func.func @itself(%n: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %more = arith.cmpi sgt, %n, %zero : i32
  cf.cond_br %more, ^again, ^end
^again:
  %m = arith.subi %n, %one : i32
  call @itself(%m) : (i32) -> ()
  cf.br ^end
^end:
  return
}
func.func @one(%n: i32) {
  call @other(%n) : (i32) -> ()
  return
}
func.func @other(%n: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %more = arith.cmpi sgt, %n, %zero : i32
  cf.cond_br %more, ^again, ^end
^again:
  %m = arith.subi %n, %one : i32
  call @one(%m) : (i32) -> ()
  cf.br ^end
^end:
  return
}
llvm.func @through(%n: i32, %f: !llvm.ptr) {
  llvm.call %f(%n, %f) : !llvm.ptr, (i32, !llvm.ptr) -> ()
  llvm.return
}
llvm.func @address() -> !llvm.ptr {
  %f = llvm.mlir.addressof @through : !llvm.ptr
  llvm.return %f : !llvm.ptr
}
