// mlir-opt 19, -canonicalize. arith.maxnumf with -infinity is folded to the other operand, arith.minnumf with +infinity too: for a NaN
// that is the NaN, where the number has to come out. maxnumf(NaN, -inf) gives NaN instead of -inf. mlir-opt 22 leaves it.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RUN: %if mlir-opt-22 %{ verify-lowering %s --lower-with 'mlir-opt-22 -canonicalize -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s --check-prefix=RIGHT %}
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -canonicalize -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @larger: refuted: return-value: result 0 differs: it is 0xFF800000 in the source
// CHECK: @smaller: refuted: return-value: result 0 differs: it is 0x7F800000 in the source
// RIGHT: @larger: proved
// RIGHT: @smaller: proved

func.func @larger(%a: f32) -> f32 {
  %inf = arith.constant 0xFF800000 : f32
  %r = arith.maxnumf %a, %inf : f32
  return %r : f32
}

func.func @smaller(%a: f32) -> f32 {
  %inf = arith.constant 0x7F800000 : f32
  %r = arith.minnumf %a, %inf : f32
  return %r : f32
}
