// What a loop takes from the stack it gives back, or the source takes the same: descriptors of strided copies and of casts, results
// without a rank, buffers. mlir-opt gives no buffer back.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefixes=CHECK,OURS
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -convert-scf-to-cf -convert-cf-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s --check-prefixes=CHECK,UPSTREAM %}
// RUN: %if long && mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -convert-scf-to-cf -convert-cf-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts -canonicalize -cse' | FileCheck %s --check-prefixes=CHECK,UPSTREAM %}
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -convert-arith-to-llvm -finalize-memref-to-llvm -reconcile-unrealized-casts' | FileCheck %s --check-prefixes=CHECK,UPSTREAM %}
// CHECK-DAG: @copies: proved
// CHECK-DAG: @casts: proved
// CHECK-DAG: @results: proved
// OURS-DAG: @buffers: proved
// UPSTREAM-DAG: @buffers: refuted: stack-usage: the stack grows in each iteration
// CHECK-DAG: @any_step: proved

func.func private @takes(memref<*xf32>)
func.func private @gives() -> memref<*xf32>
func.func private @fills(memref<4xf32>)

func.func @copies(%n: index, %a: memref<?xf32, strided<[?]>>, %b: memref<?xf32, strided<[?]>>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  scf.for %i = %0 to %n step %1 {
    memref.copy %a, %b : memref<?xf32, strided<[?]>> to memref<?xf32, strided<[?]>>
  }
  return
}

func.func @casts(%n: index, %m: memref<4xf32>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  scf.for %i = %0 to %n step %1 {
    %u = memref.cast %m : memref<4xf32> to memref<*xf32>
    func.call @takes(%u) : (memref<*xf32>) -> ()
  }
  return
}

func.func @results(%n: index) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  scf.for %i = %0 to %n step %1 {
    %u = func.call @gives() : () -> memref<*xf32>
    func.call @takes(%u) : (memref<*xf32>) -> ()
  }
  return
}

func.func @buffers(%n: index) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  scf.for %i = %0 to %n step %1 {
    %m = memref.alloca() : memref<4xf32>
    func.call @fills(%m) : (memref<4xf32>) -> ()
  }
  return
}

func.func @any_step(%n: i32, %s: i32, %m: memref<?xi32>) {
  %0 = arith.constant 0 : i32
  scf.for %i = %0 to %n step %s : i32 {
    %k = arith.index_cast %i : i32 to index
    memref.store %i, %m[%k] : memref<?xi32>
  }
  return
}
