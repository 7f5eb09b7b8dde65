; The translation of our own lowering of execute/control/greatest-common-divisor.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../execute/control/greatest-common-divisor.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../execute/control/greatest-common-divisor.mlir --lowered %s | FileCheck %s
; RUN: sed 's/br i1 %6, label %9, label %7/br i1 %6, label %7, label %9/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../execute/control/greatest-common-divisor.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @gcd: proved
; WRONG: @gcd: refuted

declare void @printI64(i64)

declare void @printNewline()

define void @say(i64 %0) {
  call void @printI64(i64 %0)
  call void @printNewline()
  ret void
}

define i64 @gcd(i64 %0, i64 %1) {
  br label %3

3:                                                ; preds = %7, %2
  %4 = phi i64 [ %5, %7 ], [ %0, %2 ]
  %5 = phi i64 [ %8, %7 ], [ %1, %2 ]
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %3
  %8 = urem i64 %4, %5
  br label %3

9:                                                ; preds = %3
  ret i64 %4
}

define void @main() {
  %1 = call i64 @gcd(i64 1071, i64 462)
  %2 = call i64 @gcd(i64 462, i64 1071)
  call void @say(i64 %1)
  call void @say(i64 %2)
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
