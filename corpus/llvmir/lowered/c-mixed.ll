; The translation of our own lowering of execute/c/mixed.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../execute/c/mixed.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../execute/c/mixed.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%38 = sext i8 %33 to i64/%38 = zext i8 %33 to i64/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../execute/c/mixed.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @run: proved
; WRONG: @run: refuted

define private { { ptr, ptr, i64, [1 x i64], [1 x i64] }, i8, { ptr, ptr, i64 } } @mix(i8 %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5, float %6, i64 %7, ptr %8, i64 %9, ptr %10, ptr %11, i64 %12) {
  %14 = alloca { { ptr, ptr, i64, [1 x i64], [1 x i64] }, i8, { ptr, ptr, i64 } }, i64 1, align 8
  %15 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %1, 0
  %16 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %15, ptr %2, 1
  %17 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %16, i64 %3, 2
  %18 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %17, i64 %4, 3, 0
  %19 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %18, i64 %5, 4, 0
  %20 = alloca { ptr, ptr, i64, [1 x i64], [1 x i64] }, i64 1, align 8
  store { ptr, ptr, i64, [1 x i64], [1 x i64] } %19, ptr %20, align 8
  %21 = insertvalue { i64, ptr } poison, i64 %7, 0
  %22 = insertvalue { i64, ptr } %21, ptr %8, 1
  %23 = alloca { i64, ptr }, i64 1, align 8
  store { i64, ptr } %22, ptr %23, align 8
  %24 = insertvalue { ptr, ptr, i64 } poison, ptr %10, 0
  %25 = insertvalue { ptr, ptr, i64 } %24, ptr %11, 1
  %26 = insertvalue { ptr, ptr, i64 } %25, i64 %12, 2
  %27 = alloca { ptr, ptr, i64 }, i64 1, align 8
  store { ptr, ptr, i64 } %26, ptr %27, align 8
  call void @_mlir_ciface_mix(ptr %14, i8 %0, ptr %20, float %6, ptr %23, i64 %9, ptr %27)
  %28 = load { { ptr, ptr, i64, [1 x i64], [1 x i64] }, i8, { ptr, ptr, i64 } }, ptr %14, align 8
  ret { { ptr, ptr, i64, [1 x i64], [1 x i64] }, i8, { ptr, ptr, i64 } } %28
}

declare void @_mlir_ciface_mix(ptr, i8, ptr, float, ptr, i64, ptr)

define i64 @run(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, ptr %8, i64 %9) {
  %11 = insertvalue { ptr, ptr, i64 } poison, ptr %7, 0
  %12 = insertvalue { ptr, ptr, i64 } %11, ptr %8, 1
  %13 = insertvalue { ptr, ptr, i64 } %12, i64 %9, 2
  %14 = insertvalue { i64, ptr } poison, i64 %5, 0
  %15 = insertvalue { i64, ptr } %14, ptr %6, 1
  %16 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %17 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %16, ptr %1, 1
  %18 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %17, i64 %2, 2
  %19 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %18, i64 %3, 3, 0
  %20 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %19, i64 %4, 4, 0
  %21 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %20, 0
  %22 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %20, 1
  %23 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %20, 2
  %24 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %20, 3, 0
  %25 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %20, 4, 0
  %26 = extractvalue { i64, ptr } %15, 0
  %27 = extractvalue { i64, ptr } %15, 1
  %28 = extractvalue { ptr, ptr, i64 } %13, 0
  %29 = extractvalue { ptr, ptr, i64 } %13, 1
  %30 = extractvalue { ptr, ptr, i64 } %13, 2
  %31 = call { { ptr, ptr, i64, [1 x i64], [1 x i64] }, i8, { ptr, ptr, i64 } } @mix(i8 -3, ptr %21, ptr %22, i64 %23, i64 %24, i64 %25, float 2.500000e-01, i64 %26, ptr %27, i64 1000, ptr %28, ptr %29, i64 %30)
  %32 = extractvalue { { ptr, ptr, i64, [1 x i64], [1 x i64] }, i8, { ptr, ptr, i64 } } %31, 0
  %33 = extractvalue { { ptr, ptr, i64, [1 x i64], [1 x i64] }, i8, { ptr, ptr, i64 } } %31, 1
  %34 = extractvalue { { ptr, ptr, i64, [1 x i64], [1 x i64] }, i8, { ptr, ptr, i64 } } %31, 2
  %35 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %32, 1
  %36 = getelementptr i64, ptr %35, i64 1
  %37 = load i64, ptr %36, align 4
  %38 = sext i8 %33 to i64
  %39 = extractvalue { ptr, ptr, i64 } %34, 1
  %40 = load double, ptr %39, align 8
  %41 = fptosi double %40 to i64
  %42 = add i64 %37, %38
  %43 = add i64 %42, %41
  ret i64 %43
}

define i64 @_mlir_ciface_run(ptr %0, ptr %1, ptr %2) {
  %4 = load { ptr, ptr, i64, [1 x i64], [1 x i64] }, ptr %0, align 8
  %5 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %4, 0
  %6 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %4, 1
  %7 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %4, 2
  %8 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %4, 3, 0
  %9 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %4, 4, 0
  %10 = load { i64, ptr }, ptr %1, align 8
  %11 = extractvalue { i64, ptr } %10, 0
  %12 = extractvalue { i64, ptr } %10, 1
  %13 = load { ptr, ptr, i64 }, ptr %2, align 8
  %14 = extractvalue { ptr, ptr, i64 } %13, 0
  %15 = extractvalue { ptr, ptr, i64 } %13, 1
  %16 = extractvalue { ptr, ptr, i64 } %13, 2
  %17 = call i64 @run(ptr %5, ptr %6, i64 %7, i64 %8, i64 %9, i64 %11, ptr %12, ptr %14, ptr %15, i64 %16)
  ret i64 %17
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
