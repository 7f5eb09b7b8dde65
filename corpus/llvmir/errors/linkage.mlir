// Linkages that a function, a variable or an alias can't have. LLVM finds some of them when it parses, others when it verifies.
//
// RUN: echo 'declare linkonce void @f()' | expect-status 1 lower-mlir --import-llvm - 2>&1 | FileCheck %s --check-prefix=DECLARATION
// DECLARATION: 1:9: error: invalid linkage for function declaration
// RUN: echo 'define extern_weak void @f() { ret void }' | expect-status 1 lower-mlir --import-llvm - 2>&1 | FileCheck %s --check-prefix=DEFINITION
// DEFINITION: 1:8: error: invalid linkage for function definition
// RUN: echo 'declare common void @f()' | expect-status 1 lower-mlir --import-llvm - 2>&1 | FileCheck %s --check-prefix=FUNCTION
// FUNCTION: 1:9: error: invalid function linkage type
// RUN: echo '@g = appending global i32 1' | expect-status 1 lower-mlir --import-llvm - 2>&1 | FileCheck %s --check-prefix=APPENDING
// APPENDING: 1:1: error: only global arrays can have appending linkage
// RUN: echo '@g = common global <2 x i32> <i32 0, i32 1>' | expect-status 1 lower-mlir --import-llvm - 2>&1 | FileCheck %s --check-prefix=COMMON
// COMMON: 1:1: error: 'common' global must have a zero initializer
// RUN: echo '@g = common constant i32 0' | expect-status 1 lower-mlir --import-llvm - 2>&1 | FileCheck %s --check-prefix=CONSTANT
// CONSTANT: 1:1: error: 'common' global may not be marked constant
// RUN: echo '@h = global i32 0 @g = common alias i32, ptr @h' | expect-status 1 lower-mlir --import-llvm - 2>&1 | FileCheck %s --check-prefix=ALIAS
// ALIAS: error: invalid linkage type for alias
// RUN: echo '@g = common global [2 x i32] [i32 0, i32 0]' | lower-mlir --import-llvm - | FileCheck %s --check-prefix=FINE
// FINE: llvm.mlir.global common @g
