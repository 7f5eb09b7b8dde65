// Parts are worked on by themselves: a bad one does not keep the others from being lowered, but the command fails.
//
// RUN: expect-status 1 lower-mlir %s --split-input-file 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=ERROR < %t
// RUN: expect-status 1 lower-mlir %s --split-input-file --verify-diagnostics 2>&1 | FileCheck %s --check-prefix=DIAGNOSTICS

// CHECK: llvm.func @first
func.func @first() { return }

// -----

// ERROR: split.mlir:[[@LINE+1]]:{{[0-9]+}}: error:
func.func @second( { return }

// -----

// CHECK: // -----
// CHECK: llvm.func @third
func.func @third() { return }

// -----

// DIAGNOSTICS: split.mlir:13:{{[0-9]+}}: error: unexpected error: expected
// DIAGNOSTICS: split.mlir:[[@LINE+1]]:4: error: expected error "never" was not produced
// expected-error {{never}}
func.func @fourth() { return }
