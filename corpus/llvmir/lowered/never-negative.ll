; Right: the result is stated not to be negative, as the largest of zero and of what is read. With the smallest it may be.
;
; RUN: verify-lowering %S/Inputs/never-negative.mlir --lowered %s | FileCheck %s
; CHECK: @largest: proved
; RUN: sed -e 's/maxsi/minsi/' %S/Inputs/never-negative.mlir > %t.mlir
; RUN: sed -e 's/smax/smin/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %t.mlir --lowered %t.ll | FileCheck %s --check-prefix=SMALLEST
; SMALLEST: @largest: refuted

declare i32 @llvm.smax.i32(i32, i32)

define range(i32 0, -2147483648) i32 @largest(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) {
  %6 = icmp sgt i64 %3, 0
  br i1 %6, label %round, label %end
round:
  %7 = phi i32 [ %11, %round ], [ 0, %5 ]
  %8 = phi i64 [ %12, %round ], [ 0, %5 ]
  %9 = getelementptr i32, ptr %1, i64 %8
  %10 = load i32, ptr %9, align 4
  %11 = call i32 @llvm.smax.i32(i32 %7, i32 %10)
  %12 = add i64 %8, 1
  %13 = icmp slt i64 %12, %3
  br i1 %13, label %round, label %end
end:
  %14 = phi i32 [ 0, %5 ], [ %11, %round ]
  ret i32 %14
}
