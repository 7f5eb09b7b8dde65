// puts gives an integer, as in C; what is printed is the end of a longer text.
//
// RUN: verify-lowering %S/../../bad/asserts/Inputs/bound.mlir --lowered %s | FileCheck %s
// CHECK: @bound: proved

llvm.func @abort()
llvm.func @puts(!llvm.ptr) -> i32
llvm.mlir.global private constant @message(dense<[33, 33, 111, 117, 116, 32, 111, 102, 32, 98, 111, 117, 110, 100, 115, 0]> : tensor<16xi8>) : !llvm.array<16 x i8>
llvm.func @bound(%i: i64, %a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64) -> i32 {
  %c4 = llvm.mlir.constant(4 : index) : i64
  %c = llvm.icmp "ult" %i, %c4 : i64
  llvm.cond_br %c, ^inside, ^outside
^inside:
  %g = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %g : !llvm.ptr -> i32
  llvm.return %x : i32
^outside:
  %m = llvm.mlir.addressof @message : !llvm.ptr
  %n = llvm.getelementptr %m[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<16 x i8>
  %r = llvm.call @puts(%n) : (!llvm.ptr) -> i32
  llvm.call @abort() : () -> ()
  llvm.unreachable
}
