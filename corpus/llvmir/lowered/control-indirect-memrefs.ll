; The translation of our own lowering of execute/control/indirect-memrefs.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../execute/control/indirect-memrefs.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../execute/control/indirect-memrefs.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%12 = extractvalue { ptr, ptr, i64, \[1 x i64\], \[1 x i64\] } %11, 1/%12 = extractvalue { ptr, ptr, i64, \[1 x i64\], \[1 x i64\] } %11, 0/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../execute/control/indirect-memrefs.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @mark: proved
; WRONG: @mark: refuted

declare void @printI64(i64)

declare void @printNewline()

define void @say(i64 %0) {
  call void @printI64(i64 %0)
  call void @printNewline()
  ret void
}

define { { ptr, ptr, i64, [1 x i64], [1 x i64] }, i64 } @mark(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, ptr %1, 1
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %2, 2
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %3, 3, 0
  %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, i64 %4, 4, 0
  %12 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 1
  %13 = getelementptr i64, ptr %12, i64 %5
  %14 = load i64, ptr %13, align 4
  %15 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 1
  %16 = getelementptr i64, ptr %15, i64 %5
  store i64 99, ptr %16, align 4
  %17 = insertvalue { { ptr, ptr, i64, [1 x i64], [1 x i64] }, i64 } poison, { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 0
  %18 = insertvalue { { ptr, ptr, i64, [1 x i64], [1 x i64] }, i64 } %17, i64 %14, 1
  ret { { ptr, ptr, i64, [1 x i64], [1 x i64] }, i64 } %18
}

define void @main() {
  %1 = alloca i64, i64 4, align 8
  %2 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %1, 0
  %3 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %2, ptr %1, 1
  %4 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %3, i64 0, 2
  %5 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %4, i64 4, 3, 0
  %6 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %5, i64 1, 4, 0
  %7 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, 1
  %8 = getelementptr i64, ptr %7, i64 3
  store i64 7, ptr %8, align 4
  %9 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, 0
  %10 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, 1
  %11 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, 2
  %12 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, 3, 0
  %13 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, 4, 0
  %14 = call { { ptr, ptr, i64, [1 x i64], [1 x i64] }, i64 } @mark(ptr %9, ptr %10, i64 %11, i64 %12, i64 %13, i64 3)
  %15 = extractvalue { { ptr, ptr, i64, [1 x i64], [1 x i64] }, i64 } %14, 0
  %16 = extractvalue { { ptr, ptr, i64, [1 x i64], [1 x i64] }, i64 } %14, 1
  %17 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %15, 1
  %18 = getelementptr i64, ptr %17, i64 3
  %19 = load i64, ptr %18, align 4
  call void @say(i64 %16)
  call void @say(i64 %19)
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
