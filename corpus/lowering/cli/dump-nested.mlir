// Passes of a pipeline for operations in the module: each of these is printed by itself, under the headings of mlir-opt, one operation after the
// other with all that is run on it; --mlir-print-ir-module-scope prints the module, and says which operation it was.
//
// RUN: lower-mlir %s --mlir-disable-threading --mlir-print-ir-after-all -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(func.func(cse),func.func(canonicalize),convert-func-to-llvm)' 2> %t
// RUN: FileCheck %s < %t
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --mlir-disable-threading --mlir-print-ir-after-all -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(func.func(cse),func.func(canonicalize),convert-func-to-llvm)' 2>&1 | diff - %t %}
// RUN: lower-mlir %s --mlir-print-ir-before=cse --mlir-print-ir-after-all --mlir-print-ir-after-change -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(any(cse,canonicalize))' --mlir-print-debuginfo --mlir-disable-threading 2> %t.changed
// RUN: FileCheck %s --check-prefix=CHANGED < %t.changed
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --mlir-print-ir-before=cse --mlir-print-ir-after-all --mlir-print-ir-after-change -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(any(cse,canonicalize))' --mlir-print-debuginfo --mlir-disable-threading 2>&1 | diff - %t.changed %}
// RUN: lower-mlir %s --mlir-print-ir-before-all --mlir-print-ir-module-scope --mlir-disable-threading -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(func.func(cse))' 2>&1 | FileCheck %s --check-prefix=SCOPE

// CHECK: // -----// IR Dump After CSE (cse) //----- //
// CHECK-NEXT: {{^}}func.func @twice(
// CHECK: // -----// IR Dump After Canonicalizer (canonicalize) //----- //
// CHECK-NEXT: {{^}}func.func @twice(
// CHECK: // -----// IR Dump After CSE (cse) //----- //
// CHECK-NEXT: {{^}}func.func @zero(
// CHECK: // -----// IR Dump After Canonicalizer (canonicalize) //----- //
// CHECK-NEXT: {{^}}func.func @zero(
// CHECK: // -----// IR Dump After ConvertFuncToLLVMPass (convert-func-to-llvm) //----- //
// CHECK-NEXT: module {
// CHANGED: IR Dump Before CSE
// CHANGED-NEXT: func.func @twice({{.*}} loc("{{.*}}
// CHANGED: IR Dump After CSE
// CHANGED-NEXT: func.func @twice(
// CHANGED-NOT: IR Dump After
// CHANGED: IR Dump Before CSE
// CHANGED-NEXT: func.func @zero(
// CHANGED: IR Dump After Canonicalizer
// CHANGED-NEXT: func.func @zero(
// SCOPE: // -----// IR Dump Before CSE (cse) ('func.func' operation: @twice) //----- //
// SCOPE-NEXT: module {
// SCOPE: // -----// IR Dump Before CSE (cse) ('func.func' operation: @zero) //----- //
// SCOPE-NEXT: module {

func.func @twice(%i: i32) -> i32 {
  %0 = arith.addi %i, %i : i32
  %1 = arith.addi %i, %i : i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}
func.func @zero(%i: i32) -> i32 {
  %0 = arith.constant 0 : i32
  %1 = arith.addi %i, %0 : i32
  return %1 : i32
}
