// Right: the same, and stored once more where there was no iteration, what has been stored before.
//
// RUN: verify-lowering %S/Inputs/source.mlir --lowered %s | FileCheck %s
// CHECK: @sum: proved
// CHECK: @squared: proved
// CHECK: @product: proved

module {
  llvm.func @sum(%allocated: !llvm.ptr, %m: !llvm.ptr, %offset: i64, %size: i64, %stride: i64, %n: i64) -> i32 {
    %first = llvm.mlir.constant(0 : i64) : i64
    %step = llvm.mlir.constant(1 : i64) : i64
    %zero = llvm.mlir.constant(0 : i32) : i32
    llvm.br ^head(%first, %zero : i64, i32)
  ^head(%i: i64, %sum: i32):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^round, ^end
  ^round:
    %place = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %x = llvm.load %place : !llvm.ptr -> i32
    %new = llvm.add %sum, %x : i32
    %next = llvm.add %i, %step : i64
    llvm.br ^head(%next, %new : i64, i32)
  ^end:
    llvm.return %sum : i32
  }
  llvm.func @squared(%allocated: !llvm.ptr, %m: !llvm.ptr, %offset: i64, %size: i64, %stride: i64, %n: i64) {
    %first = llvm.mlir.constant(0 : i64) : i64
    %step = llvm.mlir.constant(1 : i64) : i64
    %five = llvm.mlir.constant(5 : i32) : i32
    llvm.store %five, %m : i32, !llvm.ptr
    llvm.br ^head(%first, %five : i64, i32)
  ^head(%i: i64, %old: i32):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^round, ^end
  ^round:
    %new = llvm.mul %old, %old : i32
    %next = llvm.add %i, %step : i64
    llvm.br ^head(%next, %new : i64, i32)
  ^end:
    llvm.store %old, %m : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @product(%allocated: !llvm.ptr, %m: !llvm.ptr, %offset: i64, %size: i64, %stride: i64, %p_allocated: !llvm.ptr, %p: !llvm.ptr, %p_offset: i64, %n: i64) {
    %first = llvm.mlir.constant(0 : i64) : i64
    %step = llvm.mlir.constant(1 : i64) : i64
    %one = llvm.mlir.constant(1 : i32) : i32
    llvm.store %one, %p : i32, !llvm.ptr
    llvm.br ^head(%first : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^round, ^end
  ^round:
    %place = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %x = llvm.load %place : !llvm.ptr -> i32
    %old = llvm.load %p : !llvm.ptr -> i32
    %new = llvm.mul %old, %x : i32
    llvm.store %new, %p : i32, !llvm.ptr
    %next = llvm.add %i, %step : i64
    llvm.br ^head(%next : i64)
  ^end:
    llvm.return
  }
}
