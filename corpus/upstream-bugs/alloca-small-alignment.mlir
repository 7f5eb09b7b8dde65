// mlir-opt 19 and 22, -finalize-memref-to-llvm. A buffer on the stack gets the alignment that is asked for, also where it is less than its
// elements', while loads and stores claim theirs.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @there_and_back: refuted
// RIGHT: @there_and_back: proved

func.func @there_and_back(%x: i32, %i: index) -> i32 {
  %m = memref.alloca() {alignment = 1} : memref<4xi32>
  memref.store %x, %m[%i] : memref<4xi32>
  %y = memref.load %m[%i] : memref<4xi32>
  return %y : i32
}
