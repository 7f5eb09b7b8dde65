; The translation of our own lowering of execute/arith/division-signed.mlir, and one wrong instruction in it.
;
; RUN: sed -e '/^;/d' -e '/^$/d' %s > %t.this && lower-mlir --emit=llvm %S/../../execute/arith/division-signed.mlir -o %t.made
; RUN: sed -e '/^;/d' -e '/^$/d' -e '/^source_filename/d' -e '/^target/d' %t.made | diff %t.this -
; RUN: verify-lowering %S/../../execute/arith/division-signed.mlir --lowered %s | FileCheck %s
; RUN: sed 's/%5 = sdiv i32 %0, %1/%5 = udiv i32 %0, %1/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/../../execute/arith/division-signed.mlir --lowered %t.ll | FileCheck %s --check-prefix=WRONG
; CHECK: @all: proved
; WRONG: @all: refuted

declare void @printI64(i64)

declare void @printComma()

declare void @printNewline()

define void @all(i32 %0, i32 %1) {
  %3 = sdiv i32 %0, %1
  %4 = srem i32 %0, %1
  %5 = sdiv i32 %0, %1
  %6 = mul i32 %5, %1
  %7 = icmp ne i32 %0, %6
  %8 = icmp slt i32 %0, 0
  %9 = icmp slt i32 %1, 0
  %10 = icmp ne i1 %8, %9
  %11 = and i1 %7, %10
  %12 = add i32 %5, -1
  %13 = select i1 %11, i32 %12, i32 %5
  %14 = sdiv i32 %0, %1
  %15 = mul i32 %14, %1
  %16 = icmp ne i32 %0, %15
  %17 = icmp slt i32 %0, 0
  %18 = icmp slt i32 %1, 0
  %19 = icmp eq i1 %17, %18
  %20 = and i1 %16, %19
  %21 = add i32 %14, 1
  %22 = select i1 %20, i32 %21, i32 %14
  %23 = sext i32 %3 to i64
  %24 = sext i32 %4 to i64
  %25 = sext i32 %13 to i64
  %26 = sext i32 %22 to i64
  call void @printI64(i64 %23)
  call void @printComma()
  call void @printI64(i64 %24)
  call void @printComma()
  call void @printI64(i64 %25)
  call void @printComma()
  call void @printI64(i64 %26)
  call void @printNewline()
  ret void
}

define void @main() {
  call void @all(i32 7, i32 2)
  call void @all(i32 -7, i32 2)
  call void @all(i32 7, i32 -2)
  call void @all(i32 -7, i32 -2)
  call void @all(i32 6, i32 -2)
  call void @all(i32 0, i32 -7)
  call void @all(i32 -2147483648, i32 7)
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
