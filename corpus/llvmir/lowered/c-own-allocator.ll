; The translation of our own lowering of execute/c/own-allocator.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../execute/c/own-allocator.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../execute/c/own-allocator.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%28 = extractvalue { ptr, ptr, i64, \[1 x i64\], \[1 x i64\] } %20, 1/%28 = extractvalue { ptr, ptr, i64, \[1 x i64\], \[1 x i64\] } %20, 0/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../execute/c/own-allocator.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @work: proved
; WRONG: @work: refuted

declare void @free(ptr)

declare ptr @malloc(i64)

define i64 @work(i64 %0) {
  %2 = getelementptr i64, ptr null, i64 %0
  %3 = ptrtoint ptr %2 to i64
  %4 = call ptr @malloc(i64 %3)
  %5 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %4, 0
  %6 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %5, ptr %4, 1
  %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, i64 0, 2
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, i64 %0, 3, 0
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 1, 4, 0
  %10 = call ptr @malloc(i64 64)
  %11 = ptrtoint ptr %10 to i64
  %12 = add i64 %11, 31
  %13 = urem i64 %12, 32
  %14 = sub i64 %12, %13
  %15 = inttoptr i64 %14 to ptr
  %16 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %10, 0
  %17 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %16, ptr %15, 1
  %18 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %17, i64 0, 2
  %19 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %18, i64 4, 3, 0
  %20 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %19, i64 1, 4, 0
  %21 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, 1
  %22 = getelementptr i64, ptr %21, i64 0
  store i64 11, ptr %22, align 4
  %23 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %20, 1
  %24 = getelementptr i64, ptr %23, i64 0
  store i64 11, ptr %24, align 4
  %25 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, 1
  %26 = getelementptr i64, ptr %25, i64 0
  %27 = load i64, ptr %26, align 4
  %28 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %20, 1
  %29 = getelementptr i64, ptr %28, i64 0
  %30 = load i64, ptr %29, align 4
  %31 = add i64 %27, %30
  %32 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %20, 0
  call void @free(ptr %32)
  %33 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, 0
  call void @free(ptr %33)
  ret i64 %31
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
