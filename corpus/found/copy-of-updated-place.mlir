// What the source also reads by a copy is no place that other threads may write to: that they do shows nothing.
//
// RUN: expect-status 0 verify-lowering --check-runs=500 %s | FileCheck %s
// CHECK: 2 functions: 2 proved

func.func private @between()

func.func @copied(%in: memref<2xbf16>, %out: memref<2xbf16>) {
  %c1 = arith.constant 1 : index
  memref.copy %in, %out : memref<2xbf16> to memref<2xbf16>
  call @between() : () -> ()
  %old = memref.generic_atomic_rmw %in[%c1] : memref<2xbf16> {
  ^bb0(%a: bf16):
    %sum = arith.addf %a, %a : bf16
    memref.atomic_yield %sum : bf16
  }
  return
}
