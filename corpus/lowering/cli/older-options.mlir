// Options and passes that mlir-opt had in earlier years.
//
// RUN: lower-mlir -convert-func-to-llvm='data-layout=e-p:64:64 use-opaque-pointers=1' %s | FileCheck %s
// RUN: lower-mlir -convert-std-to-llvm='data-layout="e-p:64:64"' %s | FileCheck %s
// RUN: lower-mlir --pass-pipeline='builtin.module(convert-func-to-llvm{data-layout="e-p:64:64" index-bitwidth=64})' %s | FileCheck %s
// RUN: lower-mlir -convert-scf-to-std -finalize-memref-to-llvm=use-opaque-pointers -convert-cf-to-llvm=use-opaque-pointers=true -convert-vector-to-llvm=use-opaque-pointers -convert-func-to-llvm=data-layout=e-p:64:64 %s | FileCheck %s
// RUN: %if mlir-opt-16 %{ mlir-opt-16 -convert-func-to-llvm=data-layout=e-p:64:64 %s | FileCheck %s %}
// CHECK: module attributes {llvm.data_layout = "e-p:64:64"} {
// CHECK-NEXT: llvm.func @f(%arg0: i64) -> i64 {
// RUN: expect-status 1 lower-mlir -convert-func-to-llvm=use-opaque-pointers=perhaps %s 2>&1 | FileCheck %s --check-prefix=BAD
// BAD: invalid value 'perhaps' for option 'use-opaque-pointers'
func.func @f(%i: index) -> index { return %i : index }
