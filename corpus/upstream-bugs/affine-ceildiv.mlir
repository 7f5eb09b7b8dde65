// mlir-opt 19 and 22, -lower-affine. For x <= 0, x ceildiv m is computed as -(-x / m), and -x is x again for the least number: ceildiv of
// -2^63 by 2 comes out as 2^62 and not as -2^62.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -lower-affine -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -lower-affine -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @half: refuted: {{.*}} it is -4611686018427387904 in the source, 4611686018427387904 in the lowering
// RIGHT: @half: proved
// CHECK: %x: index = -9223372036854775808

func.func @half(%x: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 ceildiv 2)>(%x)
  return %0 : index
}
