// After a declaration the next thing begins, be it named metadata.
// RUN: lower-mlir --emit=llvm %s -o %t.ll && lower-mlir --import-llvm %t.ll | FileCheck %s

// CHECK: llvm.module_flags
// CHECK: llvm.func @x(!llvm.ptr)
llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]
llvm.func @x(!llvm.ptr)
