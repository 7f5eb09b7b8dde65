// mlir-opt 19 and 22, -canonicalize (and each pass that simplifies on its way). An scf.while without effects is taken for dead: called with
// true, the source never returns 7, and the lowering does.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RUN: lower-mlir -canonicalize %s | FileCheck %s --check-prefix=KEPT
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -canonicalize -convert-scf-to-cf -convert-func-to-llvm -convert-arith-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -canonicalize -convert-scf-to-cf -convert-func-to-llvm -convert-arith-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @wait: refuted: control: the source runs for ever, the lowering returns
// RIGHT: @wait: proved
// KEPT: func.func @wait
// KEPT: scf.while

func.func @wait(%c: i1) -> i32 {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  %r = arith.constant 7 : i32
  return %r : i32
}
