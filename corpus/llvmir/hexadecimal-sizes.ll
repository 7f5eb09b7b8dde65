; Sizes and alignments may be written with u0x, in hexadecimal. (LLVM Language Reference, "Simple Constants".)
;
; RUN: lower-mlir --no-passes %s | FileCheck %s
; CHECK: llvm.load {{.*}} {alignment = 16 : i64}

define i32 @f(ptr %p) {
  %x = load i32, ptr %p, align u0x10
  ret i32 %x
}
