define i1 @by_itself(i1 %given) {
  ret i1 %given

nobody:
  %one = phi i1
  %other = phi float, !dbg !0
  %sum = fadd float %other, %other
  ret i1 %one
}

define i32 @behind_it(i32 %given) {
  ret i32 %given

nobody:
  %one = phi i32
  br label %next

next:
  %two = phi i32 [ %one, %nobody ]
  ret i32 %two
}

!0 = !{}
