define i32 @same(i32 %x) {
  ret i32 %x
}
!llvm.linker.options = !{!0}
!0 = !{!"-lm"}
