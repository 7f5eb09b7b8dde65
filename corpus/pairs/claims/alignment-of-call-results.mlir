// What a call claims of its result's alignment is no way of passing it: the source's call or callee has to claim as much.
// Source: LLVM Language Reference, "Parameter Attributes", align.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 2 verify-lowering %t/none.src.ll --lowered %t/more.low.ll | FileCheck %s --check-prefix=MORE
// RUN: expect-status 2 verify-lowering %t/some.src.ll --lowered %t/more.low.ll | FileCheck %s --check-prefix=MORE
// MORE: @f: unsupported: a call with the attribute 'llvm.align', whose claim has no meaning here yet
// RUN: expect-status 0 verify-lowering %t/some.src.ll --lowered %t/some.src.ll | FileCheck %s --check-prefix=LESS
// RUN: expect-status 0 verify-lowering %t/more.low.ll --lowered %t/some.src.ll | FileCheck %s --check-prefix=LESS
// RUN: expect-status 0 verify-lowering %t/more.low.ll --lowered %t/none.src.ll | FileCheck %s --check-prefix=LESS
// RUN: expect-status 0 verify-lowering %t/callee.src.ll --lowered %t/callee.low.ll | FileCheck %s --check-prefix=LESS
// LESS: @f: proved
// RUN: expect-status 2 verify-lowering %t/memref.src.mlir --lowered %t/memref.low.mlir | FileCheck %s --check-prefix=MORE

//--- none.src.ll
declare ptr @g()
define ptr @f() {
  %p = call ptr @g()
  ret ptr %p
}

//--- some.src.ll
declare ptr @g()
define ptr @f() {
  %p = call align 16 ptr @g()
  ret ptr %p
}

//--- more.low.ll
declare ptr @g()
define ptr @f() {
  %p = call align 32 ptr @g()
  ret ptr %p
}

//--- callee.src.ll
declare align 32 ptr @g()
define ptr @f() {
  %p = call ptr @g()
  ret ptr %p
}

//--- callee.low.ll
declare align 32 ptr @g()
define ptr @f() {
  %p = call align 32 ptr @g()
  ret ptr %p
}

//--- memref.src.mlir
func.func private @g() -> !llvm.ptr
func.func @f() -> !llvm.ptr {
  %p = func.call @g() : () -> !llvm.ptr
  return %p : !llvm.ptr
}

//--- memref.low.mlir
llvm.func @g() -> !llvm.ptr attributes {sym_visibility = "private"}
llvm.func @f() -> !llvm.ptr {
  %p = llvm.call @g() : () -> (!llvm.ptr {llvm.align = 32 : i64})
  llvm.return %p : !llvm.ptr
}
