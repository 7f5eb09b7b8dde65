; A comparison of numbers that have one sign where the source compares them, and of such as need not have: poison.
;
; RUN: verify-lowering %S/Inputs/same-sign.mlir --lowered %s --check-runs=100 | FileCheck %s
; CHECK: @is_inside: proved
; CHECK: @counted: proved
; RUN: sed 's/icmp slt i32/icmp samesign slt i32/' %s > %t.ll
; RUN: expect-status 1 verify-lowering %S/Inputs/same-sign.mlir --lowered %t.ll | FileCheck %s --check-prefix=ANY
; ANY: @is_inside: proved
; ANY: @counted: proved
; ANY: @is_less: refuted: return-value: {{.*}} poison

define i1 @is_inside(ptr %allocated, ptr %aligned, i64 %offset, i64 %size, i64 %stride, i64 %i) {
  %p = getelementptr i1, ptr %aligned, i64 %i
  %x = load i1, ptr %p
  %c = icmp samesign ult i64 %i, %size
  ret i1 %c
}

define i32 @counted(i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %end

loop:
  %i = phi i32 [ %next, %loop ], [ 0, %entry ]
  %sum = phi i32 [ %more, %loop ], [ 0, %entry ]
  %more = add i32 %sum, %i
  %next = add nuw nsw i32 %i, 1
  %again = icmp samesign ult i32 %next, %n
  br i1 %again, label %loop, label %end

end:
  %result = phi i32 [ 0, %entry ], [ %more, %loop ]
  ret i32 %result
}

define i1 @is_less(i32 %a, i32 %b) {
  %c = icmp slt i32 %a, %b
  ret i1 %c
}
