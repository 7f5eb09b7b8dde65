// Right: one bit that the source keeps in memory is carried.
//
// RUN: verify-lowering %S/Inputs/flag.mlir --lowered %s | FileCheck %s
// CHECK: @found: proved

module {
  llvm.func @found(%allocated: !llvm.ptr, %m: !llvm.ptr, %offset: i64, %size: i64, %stride: i64, %x: i32, %n: i64) -> i1 {
    %first = llvm.mlir.constant(0 : i64) : i64
    %step = llvm.mlir.constant(1 : i64) : i64
    %no = llvm.mlir.constant(false) : i1
    llvm.br ^head(%first, %no : i64, i1)
  ^head(%i: i64, %found: i1):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^round, ^end
  ^round:
    %place = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %y = llvm.load %place : !llvm.ptr -> i32
    %same = llvm.icmp "eq" %x, %y : i32
    %new = llvm.or %found, %same : i1
    %next = llvm.add %i, %step : i64
    llvm.br ^head(%next, %new : i64, i1)
  ^end:
    llvm.return %found : i1
  }
}
