; The translation of our own lowering of execute/c/callbacks.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../execute/c/callbacks.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../execute/c/callbacks.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%46 = extractvalue { ptr, ptr, i64, \[1 x i64\], \[1 x i64\] } %45, 3, 0/%46 = extractvalue { ptr, ptr, i64, \[1 x i64\], \[1 x i64\] } %45, 4, 0/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../execute/c/callbacks.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @run: proved
; WRONG: @run: refuted

declare void @free(ptr)

define private void @scale(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, float %7) {
  %9 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
  %10 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %9, ptr %1, 1
  %11 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %10, i64 %2, 2
  %12 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %11, i64 %3, 3, 0
  %13 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %12, i64 %5, 4, 0
  %14 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %13, i64 %4, 3, 1
  %15 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, i64 %6, 4, 1
  %16 = alloca { ptr, ptr, i64, [2 x i64], [2 x i64] }, i64 1, align 8
  store { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, ptr %16, align 8
  call void @_mlir_ciface_scale(ptr %16, float %7)
  ret void
}

declare void @_mlir_ciface_scale(ptr, float)

define private float @norm(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
  %9 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, ptr %1, 1
  %10 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %9, i64 %2, 2
  %11 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %10, i64 %3, 3, 0
  %12 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %11, i64 %5, 4, 0
  %13 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %12, i64 %4, 3, 1
  %14 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %13, i64 %6, 4, 1
  %15 = alloca { ptr, ptr, i64, [2 x i64], [2 x i64] }, i64 1, align 8
  store { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, ptr %15, align 8
  %16 = call float @_mlir_ciface_norm(ptr %15)
  ret float %16
}

declare float @_mlir_ciface_norm(ptr)

define private { ptr, ptr, i64, [1 x i64], [1 x i64] } @make(i64 %0) {
  %2 = alloca { ptr, ptr, i64, [1 x i64], [1 x i64] }, i64 1, align 8
  call void @_mlir_ciface_make(ptr %2, i64 %0)
  %3 = load { ptr, ptr, i64, [1 x i64], [1 x i64] }, ptr %2, align 8
  ret { ptr, ptr, i64, [1 x i64], [1 x i64] } %3
}

declare void @_mlir_ciface_make(ptr, i64)

define private { i64, i64 } @extremes(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) {
  %6 = alloca { i64, i64 }, i64 1, align 8
  %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, ptr %1, 1
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %2, 2
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %3, 3, 0
  %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, i64 %4, 4, 0
  %12 = alloca { ptr, ptr, i64, [1 x i64], [1 x i64] }, i64 1, align 8
  store { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, ptr %12, align 8
  call void @_mlir_ciface_extremes(ptr %6, ptr %12)
  %13 = load { i64, i64 }, ptr %6, align 4
  ret { i64, i64 } %13
}

declare void @_mlir_ciface_extremes(ptr, ptr)

define private void @show(i64 %0) {
  call void @_mlir_ciface_show(i64 %0)
  ret void
}

declare void @_mlir_ciface_show(i64)

define void @run() {
  %1 = alloca float, i64 4, align 4
  %2 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %1, 0
  %3 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %2, ptr %1, 1
  %4 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %3, i64 0, 2
  %5 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %4, i64 2, 3, 0
  %6 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %5, i64 2, 3, 1
  %7 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %6, i64 2, 4, 0
  %8 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %7, i64 1, 4, 1
  %9 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, 1
  %10 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, 4, 0
  %11 = mul i64 0, %10
  %12 = add i64 %11, 0
  %13 = getelementptr float, ptr %9, i64 %12
  store float 1.500000e+00, ptr %13, align 4
  %14 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, 1
  %15 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, 4, 0
  %16 = mul i64 0, %15
  %17 = add i64 %16, 1
  %18 = getelementptr float, ptr %14, i64 %17
  store float 1.500000e+00, ptr %18, align 4
  %19 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, 1
  %20 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, 4, 0
  %21 = mul i64 1, %20
  %22 = add i64 %21, 0
  %23 = getelementptr float, ptr %19, i64 %22
  store float -4.000000e+00, ptr %23, align 4
  %24 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, 1
  %25 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, 4, 0
  %26 = mul i64 1, %25
  %27 = add i64 %26, 1
  %28 = getelementptr float, ptr %24, i64 %27
  store float 1.500000e+00, ptr %28, align 4
  %29 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, 0
  %30 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, 1
  %31 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, 2
  %32 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, 3, 0
  %33 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, 3, 1
  %34 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, 4, 0
  %35 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, 4, 1
  call void @scale(ptr %29, ptr %30, i64 %31, i64 %32, i64 %33, i64 %34, i64 %35, float 1.000000e+01)
  %36 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, 0
  %37 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, 1
  %38 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, 2
  %39 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, 3, 0
  %40 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, 3, 1
  %41 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, 4, 0
  %42 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, 4, 1
  %43 = call float @norm(ptr %36, ptr %37, i64 %38, i64 %39, i64 %40, i64 %41, i64 %42)
  %44 = fptosi float %43 to i64
  call void @show(i64 %44)
  %45 = call { ptr, ptr, i64, [1 x i64], [1 x i64] } @make(i64 5)
  %46 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %45, 3, 0
  call void @show(i64 %46)
  %47 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %45, 0
  %48 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %45, 1
  %49 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %45, 2
  %50 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %45, 3, 0
  %51 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %45, 4, 0
  %52 = call { i64, i64 } @extremes(ptr %47, ptr %48, i64 %49, i64 %50, i64 %51)
  %53 = extractvalue { i64, i64 } %52, 0
  %54 = extractvalue { i64, i64 } %52, 1
  call void @show(i64 %53)
  call void @show(i64 %54)
  %55 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %45, 0
  call void @free(ptr %55)
  ret void
}

define void @_mlir_ciface_run() {
  call void @run()
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
