define i32 @same(i32 %x) {
  ret i32 %x
}
!nvvm.annotations = !{!0}
!0 = !{ptr @same, !"kernel", i32 1}
