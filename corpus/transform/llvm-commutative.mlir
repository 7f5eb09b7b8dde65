// Of the LLVM dialect's operations mlir-opt takes the operands of add and mul alone for exchangeable.
//
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 -canonicalize %s > %t && lower-mlir -canonicalize %s | diff - %t
// RUN: mlir-opt-22 -cse %s > %t && lower-mlir -cse %s | diff - %t

llvm.func @k(%x: i8, %y: i8) -> i8 {
  %0 = llvm.add %x, %y : i8
  %1 = llvm.add %y, %x : i8
  %2 = llvm.and %x, %y : i8
  %3 = llvm.and %y, %x : i8
  %4 = llvm.xor %x, %y : i8
  %5 = llvm.xor %y, %x : i8
  %6 = llvm.or %x, %y : i8
  %7 = llvm.or %y, %x : i8
  %8 = llvm.mul %x, %y : i8
  %9 = llvm.mul %y, %x : i8
  llvm.call @u(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) -> ()
  llvm.return %5 : i8
}
llvm.func @u(i8, i8, i8, i8, i8, i8, i8, i8, i8, i8)
llvm.func @constants(%x: i8, %y: f32, %v: vector<2xi8>) -> i8 {
  %c = llvm.mlir.constant(3 : i8) : i8
  %f = llvm.mlir.constant(3.0 : f32) : f32
  %0 = llvm.add %c, %x : i8
  %1 = llvm.mul %c, %0 : i8
  %2 = llvm.and %c, %1 : i8
  %3 = llvm.or %c, %2 : i8
  %4 = llvm.xor %c, %3 : i8
  %5 = llvm.intr.smax(%c, %4) : (i8, i8) -> i8
  %g = llvm.fadd %f, %y : f32
  %h = llvm.fmul %f, %g : f32
  %i = llvm.icmp "slt" %c, %5 : i8
  %j = llvm.icmp "eq" %c, %5 : i8
  llvm.call @v(%h, %i, %j, %5) : (f32, i1, i1, i8) -> ()
  llvm.return %5 : i8
}
llvm.func @v(f32, i1, i1, i8)
