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
//
// A definition that is only there while it is used; one of an optimiser's copies of it may have been read.
//
// RUN: expect-status 0 verify-lowering %t/once.src.ll --lowered %t/once.low.ll | FileCheck %s --check-prefix=ONCE
// ONCE: @f: proved
// RUN: expect-status 1 verify-lowering %t/weak.src.ll --lowered %t/once.low.ll | FileCheck %s --check-prefix=WEAK
// WEAK: @k: refuted: symbol: the lowering has no global of that name
// RUN: expect-status 1 verify-lowering %t/preserved.src.ll --lowered %t/once.low.ll | FileCheck %s --check-prefix=PRESERVED
// PRESERVED: @k: refuted: symbol: the lowering has no global of that name
//
// MLIR's visibility hides a global from other modules of MLIR, not from a linker.
//
// RUN: expect-status 1 verify-lowering %t/seen.src.mlir --lowered %t/seen.low.mlir | FileCheck %s --check-prefix=SEEN
// SEEN: @f: refuted: symbol: global @x is not in the lowering

//--- seen.src.mlir
llvm.mlir.global external constant @x(7 : i32) {sym_visibility = "private"} : i32
llvm.func @f() -> i32 {
  %0 = llvm.mlir.addressof @x : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}

//--- seen.low.mlir
llvm.func @f() -> i32 {
  %0 = llvm.mlir.constant(7 : i32) : i32
  llvm.return %0 : i32
}

//--- once.src.ll
@k = linkonce_odr constant i32 7
define i32 @f() {
  %v = load i32, ptr @k
  ret i32 %v
}

//--- weak.src.ll
@k = weak_odr constant i32 7
define i32 @f() {
  %v = load i32, ptr @k
  ret i32 %v
}

//--- preserved.src.ll
@k = linkonce_odr constant i32 7
@llvm.used = appending global [1 x ptr] [ptr @k], section "llvm.metadata"
define i32 @f() {
  %v = load i32, ptr @k
  ret i32 %v
}

//--- once.low.ll
define i32 @f() {
  ret i32 7
}

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
