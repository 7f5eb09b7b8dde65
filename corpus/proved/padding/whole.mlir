// A structure stored as a whole stays as it is.
// RUN: verify-lowering %S/../../bad/padding/Inputs/whole.mlir --lowered %s | FileCheck %s
// CHECK: 2 functions: 2 proved

llvm.func @known(%p: !llvm.ptr, %a: i8, %b: i32) {
  %none = llvm.mlir.poison : !llvm.struct<(i8, i32)>
  %first = llvm.insertvalue %a, %none[0] : !llvm.struct<(i8, i32)>
  %both = llvm.insertvalue %b, %first[1] : !llvm.struct<(i8, i32)>
  llvm.store %both, %p : !llvm.struct<(i8, i32)>, !llvm.ptr
  llvm.return
}
llvm.func @own(%v: i64, %b: i32, %c: i8) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i64) : i64
  %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.store %zero, %p : i64, !llvm.ptr
  %none = llvm.mlir.poison : !llvm.struct<(i32, i8)>
  %first = llvm.insertvalue %b, %none[0] : !llvm.struct<(i32, i8)>
  %both = llvm.insertvalue %c, %first[1] : !llvm.struct<(i32, i8)>
  llvm.store %both, %p : !llvm.struct<(i32, i8)>, !llvm.ptr
  %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
