// A `speculatable` function may be called where the source does not call it, unless the call or the declaration claims what is undefined
// behaviour where it does not hold. What makes poison does no harm there. Source: LLVM Language Reference, "Function Attributes",
// speculatable; "Parameter Attributes", range, noundef.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/plain.src.ll --lowered %t/plain.low.ll | FileCheck %s --check-prefix=PLAIN
// PLAIN: @f: proved
// RUN: expect-status 2 verify-lowering %t/range.src.ll --lowered %t/range.low.ll | FileCheck %s --check-prefix=RANGE
// RANGE: @f: unknown: call
// RUN: expect-status 2 verify-lowering %t/declared.src.ll --lowered %t/declared.low.ll | FileCheck %s --check-prefix=DECLARED
// DECLARED: @f: unknown: call
// RUN: expect-status 1 verify-lowering %t/noundef.src.ll --lowered %t/noundef.low.ll | FileCheck %s --check-prefix=NOUNDEF
// NOUNDEF: @f: refuted: call
// RUN: expect-status 1 verify-lowering %t/argument.src.ll --lowered %t/argument.low.ll | FileCheck %s --check-prefix=ARGUMENT
// ARGUMENT: @f: refuted: call
// RUN: expect-status 1 verify-lowering %t/unclaimed.src.ll --lowered %t/unclaimed.low.ll | FileCheck %s --check-prefix=UNCLAIMED
// UNCLAIMED: @f: refuted: call
// RUN: expect-status 2 verify-lowering %t/later.src.ll --lowered %t/later.low.ll | FileCheck %s --check-prefix=LATER
// LATER: @f: unknown

//--- plain.src.ll
declare i32 @h(i32) speculatable memory(none) nounwind willreturn
define i32 @f(i32 %x, i1 noundef %c) {
  br i1 %c, label %y, label %n
y:
  %a = call i32 @h(i32 %x)
  ret i32 %a
n:
  ret i32 0
}
//--- plain.low.ll
declare i32 @h(i32) speculatable memory(none) nounwind willreturn
define i32 @f(i32 %x, i1 noundef %c) {
  %a = call i32 @h(i32 %x)
  %r = select i1 %c, i32 %a, i32 0
  ret i32 %r
}

//--- range.src.ll
declare i32 @h(i32) speculatable memory(none) nounwind willreturn
define i32 @f(i32 %x, i1 noundef %c) {
  br i1 %c, label %y, label %n
y:
  %a = call range(i32 0, 100) i32 @h(i32 %x)
  ret i32 %a
n:
  ret i32 0
}
//--- range.low.ll
declare i32 @h(i32) speculatable memory(none) nounwind willreturn
define i32 @f(i32 %x, i1 noundef %c) {
  %a = call range(i32 0, 100) i32 @h(i32 %x)
  %r = select i1 %c, i32 %a, i32 0
  ret i32 %r
}

//--- declared.src.ll
declare range(i32 0, 100) i32 @h(i32) speculatable memory(none) nounwind willreturn
define i32 @f(i32 %x, i1 noundef %c) {
  br i1 %c, label %y, label %n
y:
  %a = call i32 @h(i32 %x)
  ret i32 %a
n:
  ret i32 0
}
//--- declared.low.ll
declare range(i32 0, 100) i32 @h(i32) speculatable memory(none) nounwind willreturn
define i32 @f(i32 %x, i1 noundef %c) {
  %a = call i32 @h(i32 %x)
  %r = select i1 %c, i32 %a, i32 0
  ret i32 %r
}

//--- noundef.src.ll
declare i32 @h(i32) speculatable memory(none) nounwind willreturn
define i32 @f(i32 %x, i1 noundef %c) {
  br i1 %c, label %y, label %n
y:
  %a = call noundef i32 @h(i32 %x)
  ret i32 %a
n:
  ret i32 0
}
//--- noundef.low.ll
declare i32 @h(i32) speculatable memory(none) nounwind willreturn
define i32 @f(i32 %x, i1 noundef %c) {
  %a = call noundef i32 @h(i32 %x)
  %r = select i1 %c, i32 %a, i32 0
  ret i32 %r
}

//--- argument.src.ll
declare i32 @h(i32 noundef) speculatable memory(none) nounwind willreturn
define i32 @f(i32 %x, i1 noundef %c) {
  br i1 %c, label %y, label %n
y:
  %a = call i32 @h(i32 %x)
  ret i32 %a
n:
  ret i32 0
}
//--- argument.low.ll
declare i32 @h(i32 noundef) speculatable memory(none) nounwind willreturn
define i32 @f(i32 %x, i1 noundef %c) {
  %a = call i32 @h(i32 %x)
  %r = select i1 %c, i32 %a, i32 0
  ret i32 %r
}

//--- unclaimed.src.ll
declare i32 @h(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, i1 noundef %c) {
  br i1 %c, label %y, label %n
y:
  %a = call range(i32 0, 100) i32 @h(i32 %x)
  ret i32 %a
n:
  ret i32 0
}
//--- unclaimed.low.ll
declare i32 @h(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, i1 noundef %c) {
  %a = call range(i32 0, 100) i32 @h(i32 %x)
  %r = select i1 %c, i32 %a, i32 0
  ret i32 %r
}

//--- later.src.ll
declare void @k()
declare i32 @h(i32) speculatable memory(none) nounwind willreturn
define i32 @f(i32 %x) {
  call void @k()
  %a = call i32 @h(i32 %x)
  ret i32 %a
}
//--- later.low.ll
declare void @k()
declare i32 @h(i32) speculatable memory(none) nounwind willreturn
define i32 @f(i32 %x) {
  %a = call range(i32 0, 100) i32 @h(i32 %x)
  call void @k()
  ret i32 %a
}
