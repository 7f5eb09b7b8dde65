// What is written for LLVM 19 is what mlir-translate 19 makes of the module, constants computed: 22 computes more of them than 19 does.
// REQUIRES: mlir-translate-19, opt-19
// RUN: %compare-translate --version=19 --quiet %S/../../examples %S/../../conventions %S/../../execute/c %S/../../execute/complex-vector
