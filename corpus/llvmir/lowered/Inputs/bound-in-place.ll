declare i32 @next()

define i32 @first() {
  %x = call i32 @next(), !range !0
  ret i32 %x
}

!0 = !{i32 0, i32 10}
