; The translation of our own lowering of execute/control/irreducible.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../execute/control/irreducible.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../execute/control/irreducible.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%12 = icmp sgt i64 %11, 0/%12 = icmp sge i64 %11, 0/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../execute/control/irreducible.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @walk: proved
; WRONG: @walk: refuted

declare void @printI64(i64)

declare void @printNewline()

define void @say(i64 %0) {
  call void @printI64(i64 %0)
  call void @printNewline()
  ret void
}

define i64 @walk(i1 %0, i64 %1) {
  br i1 %0, label %7, label %3

3:                                                ; preds = %7, %2
  %4 = phi i64 [ %11, %7 ], [ %1, %2 ]
  %5 = phi i64 [ %10, %7 ], [ 0, %2 ]
  %6 = add i64 %5, 1
  br label %7

7:                                                ; preds = %3, %2
  %8 = phi i64 [ %4, %3 ], [ %1, %2 ]
  %9 = phi i64 [ %6, %3 ], [ 0, %2 ]
  %10 = add i64 %9, 10
  %11 = sub i64 %8, 1
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %3, label %13

13:                                               ; preds = %7
  ret i64 %10
}

define void @main() {
  %1 = call i64 @walk(i1 true, i64 4)
  %2 = call i64 @walk(i1 false, i64 4)
  call void @say(i64 %1)
  call void @say(i64 %2)
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
