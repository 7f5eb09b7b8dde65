// Wrong: for one answer of the second callee the result is one more.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/source.mlir --lowered %s --function=answers | FileCheck %s
// CHECK: @answers: refuted

llvm.func @first() -> i64 attributes {sym_visibility = "private"}
llvm.func @second() -> i64 attributes {sym_visibility = "private"}
llvm.func @answers() -> i64 {
  %x = llvm.call @first() : () -> i64
  %y = llvm.call @second() : () -> i64
  %factor = llvm.mlir.constant(6364136223846793005 : i64) : i64
  %z = llvm.mul %y, %factor : i64
  %rare = llvm.mlir.constant(-1234567890123456789 : i64) : i64
  %met = llvm.icmp "eq" %z, %rare : i64
  %more = llvm.zext %met : i1 to i64
  %sum = llvm.add %z, %more : i64
  llvm.return %sum : i64
}
