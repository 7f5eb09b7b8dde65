// The parts of a structure are stored one by one, and what lies between them, which may be anything, is set or left as it was.
// RUN: verify-lowering %S/../../bad/padding/Inputs/whole.mlir --lowered %s | FileCheck %s
// CHECK: 2 functions: 2 proved

llvm.func @known(%p: !llvm.ptr, %a: i8, %b: i32) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  llvm.store %zero, %p {alignment = 4 : i64} : i64, !llvm.ptr
  llvm.store %a, %p : i8, !llvm.ptr
  %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %b, %q : i32, !llvm.ptr
  llvm.return
}
llvm.func @own(%v: i64, %b: i32, %c: i8) -> i32 {
  %wide = llvm.zext %c : i8 to i32
  llvm.return %wide : i32
}
