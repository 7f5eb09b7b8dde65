; The translation of our own lowering of execute/control/bare-attribute.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../execute/control/bare-attribute.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../execute/control/bare-attribute.mlir --lowered %s | FileCheck %s
; RUN: sed 's/ret i64 %14/ret i64 0/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../execute/control/bare-attribute.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @full: proved
; WRONG: @full: refuted

@x = private constant [4 x i64] [i64 2, i64 4, i64 6, i64 8]

declare void @printI64(i64)

declare void @printNewline()

define void @say(i64 %0) {
  call void @printI64(i64 %0)
  call void @printNewline()
  ret void
}

define i64 @bare(ptr %0, i64 %1) {
  %3 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %4 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %3, ptr %0, 1
  %5 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %4, i64 0, 2
  %6 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %5, i64 4, 3, 0
  %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, i64 1, 4, 0
  %8 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, 1
  %9 = getelementptr i64, ptr %8, i64 %1
  %10 = load i64, ptr %9, align 4
  ret i64 %10
}

define i64 @full(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, ptr %1, 1
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %2, 2
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %3, 3, 0
  %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, i64 %4, 4, 0
  %12 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 1
  %13 = getelementptr i64, ptr %12, i64 %5
  %14 = load i64, ptr %13, align 4
  ret i64 %14
}

define void @main() {
  %1 = call i64 @full(ptr inttoptr (i64 3735928559 to ptr), ptr @x, i64 0, i64 4, i64 1, i64 1)
  %2 = call i64 @bare(ptr @x, i64 3)
  call void @say(i64 %1)
  call void @say(i64 %2)
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
