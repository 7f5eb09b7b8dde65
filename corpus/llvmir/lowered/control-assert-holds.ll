; The translation of our own lowering of execute/control/assert-holds.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../execute/control/assert-holds.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../execute/control/assert-holds.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%3 = icmp eq i64 %2, 0/%3 = icmp ne i64 %2, 0/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../execute/control/assert-holds.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @half: proved
; WRONG: @half: refuted

@assert_msg = private constant [28 x i8] c"an even number was expected\00"

declare void @abort()

declare void @puts(ptr)

declare void @printI64(i64)

declare void @printNewline()

define void @say(i64 %0) {
  call void @printI64(i64 %0)
  call void @printNewline()
  ret void
}

define i64 @half(i64 %0) {
  %2 = srem i64 %0, 2
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = sdiv i64 %0, 2
  ret i64 %5

6:                                                ; preds = %1
  call void @puts(ptr @assert_msg)
  call void @abort()
  unreachable
}

define void @main() {
  %1 = call i64 @half(i64 -84)
  call void @say(i64 %1)
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
