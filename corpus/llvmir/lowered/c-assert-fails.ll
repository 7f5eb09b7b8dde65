; The translation of our own lowering of execute/c/assert-fails.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../execute/c/assert-fails.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../execute/c/assert-fails.mlir --lowered %s | FileCheck %s
; RUN: sed 's/br i1 %2, label %3, label %4/br i1 %2, label %4, label %3/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../execute/c/assert-fails.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @check: proved
; WRONG: @check: refuted

@assert_msg = private constant [18 x i8] c"x is out of range\00"

declare void @abort()

declare void @puts(ptr)

define i32 @check(i32 %0) {
  %2 = icmp slt i32 %0, 10
  br i1 %2, label %3, label %4

3:                                                ; preds = %1
  ret i32 %0

4:                                                ; preds = %1
  call void @puts(ptr @assert_msg)
  call void @abort()
  unreachable
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
