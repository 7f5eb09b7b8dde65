// What runs before and after the program, and assembly beside the functions, is the source's, also where no function has a body in both
// modules that would tell. Sources: LLVM Language Reference, "The 'llvm.global_ctors' Global Variable", "Module-Level Inline Assembly".
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 1 verify-lowering %t/gone.src.ll --lowered %t/gone.low.ll | FileCheck %s --check-prefix=GONE
// GONE: @module: refuted: symbol: the source has functions run before or after the program that the lowering has not
// RUN: expect-status 0 verify-lowering %t/gone.src.ll --lowered %t/gone.src.ll | FileCheck %s --check-prefix=SAME
// SAME: @d: proved
// RUN: expect-status 2 verify-lowering %t/declared.src.ll --lowered %t/declared.low.ll | FileCheck %s --check-prefix=DECLARED
// DECLARED: @module: unsupported: what a module says as a whole
// RUN: expect-status 2 verify-lowering %t/declared.src.ll --lowered %t/assembly.low.ll | FileCheck %s --check-prefix=ASSEMBLY
// ASSEMBLY: @module: unsupported: assembly beside the functions

// A global of another module that the lowering does not name any more.
//
// RUN: expect-status 0 verify-lowering %t/elsewhere.src.ll --lowered %t/elsewhere.low.ll | FileCheck %s --check-prefix=ELSEWHERE
// ELSEWHERE: @f: proved
// RUN: expect-status 1 verify-lowering %t/here.src.ll --lowered %t/elsewhere.low.ll | FileCheck %s --check-prefix=HERE
// HERE: @f: refuted: symbol: global @e is not in the lowering

//--- gone.src.ll
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @d, ptr null }]
declare void @say()
define internal void @d() {
  call void @say()
  ret void
}

//--- gone.low.ll
declare void @say()

//--- declared.src.ll
declare void @say()

//--- declared.low.ll
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @say, ptr null }]
declare void @say()

//--- assembly.low.ll
module asm ".globl said"
declare void @say()

//--- elsewhere.src.ll
@e = external global i32
define i1 @f() {
  %c = icmp eq ptr @e, null
  ret i1 %c
}

//--- here.src.ll
@e = global i32 0
define i1 @f() {
  %c = icmp eq ptr @e, null
  ret i1 %c
}

//--- elsewhere.low.ll
define i1 @f() {
  ret i1 false
}
