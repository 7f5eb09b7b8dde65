// Of a function of the C library that source and lowering only declare a lowering may claim what LLVM knows of it by its name, and no more;
// of one that the source says is no builtin it may not. Source: LLVM, BuildLibCalls.cpp, inferNonMandatoryLibFuncAttrs.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/plain.ll --lowered %t/known.ll | FileCheck %s --check-prefix=KNOWN
// KNOWN: @strlen: proved
// KNOWN: @toupper_of: proved
// RUN: expect-status 1 verify-lowering %t/plain.ll --lowered %t/more.ll | FileCheck %s --check-prefix=MORE
// MORE: @strlen: refuted: attribute: the lowering claims of an argument what the source does not: 'llvm.noalias'
// RUN: expect-status 1 verify-lowering %t/plain.ll --lowered %t/other-name.ll | FileCheck %s --check-prefix=OTHER
// OTHER: @toupper_of: refuted: attribute: the lowering claims of an argument what the source does not: 'llvm.nocapture'
// RUN: expect-status 1 verify-lowering %t/no-builtin.ll --lowered %t/no-builtin-low.ll | FileCheck %s --check-prefix=NO
// NO: @strlen: refuted: attribute: the lowering claims of an argument what the source does not: 'llvm.nocapture'
// RUN: expect-status 2 verify-lowering %t/plain.ll --lowered %t/no-memory.ll | FileCheck %s --check-prefix=MEMORY
// MEMORY: @strlen: unsupported: the lowering has an attribute whose claim is not shown, or has no meaning here yet: 'memory_effects'

//--- plain.ll
declare i64 @strlen(ptr)
declare i32 @toupper_of(ptr)
//--- known.ll
declare i64 @strlen(ptr captures(none)) nounwind willreturn memory(argmem: read)
declare i32 @toupper_of(ptr)
//--- more.ll
declare i64 @strlen(ptr noalias captures(none))
declare i32 @toupper_of(ptr)
//--- other-name.ll
declare i64 @strlen(ptr)
declare i32 @toupper_of(ptr captures(none))
//--- no-builtin.ll
declare i64 @strlen(ptr) nobuiltin
//--- no-builtin-low.ll
declare i64 @strlen(ptr captures(none)) nobuiltin
//--- no-memory.ll
declare i64 @strlen(ptr) memory(none)
declare i32 @toupper_of(ptr)
