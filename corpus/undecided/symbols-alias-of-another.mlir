// Wrong: the function that others are given is another name for one that returns another number, by an alias and by an ifunc.
//
// RUN: expect-status 2 verify-lowering %S/../bad/symbols/Inputs/callbacks.mlir --lowered %s | FileCheck %s
// CHECK: @one: unsupported: a function that became an alias or an ifunc
// RUN: sed -e 's/^llvm.mlir.alias.*/llvm.mlir.ifunc internal @one : !llvm.func<i32 ()>, !llvm.ptr @resolve/' -e 's/^  .p = .*/llvm.func internal @resolve() -> !llvm.ptr {\n&/' %s > %t.mlir
// RUN: expect-status 2 verify-lowering %S/../bad/symbols/Inputs/callbacks.mlir --lowered %t.mlir | FileCheck %s

llvm.func @ext(!llvm.ptr) -> i32 attributes {sym_visibility = "private"}

llvm.func internal @two() -> i32 {
  %c = llvm.mlir.constant(2 : i32) : i32
  llvm.return %c : i32
}

llvm.mlir.alias internal @one : !llvm.func<i32 ()> {
  %p = llvm.mlir.addressof @two : !llvm.ptr
  llvm.return %p : !llvm.ptr
}

llvm.func @f() -> i32 {
  %a = llvm.mlir.addressof @one : !llvm.ptr
  %r = llvm.call @ext(%a) : (!llvm.ptr) -> i32
  llvm.return %r : i32
}
