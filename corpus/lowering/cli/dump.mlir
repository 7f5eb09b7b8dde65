// The module between passes, on standard error, under the headings of mlir-opt.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts --mlir-print-ir-after-all \
// RUN:   --mlir-print-ir-before-all -o %t 2>&1 | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts \
// RUN:   --mlir-print-ir-after-all --mlir-print-ir-before-all -o %t.22 2>%t.err && lower-mlir %s -convert-func-to-llvm \
// RUN:   -convert-cf-to-llvm -reconcile-unrealized-casts --mlir-print-ir-after-all --mlir-print-ir-before-all -o %t.ours 2>&1 \
// RUN:   | diff %t.err - && diff %t.22 %t.ours %}
// RUN: lower-mlir %s -convert-func-to-llvm -convert-cf-to-llvm --mlir-print-ir-after=convert-cf-to-llvm \
// RUN:   --mlir-print-ir-before=convert-cf-to-llvm -o %t 2>&1 | FileCheck %s --check-prefix=SOME
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -convert-cf-to-llvm --mlir-print-ir-after-all \
// RUN:   --mlir-print-ir-after-change -o %t 2>&1 | FileCheck %s --check-prefix=CHANGED
// RUN: expect-status 1 lower-mlir %s --mlir-print-ir-after=nothing 2>&1 | FileCheck %s --check-prefix=NAME
// NAME: no pass is called 'nothing'
// RUN: expect-status 1 lower-mlir %S/Inputs/reserved.mlir -finalize-memref-to-llvm --mlir-print-ir-after-failure 2>&1 \
// RUN:   | FileCheck %s --check-prefix=FAILED
// FAILED: // -----// IR Dump After FinalizeMemRefToLLVMConversionPass Failed (finalize-memref-to-llvm) //----- //
// FAILED: memref.alloc
// FAILED: redefinition of reserved function

// CHECK: // -----// IR Dump Before ConvertFuncToLLVMPass (convert-func-to-llvm) //----- //
// CHECK: func.func @f
// CHECK: // -----// IR Dump After ConvertFuncToLLVMPass (convert-func-to-llvm) //----- //
// CHECK: llvm.func @f
// CHECK: cf.br
// CHECK: // -----// IR Dump After ConvertControlFlowToLLVMPass (convert-cf-to-llvm) //----- //
// CHECK: llvm.br
// CHECK: // -----// IR Dump After ReconcileUnrealizedCastsPass (reconcile-unrealized-casts) //----- //
// SOME-NOT: Dump
// SOME: // -----// IR Dump Before ConvertControlFlowToLLVMPass
// SOME: // -----// IR Dump After ConvertControlFlowToLLVMPass
// SOME-NOT: Dump
// CHANGED: After ConvertFuncToLLVMPass
// CHANGED-NOT: After ArithToLLVMConversionPass
// CHANGED: After ConvertControlFlowToLLVMPass
func.func @f(%i: index) -> index {
  cf.br ^next(%i : index)
^next(%j: index):
  return %j : index
}
