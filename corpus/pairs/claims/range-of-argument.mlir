// A number outside of an argument's range is poison, so what the range makes of an operation may replace it. Source: LLVM
// Language Reference, "Parameter Attributes": range.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/masked.src.ll --lowered %t/masked.low.ll | FileCheck %s --check-prefix=MASKED
// MASKED: @f: proved
// RUN: expect-status 1 verify-lowering %t/wider.src.ll --lowered %t/wider.low.ll | FileCheck %s --check-prefix=WIDER
// WIDER: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the
// RUN: expect-status 1 verify-lowering %t/other.src.ll --lowered %t/other.low.ll | FileCheck %s --check-prefix=OTHER
// OTHER: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the
// RUN: expect-status 0 verify-lowering %t/around.src.ll --lowered %t/around.low.ll | FileCheck %s --check-prefix=AROUND
// AROUND: @f: proved
// RUN: expect-status 0 verify-lowering %t/dropped.src.ll --lowered %t/dropped.low.ll | FileCheck %s --check-prefix=DROPPED
// DROPPED: @f: proved
// RUN: expect-status 0 verify-lowering %t/noundef.src.ll --lowered %t/noundef.low.ll | FileCheck %s --check-prefix=NOUNDEF
// NOUNDEF: @f: proved
// RUN: expect-status 1 verify-lowering %t/unused.src.ll --lowered %t/unused.low.ll | FileCheck %s --check-prefix=UNUSED
// UNUSED: @f: refuted: control: the lowering is undefined: a branch depends on poison

//--- masked.src.ll
define i32 @f(i32 range(i32 0, 4) %x) {
  %r = and i32 %x, 3
  ret i32 %r
}
//--- masked.low.ll
define i32 @f(i32 range(i32 0, 4) %x) {
  ret i32 %x
}
//--- wider.src.ll
define i32 @f(i32 range(i32 0, 5) %x) {
  %r = and i32 %x, 3
  ret i32 %r
}
//--- wider.low.ll
define i32 @f(i32 range(i32 0, 5) %x) {
  ret i32 %x
}
//--- other.src.ll
define i32 @f(i32 range(i32 0, 4) %y, i32 %x) {
  %r = and i32 %x, 3
  ret i32 %r
}
//--- other.low.ll
define i32 @f(i32 range(i32 0, 4) %y, i32 %x) {
  ret i32 %x
}
//--- around.src.ll
define i32 @f(i32 range(i32 -2, 2) %x) {
  %a = add i32 %x, 2
  %c = icmp ult i32 %a, 4
  %r = zext i1 %c to i32
  ret i32 %r
}
//--- around.low.ll
define i32 @f(i32 %x) {
  ret i32 1
}
//--- dropped.src.ll
define i32 @f(i32 range(i32 0, 4) %x) {
  %r = and i32 %x, 3
  ret i32 %r
}
//--- dropped.low.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
//--- noundef.src.ll
define i32 @f(i32 noundef range(i32 0, 4) %x) {
  %c = icmp ult i32 %x, 4
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 0
}
//--- noundef.low.ll
define i32 @f(i32 noundef range(i32 0, 4) %x) {
  ret i32 1
}
//--- unused.src.ll
declare void @g(i32)
define i32 @f(i32 range(i32 0, 4) %x) {
  call void @g(i32 7)
  ret i32 0
}
//--- unused.low.ll
declare void @g(i32)
define i32 @f(i32 range(i32 0, 4) %x) {
  %c = icmp ult i32 %x, 4
  br i1 %c, label %a, label %b
a:
  call void @g(i32 7)
  ret i32 0
b:
  ret i32 0
}
