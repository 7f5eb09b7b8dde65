// Wrong: the factor is read where there is no iteration, too: it may lie nowhere then.
//
// REQUIRES: long
// RUN: expect-status 2 verify-lowering %S/../proved/registers/Inputs/read.mlir --lowered %s | FileCheck %s
// CHECK: @scaled: unknown

module {
  llvm.func @scaled(%a: !llvm.ptr, %m: !llvm.ptr, %o: i64, %s: i64, %t: i64, %b: !llvm.ptr, %by: !llvm.ptr, %p: i64, %n: i64) -> i64 {
    %first = llvm.mlir.constant(0 : i64) : i64
    %step = llvm.mlir.constant(1 : i64) : i64
    %factor = llvm.load %by : !llvm.ptr -> i64
    %some = llvm.icmp "slt" %first, %n : i64
    llvm.cond_br %some, ^enter, ^end(%first : i64)
  ^enter:
    llvm.br ^round(%first, %first : i64, i64)
  ^round(%i: i64, %sum: i64):
    %place = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %x = llvm.load %place : !llvm.ptr -> i64
    %y = llvm.mul %factor, %x : i64
    %new = llvm.add %sum, %y : i64
    %next = llvm.add %i, %step : i64
    %more = llvm.icmp "slt" %next, %n : i64
    llvm.cond_br %more, ^round(%next, %new : i64, i64), ^end(%new : i64)
  ^end(%all: i64):
    llvm.return %all : i64
  }
  llvm.func @filled(%a: !llvm.ptr, %m: !llvm.ptr, %o: i64, %s: i64, %t: i64, %b: !llvm.ptr, %by: !llvm.ptr, %p: i64, %n: i64) {
    %first = llvm.mlir.constant(0 : i64) : i64
    %step = llvm.mlir.constant(1 : i64) : i64
    llvm.br ^head(%first : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^round, ^end
  ^round:
    %x = llvm.load %by : !llvm.ptr -> i64
    %place = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %y = llvm.add %x, %step : i64
    llvm.store %y, %place : i64, !llvm.ptr
    %next = llvm.add %i, %step : i64
    llvm.br ^head(%next : i64)
  ^end:
    llvm.return
  }
  llvm.func @told(i64)
  llvm.func @telling(%b: !llvm.ptr, %by: !llvm.ptr, %p: i64, %n: i64) {
    %first = llvm.mlir.constant(0 : i64) : i64
    %step = llvm.mlir.constant(1 : i64) : i64
    llvm.br ^head(%first : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^round, ^end
  ^round:
    %x = llvm.load %by : !llvm.ptr -> i64
    llvm.call @told(%x) : (i64) -> ()
    %next = llvm.add %i, %step : i64
    llvm.br ^head(%next : i64)
  ^end:
    llvm.return
  }
  llvm.func @some(%a: !llvm.ptr, %chosen: !llvm.ptr, %o: i64, %s: i64, %t: i64, %b: !llvm.ptr, %by: !llvm.ptr, %p: i64, %n: i64) -> i64 {
    %first = llvm.mlir.constant(0 : i64) : i64
    %step = llvm.mlir.constant(1 : i64) : i64
    llvm.br ^head(%first, %first : i64, i64)
  ^head(%i: i64, %sum: i64):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^round, ^end
  ^round:
    %place = llvm.getelementptr %chosen[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i1
    %yes = llvm.load %place : !llvm.ptr -> i1
    llvm.cond_br %yes, ^read, ^add(%first : i64)
  ^read:
    %x = llvm.load %by : !llvm.ptr -> i64
    llvm.br ^add(%x : i64)
  ^add(%y: i64):
    %new = llvm.add %sum, %y : i64
    %next = llvm.add %i, %step : i64
    llvm.br ^head(%next, %new : i64, i64)
  ^end:
    llvm.return %sum : i64
  }
}
