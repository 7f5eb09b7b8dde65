; The translation of our own lowering of execute/arith/compare-integers.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../execute/arith/compare-integers.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../execute/arith/compare-integers.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%7 = icmp sgt i16 %0, %1/%7 = icmp sge i16 %0, %1/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../execute/arith/compare-integers.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @bits: proved
; WRONG: @bits: refuted

declare void @printI64(i64)

declare void @printNewline()

define void @say(i64 %0) {
  call void @printI64(i64 %0)
  call void @printNewline()
  ret void
}

define i64 @bits(i16 %0, i16 %1) {
  %3 = icmp eq i16 %0, %1
  %4 = icmp ne i16 %0, %1
  %5 = icmp slt i16 %0, %1
  %6 = icmp sle i16 %0, %1
  %7 = icmp sgt i16 %0, %1
  %8 = icmp sge i16 %0, %1
  %9 = icmp ult i16 %0, %1
  %10 = icmp ule i16 %0, %1
  %11 = icmp ugt i16 %0, %1
  %12 = icmp uge i16 %0, %1
  %13 = call i64 @push(i64 0, i1 %12)
  %14 = call i64 @push(i64 %13, i1 %11)
  %15 = call i64 @push(i64 %14, i1 %10)
  %16 = call i64 @push(i64 %15, i1 %9)
  %17 = call i64 @push(i64 %16, i1 %8)
  %18 = call i64 @push(i64 %17, i1 %7)
  %19 = call i64 @push(i64 %18, i1 %6)
  %20 = call i64 @push(i64 %19, i1 %5)
  %21 = call i64 @push(i64 %20, i1 %4)
  %22 = call i64 @push(i64 %21, i1 %3)
  ret i64 %22
}

define i64 @push(i64 %0, i1 %1) {
  %3 = shl i64 %0, 1
  %4 = zext i1 %1 to i64
  %5 = or i64 %3, %4
  ret i64 %5
}

define void @main() {
  %1 = call i64 @bits(i16 -5, i16 9)
  %2 = call i64 @bits(i16 9, i16 -5)
  %3 = call i64 @bits(i16 9, i16 9)
  call void @say(i64 %1)
  call void @say(i64 %2)
  call void @say(i64 %3)
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
