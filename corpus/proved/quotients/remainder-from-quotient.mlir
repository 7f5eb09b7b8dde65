// Right: the remainder is what the quotient leaves, of operands that are fixed first. With a dividend that is poison, and may be the least
// value, a division by -1 is undefined in the source, too.
//
// RUN: verify-lowering %S/Inputs/source.mlir --lowered %s | FileCheck %s
// CHECK: 1 function: 1 proved

llvm.func @quotient_and_remainder(%a: i32, %b: i32) -> !llvm.struct<(i32, i32)> {
  %dividend = llvm.freeze %a : i32
  %divisor = llvm.freeze %b : i32
  %q = llvm.sdiv %dividend, %divisor : i32
  %product = llvm.mul %q, %divisor : i32
  %r = llvm.sub %dividend, %product : i32
  %none = llvm.mlir.poison : !llvm.struct<(i32, i32)>
  %one = llvm.insertvalue %q, %none[0] : !llvm.struct<(i32, i32)>
  %both = llvm.insertvalue %r, %one[1] : !llvm.struct<(i32, i32)>
  llvm.return %both : !llvm.struct<(i32, i32)>
}
