// Notes are not reported where nobody wants them.
//
// RUN: not lower-mlir --no-passes --mlir-disable-diagnostic-notes %s 2>&1 | FileCheck %s
// RUN: not lower-mlir --no-passes %s 2>&1 | FileCheck %s --check-prefix=NOTE
//
// CHECK: error: 'llvm.return' op expected 1 operand
// CHECK-NOT: note:
// NOTE: note: when returning from function
llvm.func @f() -> i32 { llvm.return }
