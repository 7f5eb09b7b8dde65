// Wrong: a structure is stored as a whole, which leaves no value between its parts.
// RUN: expect-status 1 verify-lowering %S/Inputs/parts.mlir --lowered %s | FileCheck %s
// CHECK: @known: refuted: return-memory: {{.*}} is undefined in the lowering, but not in the source
// CHECK: @own: refuted: return-value: result 0 differs: it is {{.*}} in the source, {{.*}} in the lowering

llvm.func @known(%p: !llvm.ptr, %v: i64, %a: i8, %b: i32) {
  llvm.store %v, %p : i64, !llvm.ptr
  %none = llvm.mlir.poison : !llvm.struct<(i8, i32)>
  %first = llvm.insertvalue %a, %none[0] : !llvm.struct<(i8, i32)>
  %both = llvm.insertvalue %b, %first[1] : !llvm.struct<(i8, i32)>
  llvm.store %both, %p {alignment = 8 : i64} : !llvm.struct<(i8, i32)>, !llvm.ptr
  llvm.return
}
llvm.func @own(%v: i64, %a: i8, %b: i32) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.store %v, %p : i64, !llvm.ptr
  %none = llvm.mlir.poison : !llvm.struct<(i8, i32)>
  %first = llvm.insertvalue %a, %none[0] : !llvm.struct<(i8, i32)>
  %both = llvm.insertvalue %b, %first[1] : !llvm.struct<(i8, i32)>
  llvm.store %both, %p {alignment = 8 : i64} : !llvm.struct<(i8, i32)>, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i64
  llvm.return %r : i64
}
