// One of two descriptors is chosen by a value that may be poison; what is poison may not be given away.
//
// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ verify-lowering %s --lower-with 'mlir-opt-22 -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: sed -e 's/select %%c, %%a, %%b/select %%c, %%b, %%a/' %s > %t.other
// RUN: lower-mlir %t.other -o %t.lowered
// RUN: expect-status 1 verify-lowering %s --lowered %t.lowered | FileCheck %s --check-prefix=OTHER
// CHECK-DAG: @one_of_two: proved
// CHECK-DAG: @none: proved (vacuous
// OTHER: @one_of_two: refuted

func.func private @gives() -> memref<*xf32>

func.func @one_of_two(%c: i1) -> memref<*xf32> {
  %a = call @gives() : () -> memref<*xf32>
  %b = call @gives() : () -> memref<*xf32>
  %r = arith.select %c, %a, %b : memref<*xf32>
  return %r : memref<*xf32>
}

func.func @none() -> memref<*xf32> {
  %0 = ub.poison : memref<*xf32>
  return %0 : memref<*xf32>
}
