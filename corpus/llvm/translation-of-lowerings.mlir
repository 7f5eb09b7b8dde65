// The lowering of each kernel as LLVM IR: byte for byte what mlir-translate makes of it.
// REQUIRES: mlir-translate-22
// RUN: %python %S/Inputs/compare_translation.py %S/../examples %S/../conventions
// RUN: lower-mlir --emit=llvm %S/../examples/transpose.mlir > %t.ll
// RUN: llvm-as-22 %t.ll -o %t.bc
// RUN: opt-22 -passes=verify -disable-output %t.ll
