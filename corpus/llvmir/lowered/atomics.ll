; The translation of our own lowering of examples/atomics.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../examples/atomics.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../examples/atomics.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%15 = icmp slt i64 %14, %5/%15 = icmp sle i64 %14, %5/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../examples/atomics.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @each: proved
; WRONG: @each: refuted

define i32 @add(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i32 %6) {
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, ptr %1, 1
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %2, 2
  %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, i64 %3, 3, 0
  %12 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, i64 %4, 4, 0
  %13 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, 1
  %14 = getelementptr i32, ptr %13, i64 %5
  %15 = atomicrmw add ptr %14, i32 %6 acq_rel, align 4
  ret i32 %15
}

define float @fadd(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, float %9) {
  %11 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
  %12 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %11, ptr %1, 1
  %13 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %12, i64 %2, 2
  %14 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %13, i64 %3, 3, 0
  %15 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, i64 %5, 4, 0
  %16 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, i64 %4, 3, 1
  %17 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, i64 %6, 4, 1
  %18 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %17, 1
  %19 = mul i64 %7, 4
  %20 = add i64 %19, %8
  %21 = getelementptr float, ptr %18, i64 %20
  %22 = atomicrmw fadd ptr %21, float %9 acq_rel, align 4
  ret float %22
}

define i64 @exchange(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, ptr %1, 1
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %2, 2
  %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, i64 %3, 3, 0
  %12 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, i64 %4, 4, 0
  %13 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, 1
  %14 = getelementptr i64, ptr %13, i64 %5
  %15 = atomicrmw xchg ptr %14, i64 %6 acq_rel, align 8
  ret i64 %15
}

define void @range(ptr %0, ptr %1, i64 %2, ptr %3, ptr %4, i64 %5, i64 %6) {
  %8 = insertvalue { ptr, ptr, i64 } poison, ptr %3, 0
  %9 = insertvalue { ptr, ptr, i64 } %8, ptr %4, 1
  %10 = insertvalue { ptr, ptr, i64 } %9, i64 %5, 2
  %11 = insertvalue { ptr, ptr, i64 } poison, ptr %0, 0
  %12 = insertvalue { ptr, ptr, i64 } %11, ptr %1, 1
  %13 = insertvalue { ptr, ptr, i64 } %12, i64 %2, 2
  %14 = extractvalue { ptr, ptr, i64 } %13, 1
  %15 = atomicrmw min ptr %14, i64 %6 acq_rel, align 8
  %16 = extractvalue { ptr, ptr, i64 } %10, 1
  %17 = atomicrmw max ptr %16, i64 %6 acq_rel, align 8
  ret void
}

define void @unsigned_range(ptr %0, ptr %1, i64 %2, ptr %3, ptr %4, i64 %5, i16 %6) {
  %8 = insertvalue { ptr, ptr, i64 } poison, ptr %3, 0
  %9 = insertvalue { ptr, ptr, i64 } %8, ptr %4, 1
  %10 = insertvalue { ptr, ptr, i64 } %9, i64 %5, 2
  %11 = insertvalue { ptr, ptr, i64 } poison, ptr %0, 0
  %12 = insertvalue { ptr, ptr, i64 } %11, ptr %1, 1
  %13 = insertvalue { ptr, ptr, i64 } %12, i64 %2, 2
  %14 = extractvalue { ptr, ptr, i64 } %13, 1
  %15 = atomicrmw umin ptr %14, i16 %6 acq_rel, align 2
  %16 = extractvalue { ptr, ptr, i64 } %10, 1
  %17 = atomicrmw umax ptr %16, i16 %6 acq_rel, align 2
  ret void
}

define i8 @flags(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i8 %6, i8 %7) {
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, ptr %1, 1
  %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, i64 %2, 2
  %12 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, i64 %3, 3, 0
  %13 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, i64 %4, 4, 0
  %14 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %13, 1
  %15 = getelementptr i8, ptr %14, i64 1
  %16 = mul i64 %5, 2
  %17 = getelementptr i8, ptr %15, i64 %16
  %18 = atomicrmw and ptr %17, i8 %7 acq_rel, align 1
  %19 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %13, 1
  %20 = getelementptr i8, ptr %19, i64 1
  %21 = mul i64 %5, 2
  %22 = getelementptr i8, ptr %20, i64 %21
  %23 = atomicrmw or ptr %22, i8 %6 acq_rel, align 1
  ret i8 %23
}

define i32 @multiply(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i32 %6) {
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, ptr %1, 1
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %2, 2
  %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, i64 %3, 3, 0
  %12 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, i64 %4, 4, 0
  %13 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, 1
  %14 = getelementptr i32, ptr %13, i64 %5
  %15 = load i32, ptr %14, align 4
  br label %16

16:                                               ; preds = %16, %7
  %17 = phi i32 [ %20, %16 ], [ %15, %7 ]
  %18 = mul i32 %6, %17
  %19 = cmpxchg ptr %14, i32 %17, i32 %18 acq_rel monotonic, align 4
  %20 = extractvalue { i32, i1 } %19, 0
  %21 = extractvalue { i32, i1 } %19, 1
  br i1 %21, label %22, label %16

22:                                               ; preds = %16
  %23 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, 1
  %24 = getelementptr i32, ptr %23, i64 %5
  store i32 %20, ptr %24, align 4
  %25 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, 1
  %26 = getelementptr i32, ptr %25, i64 %5
  %27 = load i32, ptr %26, align 4
  ret i32 %27
}

define void @each(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i32 %6) {
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, ptr %1, 1
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %2, 2
  %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, i64 %3, 3, 0
  %12 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, i64 %4, 4, 0
  br label %13

13:                                               ; preds = %26, %7
  %14 = phi i64 [ %27, %26 ], [ 0, %7 ]
  %15 = icmp slt i64 %14, %5
  br i1 %15, label %16, label %28

16:                                               ; preds = %13
  %17 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, 1
  %18 = getelementptr i32, ptr %17, i64 %14
  %19 = load i32, ptr %18, align 4
  br label %20

20:                                               ; preds = %20, %16
  %21 = phi i32 [ %24, %20 ], [ %19, %16 ]
  %22 = mul i32 %6, %21
  %23 = cmpxchg ptr %18, i32 %21, i32 %22 acq_rel monotonic, align 4
  %24 = extractvalue { i32, i1 } %23, 0
  %25 = extractvalue { i32, i1 } %23, 1
  br i1 %25, label %26, label %20

26:                                               ; preds = %20
  %27 = add i64 %14, 1
  br label %13

28:                                               ; preds = %13
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
