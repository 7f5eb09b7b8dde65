// Wrong: no stack holds as much as is asked for.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/small.mlir --lowered %s | FileCheck %s
// CHECK: @small: refuted: {{.*}}no stack holds

llvm.func @small() -> i32 {
  %n = llvm.mlir.constant(-1 : i32) : i32
  %5 = llvm.mlir.constant(5 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %5, %a : i32, !llvm.ptr
  %x = llvm.load %a : !llvm.ptr -> i32
  llvm.return %x : i32
}
