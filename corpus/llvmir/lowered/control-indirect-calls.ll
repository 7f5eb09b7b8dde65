; The translation of our own lowering of execute/control/indirect-calls.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../execute/control/indirect-calls.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../execute/control/indirect-calls.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%3 = add i64 %0, %1/%3 = sub i64 %0, %1/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../execute/control/indirect-calls.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @plus: proved
; WRONG: @plus: refuted

declare void @printI64(i64)

declare void @printNewline()

define void @say(i64 %0) {
  call void @printI64(i64 %0)
  call void @printNewline()
  ret void
}

define i64 @plus(i64 %0, i64 %1) {
  %3 = add i64 %0, %1
  ret i64 %3
}

define i64 @times(i64 %0, i64 %1) {
  %3 = mul i64 %0, %1
  ret i64 %3
}

define ptr @choose(i1 %0) {
  br i1 %0, label %2, label %4

2:                                                ; preds = %4, %1
  %3 = phi ptr [ %5, %4 ], [ @plus, %1 ]
  ret ptr %3

4:                                                ; preds = %1
  %5 = phi ptr [ @times, %1 ]
  br label %2
}

define i64 @twice(ptr %0, i64 %1) {
  %3 = call i64 %0(i64 %1, i64 %1)
  %4 = call i64 %0(i64 %3, i64 %1)
  ret i64 %4
}

define void @main() {
  %1 = call ptr @choose(i1 true)
  %2 = call ptr @choose(i1 false)
  %3 = call i64 @twice(ptr %1, i64 5)
  %4 = call i64 @twice(ptr %2, i64 5)
  call void @say(i64 %3)
  call void @say(i64 %4)
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
