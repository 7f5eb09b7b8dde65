// mlir-opt 19 and 22, -convert-scf-to-cf and -finalize-memref-to-llvm, whichever comes first. A memref.alloca in a loop lives until the
// iteration ends; what is left of it is an llvm.alloca in a loop of blocks, which lives until the function returns. With %n = 70001 the stack
// takes more than a megabyte, and soon overflows. The same is left of affine.for and scf.parallel.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RUN: lower-mlir %s -convert-scf-to-cf | verify-lowering %s --lowered - | FileCheck %s --check-prefix=RIGHT
// RUN: lower-mlir %s -finalize-memref-to-llvm | verify-lowering %s --lowered - | FileCheck %s --check-prefix=RIGHT
// RUN: lower-mlir %s -finalize-memref-to-llvm -convert-scf-to-cf -convert-to-llvm | verify-lowering %s --lowered - | FileCheck %s --check-prefix=RIGHT
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -convert-scf-to-cf -finalize-memref-to-llvm -convert-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -finalize-memref-to-llvm' | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -convert-scf-to-cf -finalize-memref-to-llvm -convert-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @each: refuted: stack-usage: the stack grows in each iteration
// RIGHT: @each: proved

func.func private @use(memref<4xf32>)
func.func @each(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca() : memref<4xf32>
    func.call @use(%a) : (memref<4xf32>) -> ()
  }
  return
}
