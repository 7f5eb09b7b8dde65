// The descriptor after a pointer is what it was before the loop, in each iteration; or each iteration makes another.
//
// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-19 %{ verify-lowering %s --lower-with 'mlir-opt-19 -convert-scf-to-cf -convert-cf-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts -canonicalize -cse' | FileCheck %s %}
// RUN: verify-lowering %s --function=uses --lowered %S/Inputs/read-in-a-loop.mlir | FileCheck %s --check-prefix=USES
// RUN: sed -e '/the next iteration/s/.*/llvm.store %%q, %%place : !llvm.ptr, !llvm.ptr/' %S/Inputs/read-in-a-loop.mlir > %t.wrong
// RUN: expect-status 1 verify-lowering %s --function=uses --lowered %t.wrong | FileCheck %s --check-prefix=WRONG
// USES: @uses: proved
// WRONG: @uses: refuted
// CHECK-DAG: @uses: proved
// CHECK-DAG: @carries: proved

func.func @uses(%m: memref<?xf32>, %other: memref<?xf32>, %n: index) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %u = memref.cast %m : memref<?xf32> to memref<*xf32>
  scf.for %i = %0 to %n step %1 {
    %r = memref.cast %u : memref<*xf32> to memref<?xf32>
    %v = memref.load %r[%i] : memref<?xf32>
    memref.store %v, %other[%i] : memref<?xf32>
  }
  return
}

func.func @carries(%m: memref<?xf32>, %n: index) -> memref<*xf32> {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %z = arith.constant 1.0 : f32
  %u = memref.cast %m : memref<?xf32> to memref<*xf32>
  %s = scf.for %i = %0 to %n step %1 iter_args(%a = %u) -> (memref<*xf32>) {
    %r = memref.cast %a : memref<*xf32> to memref<?xf32>
    memref.store %z, %r[%i] : memref<?xf32>
    %b = memref.cast %r : memref<?xf32> to memref<*xf32>
    scf.yield %b : memref<*xf32>
  }
  return %s : memref<*xf32>
}
