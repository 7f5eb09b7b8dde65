// Every module of these folders, lowered where it needs it, as LLVM IR: byte for byte what mlir-translate makes of it.
// REQUIRES: mlir-translate-22
// RUN: %compare-translate --quiet %S/../../bad %S/../../undecided %S/../../upstream-bugs
