// Numbers of four bits with a scale, as -arith-expand makes arithmetic of them: ours is proved, mlir-opt's forgets that the byte 0 of a
// scale is 2^-127.
//
// RUN: verify-lowering %s --lower-with 'lower-mlir "-arith-expand=include-f8e8m0=1 include-f4e2m1=1" -convert-scf-to-cf -convert-arith-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts' | FileCheck %s
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 "-arith-expand=include-f8e8m0=1 include-f4e2m1=1" -convert-scf-to-cf -convert-arith-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts' | FileCheck %s --check-prefix=THEIRS %}
// RUN: sed 's/extf %%x, %%s :/extf %%x, %%one :/' %s > %t.mlir
// RUN: lower-mlir "-arith-expand=include-f8e8m0=1 include-f4e2m1=1" -convert-scf-to-cf -convert-arith-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts %t.mlir -o %t.lowered.mlir
// RUN: expect-status 1 verify-lowering %s --lowered %t.lowered.mlir | FileCheck %s --check-prefix=UNSCALED
// CHECK: @widened: proved
// CHECK: @narrowed: proved
// THEIRS: @widened: refuted: return-value
// UNSCALED: @widened: refuted: return-value

func.func @widened(%x: f4E2M1FN, %s: f8E8M0FNU) -> f32 {
  %one = arith.constant 1.0 : f8E8M0FNU
  %r = arith.scaling_extf %x, %s : f4E2M1FN, f8E8M0FNU to f32
  return %r : f32
}

func.func @narrowed(%x: vector<2xf32>, %s: vector<2xf32>) -> vector<2xf16> {
  %r = arith.scaling_truncf %x, %s : vector<2xf32>, vector<2xf32> to vector<2xf16>
  return %r : vector<2xf16>
}
