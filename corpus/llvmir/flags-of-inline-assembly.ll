; Flags and a calling convention of inline assembly, which the LLVM dialect cannot express, are reported as dropped.
;
; RUN: lower-mlir --import-llvm %s 2>&1 | FileCheck %s
; CHECK: warning: dropped: fast-math flags of inline assembly
; CHECK: warning: dropped: the calling convention of inline assembly
; CHECK: llvm.inline_asm

define float @f(float %a) {
  %r = call fast fastcc float asm "", "=x,x"(float %a)
  ret float %r
}
