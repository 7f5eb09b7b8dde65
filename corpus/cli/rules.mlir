// The conversion rules themselves, for every mix of static and dynamic sizes, strides and offset.
//
// RUN: verify-lowering --rules --max-rank 1 | FileCheck %s
// CHECK: linearization: memref.load and memref.store access the element that the indices mean
// CHECK: rank 1: 160 types, 160 functions lowered, {{[0-9]+}} proved, {{[0-9]+}} instances of these
// CHECK: boundary: arguments are expanded, results packed, at definitions, at calls and in C wrappers both ways
// CHECK: convention llvm-request-c-wrappers
// CHECK: bare-pointer: a bare pointer is a memref argument, result and operand of a call
// CHECK: not covered: allocation with index-bitwidth=32 of elements that need more alignment than malloc gives
// CHECK: ranks 0 to 1: {{[0-9]+}} types, {{[0-9]+}} functions lowered, {{[0-9]+}} proved, 0 failed
//
// RUN: expect-status 3 verify-lowering --rules %s 2>&1 | FileCheck %s --check-prefix=ALONE
// ALONE: --rules takes no source
// RUN: expect-status 3 verify-lowering --max-rank 2 %s 2>&1 | FileCheck %s --check-prefix=TOGETHER
// TOGETHER: --max-rank goes with --rules
// RUN: expect-status 3 verify-lowering --rules --max-rank 9
