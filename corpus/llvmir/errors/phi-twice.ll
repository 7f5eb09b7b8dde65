; A phi may list a block several times, as often as that branches here, but with one value.
;
; RUN: expect-status 1 lower-mlir --import-llvm %s 2>&1 | FileCheck %s
; RUN: %if mlir-opt-22 %{ not llvm-as-22 %s -o /dev/null %}
; CHECK: phi-twice.ll:[[#@LINE+11]]:{{.*}} error: phi has several entries for the same block with different values

define i32 @right(i1 %c, i32 %a) {
  br i1 %c, label %x, label %x
x:
  %p = phi i32 [ %a, %0 ], [ %a, %0 ]
  ret i32 %p
}
define i32 @f(i1 %c, i32 %a, i32 %b) {
  br i1 %c, label %x, label %x
x:
  %p = phi i32 [ %a, %0 ], [ %b, %0 ]
  ret i32 %p
}
