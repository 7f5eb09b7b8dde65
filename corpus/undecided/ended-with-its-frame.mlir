// Wrong: what was on the stack of the caller is on that of a function that it calls, and is read after that function's end.
//
// RUN: expect-status 2 verify-lowering %s --lowered %S/Inputs/ended-with-its-frame.mlir | FileCheck %s
// CHECK: @f: unknown: access: the source does not access these bytes here

llvm.func @ext(!llvm.ptr) -> !llvm.ptr
llvm.func @f(%v: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %a : i32, !llvm.ptr
  %q = llvm.call @ext(%a) : (!llvm.ptr) -> !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
