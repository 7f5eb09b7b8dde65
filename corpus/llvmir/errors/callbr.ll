; What clang makes of asm goto has no form in the dialect, neither here nor for mlir-translate.
;
; RUN: expect-status 1 lower-mlir --no-passes %s 2>&1 | FileCheck %s
; RUN: %if llvm-as-22 %{ llvm-as-22 -o /dev/null %s %}
; CHECK: callbr.ll:[[@LINE+3]]:3: error: the instruction 'callbr' is unknown or has no form in the LLVM dialect

define i32 @f(i32 %x) {
  callbr void asm sideeffect "", "r,!i"(i32 %x) to label %a [label %b]
a:
  ret i32 1
b:
  ret i32 2
}
