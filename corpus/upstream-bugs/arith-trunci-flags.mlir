// mlir-opt 22, -canonicalize, and -convert-arith-to-llvm as well, which folds on the way. Of two truncations one is made, with the
// flags of the second, whose claim is about what the first has left: bits that were cut off before are claimed to be zero, or copies of
// the sign, too. 0x80000000 cut to 16 and then to 8 bits is 0; what 22 makes is poison. mlir-opt 19 knows no flags here.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -canonicalize -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @unsigned: refuted: return-value: result 0 differs: it is poison in the lowering, but not in the source
// CHECK: @signed: refuted: return-value: result 0 differs: it is poison in the lowering, but not in the source
// CHECK: @both: proved
// RIGHT: @unsigned: proved
// RIGHT: @signed: proved
// RIGHT: @both: proved

func.func @unsigned(%a: i32) -> i8 {
  %0 = arith.trunci %a : i32 to i16
  %1 = arith.trunci %0 overflow<nuw> : i16 to i8
  return %1 : i8
}
func.func @signed(%a: i32) -> i8 {
  %0 = arith.trunci %a overflow<nuw> : i32 to i16
  %1 = arith.trunci %0 overflow<nsw> : i16 to i8
  return %1 : i8
}
func.func @both(%a: i32) -> i8 {
  %0 = arith.trunci %a overflow<nsw> : i32 to i16
  %1 = arith.trunci %0 overflow<nsw> : i16 to i8
  return %1 : i8
}
