// mlir-opt 19 and 22, -convert-scf-to-cf. The flag of scf.index_switch is cut to 32 bits: 2^32 + 2 takes the case of 2, and gives 1
// where the default gives 3. Run under LLVM's JIT it prints 1.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -convert-scf-to-cf -convert-arith-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -convert-scf-to-cf -convert-arith-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-runner-22 %{ mlir-opt-22 %s -convert-scf-to-cf -convert-arith-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts | %run-void | FileCheck %s --check-prefix=EXECUTED %}
// CHECK: @choose: refuted
// RIGHT: @choose: proved
// EXECUTED: 1

func.func private @printI64(i64)

func.func @choose(%i: index) -> i64 {
  %c1 = arith.constant 1 : i64
  %c3 = arith.constant 3 : i64
  %0 = scf.index_switch %i -> i64
  case 2 {
    scf.yield %c1 : i64
  }
  default {
    scf.yield %c3 : i64
  }
  return %0 : i64
}

func.func @main() {
  %i = arith.constant 4294967298 : index
  %0 = call @choose(%i) : (index) -> i64
  call @printI64(%0) : (i64) -> ()
  return
}
