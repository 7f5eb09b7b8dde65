// Functions and numbers that the module keeps to itself, and whose addresses others compare.
llvm.mlir.global private constant @three(3 : i32) : i32
llvm.mlir.global private constant @also_three(3 : i32) : i32
llvm.func @compare(!llvm.ptr, !llvm.ptr) -> i1
llvm.func internal @nothing() {
  llvm.return
}
llvm.func internal @also_nothing() {
  llvm.return
}
llvm.func @functions() -> i1 {
  %a = llvm.mlir.addressof @nothing : !llvm.ptr
  %b = llvm.mlir.addressof @also_nothing : !llvm.ptr
  llvm.call %a() : !llvm.ptr, () -> ()
  %r = llvm.call @compare(%a, %b) : (!llvm.ptr, !llvm.ptr) -> i1
  llvm.return %r : i1
}
llvm.func @numbers() -> i1 {
  %a = llvm.mlir.addressof @three : !llvm.ptr
  %b = llvm.mlir.addressof @also_three : !llvm.ptr
  %r = llvm.call @compare(%a, %b) : (!llvm.ptr, !llvm.ptr) -> i1
  llvm.return %r : i1
}
