// Every module of these folders, lowered where it needs it, as LLVM IR: byte for byte what mlir-translate makes of it.
// REQUIRES: mlir-translate-22
// RUN: %compare-translate --quiet %S/../../documents %S/../../lowering
