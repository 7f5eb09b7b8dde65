// --verify-diagnostics: what is amiss, as mlir-opt words it, and exit status 1.
//
// RUN: expect-status 1 lower-mlir %s --no-passes --split-input-file --verify-diagnostics 2>&1 | FileCheck %s
// RUN: expect-status 1 lower-mlir %s --no-passes --split-input-file --verify-diagnostics=only-expected 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ONLY
// RUN: expect-status 1 lower-mlir %s --verify-diagnostics=some 2>&1 | FileCheck %s --check-prefix=OPTION
// OPTION: --verify-diagnostics takes all or only-expected, not 'some'
// ONLY-NOT: unexpected

// CHECK: unexpected.mlir:[[@LINE+1]]:25: error: unexpected error: 'func.return' op has 0 operands
func.func @a() -> i32 { return }

// -----

// CHECK: unexpected.mlir:[[@LINE+3]]:4: error: 'error' diagnostic emitted when expecting a 'warning'
// CHECK: unexpected.mlir:[[@LINE+2]]:4: error: expected warning "has 0 operands" was not produced
// ONLY: unexpected.mlir:[[@LINE+1]]:4: error: expected warning "has 0 operands" was not produced
// expected-warning @below {{has 0 operands}}
func.func @b() -> i32 { return }

// -----

// CHECK: unexpected.mlir:[[@LINE+2]]:4: error: expected note "no such thing" was not produced
// ONLY: unexpected.mlir:[[@LINE+1]]:4: error: expected note "no such thing" was not produced
// expected-note@unknown {{no such thing}}

// CHECK: unexpected.mlir:[[@LINE+1]]:4: error: expected remark "far away" was not produced
// expected-remark@+99999 {{far away}}

// -----

// CHECK: unexpected.mlir:[[@LINE+1]]:4: error: invalid regex:
// expected-error-re {{{{[a}}}}

// -----

// CHECK: unexpected.mlir:[[@LINE+1]]:4: error: found start of regex with no end '}}'
// expected-error-re {{{{a}}
