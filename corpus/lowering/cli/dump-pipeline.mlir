// The passes with the values of all their options, as mlir-opt 22 tells them ahead of a run.
//
// RUN: lower-mlir %s -o /dev/null --dump-pass-pipeline \
// RUN:   --pass-pipeline='builtin.module(convert-func-to-llvm{index-bitwidth=32},func.func(cse),func.func(cse,any(canonicalize{top-down=0})),cse)' 2> %t
// RUN: FileCheck %s < %t
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s -o /dev/null --dump-pass-pipeline 2>&1 \
// RUN:   --pass-pipeline='builtin.module(convert-func-to-llvm{index-bitwidth=32},func.func(cse),func.func(cse,any(canonicalize{top-down=0})),cse)' | diff - %t %}
// RUN: lower-mlir %s -o /dev/null --dump-pass-pipeline -llvm-request-c-wrappers -symbol-privatize=exclude=f,g \
// RUN:   -finalize-memref-to-llvm=use-aligned-alloc -convert-to-llvm -symbol-dce 2> %t.flags
// RUN: FileCheck %s --check-prefix=FLAGS < %t.flags
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s -o /dev/null --dump-pass-pipeline -llvm-request-c-wrappers -symbol-privatize=exclude=f,g \
// RUN:   -finalize-memref-to-llvm=use-aligned-alloc -convert-to-llvm -symbol-dce 2>&1 | diff - %t.flags %}
// RUN: lower-mlir %s -o /dev/null --dump-pass-pipeline --pass-pipeline='any()' 2>&1 | FileCheck %s --check-prefix=NONE

// CHECK: Pass Manager with 4 passes:
// CHECK-NEXT: {{^}}builtin.module(
// CHECK-NEXT: {{^}}  convert-func-to-llvm{index-bitwidth=32 use-bare-ptr-memref-call-conv=false},
// CHECK-NEXT: {{^}}  func.func(
// CHECK-NEXT: {{^}}    cse
// CHECK-NEXT: {{^}}  ),
// CHECK-NEXT: {{^}}  func.func(
// CHECK-NEXT: {{^}}    cse,
// CHECK-NEXT: {{^}}    any(
// CHECK-NEXT: {{^}}      canonicalize{  max-iterations=10 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=false}
// CHECK-NEXT: {{^}}    )
// CHECK-NEXT: {{^}}  ),
// CHECK-NEXT: {{^}}  cse
// CHECK-NEXT: {{^}})
// FLAGS: Pass Manager with 5 passes:
// FLAGS: {{^}}  func.func(
// FLAGS-NEXT: {{^}}    llvm-request-c-wrappers
// FLAGS-NEXT: {{^}}  ),
// FLAGS-NEXT: {{^}}  symbol-privatize{exclude={f,g}},
// FLAGS-NEXT: {{^}}  finalize-memref-to-llvm{index-bitwidth=0 use-aligned-alloc=true use-generic-functions=false},
// FLAGS-NEXT: {{^}}  convert-to-llvm{allow-pattern-rollback=true dynamic=false },
// FLAGS-NEXT: {{^}}  symbol-dce
// NONE: Pass Manager with 0 passes:
// NONE-NEXT: {{^}}any(
// NONE-EMPTY:
// NONE-NEXT: {{^}})

func.func @f(%i: i32) -> i32 {
  return %i : i32
}
