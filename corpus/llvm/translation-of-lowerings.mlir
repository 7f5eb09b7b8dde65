// The lowering of each kernel as LLVM IR: byte for byte what mlir-translate makes of it, and LLVM accepts it.
// REQUIRES: mlir-translate-22
// RUN: %compare-translate %S/../examples %S/../conventions
// RUN: lower-mlir --emit=llvm %S/../examples/transpose.mlir > %t.ll
// RUN: llvm-as-22 %t.ll -o %t.bc
// RUN: opt-22 -passes=verify -disable-output %t.ll
