; What LLVM IR has for a global, a declaration, a loop with phis and memory.
@limit = internal constant i32 12

declare void @tell(i32)

define i32 @total(ptr %items, i32 %count) {
entry:
  %empty = icmp sle i32 %count, 0
  br i1 %empty, label %done, label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %wide = sext i32 %i to i64
  %place = getelementptr inbounds i32, ptr %items, i64 %wide
  %item = load i32, ptr %place, align 4
  %more = add nsw i32 %sum, %item
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %count
  br i1 %again, label %loop, label %done

done:
  %result = phi i32 [ 0, %entry ], [ %more, %loop ]
  %top = load i32, ptr @limit, align 4
  call void @tell(i32 %top)
  ret i32 %result
}
