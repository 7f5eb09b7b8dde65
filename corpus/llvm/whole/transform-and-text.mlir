// Every module of these folders, lowered where it needs it, as LLVM IR: byte for byte what mlir-translate makes of it,
// and accepted by LLVM 22, and by LLVM 19 as far as it has what is asked for.
// REQUIRES: mlir-translate-22, opt-22, opt-19, llvm-as-22, llvm-as-19
// RUN: %compare-translate --accept --quiet %S/../../transform %S/../../text %S/../../llvm
