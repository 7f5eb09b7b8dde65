// A call without side effects may claim of its result what the declaration does not: out of the range it is poison for that call alone.
// (LLVM Language Reference, "Parameter Attributes", range; "Function Attributes", memory(none).)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/folded.src.ll --lowered %t/folded.low.ll | FileCheck %s --check-prefix=FOLDED
// FOLDED: @f: proved
// RUN: expect-status 1 verify-lowering %t/folded-too-far.src.ll --lowered %t/folded-too-far.low.ll | FileCheck %s --check-prefix=FOLDED-TOO-FAR
// FOLDED-TOO-FAR: @f: refuted: return-value: result 0 differs: it is false in the source, true in the lowering
// RUN: expect-status 1 verify-lowering %t/of-the-other.src.ll --lowered %t/of-the-other.low.ll | FileCheck %s --check-prefix=OF-THE-OTHER
// OF-THE-OTHER: @f: refuted: return-value: result 0 differs
// RUN: expect-status 2 verify-lowering %t/claimed-by-the-lowering.src.ll --lowered %t/claimed-by-the-lowering.low.ll | FileCheck %s --check-prefix=CLAIMED
// CLAIMED: @f: unknown: call
// RUN: expect-status 0 verify-lowering --check-runs=200 %t/in-both.src.ll --lowered %t/in-both.low.ll | FileCheck %s --check-prefix=IN-BOTH
// IN-BOTH: @f: proved
// IN-BOTH: @h: proved
//
//--- folded.src.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i1 @f(i32 %x) {
  %r = call range(i32 0, 10) i32 @g(i32 %x)
  %c = icmp ult i32 %r, 10
  ret i1 %c
}
//--- folded.low.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i1 @f(i32 %x) {
  ret i1 true
}
//--- folded-too-far.src.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i1 @f(i32 %x) {
  %r = call range(i32 0, 10) i32 @g(i32 %x)
  %c = icmp ult i32 %r, 9
  ret i1 %c
}
//--- folded-too-far.low.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i1 @f(i32 %x) {
  ret i1 true
}
//--- of-the-other.src.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i1 @f(i32 %x, i1 %b) {
  br i1 %b, label %t, label %e
t:
  %r = call range(i32 0, 10) i32 @g(i32 %x)
  %c = icmp ult i32 %r, 10
  ret i1 %c
e:
  %s = call i32 @g(i32 %x)
  %d = icmp ult i32 %s, 10
  ret i1 %d
}
//--- of-the-other.low.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i1 @f(i32 %x, i1 %b) {
  ret i1 true
}
//--- claimed-by-the-lowering.src.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- claimed-by-the-lowering.low.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x) {
  %r = call range(i32 0, 10) i32 @g(i32 %x)
  ret i32 %r
}
//--- in-both.src.ll
declare noundef range(i32 0, 10) i32 @g(i32) memory(none) nounwind willreturn
declare noundef nofpclass(nan inf) float @k(float) memory(none) nounwind willreturn
define i1 @f(i32 %x) {
  %r = call noundef range(i32 9, 21) i32 @g(i32 %x)
  %c = icmp ult i32 %r, 10
  ret i1 %c
}
define i1 @h(float %x) {
  %r = call noundef nofpclass(zero sub) float @k(float %x)
  %c = fcmp uno float %r, %r
  ret i1 %c
}
//--- in-both.low.ll
declare noundef range(i32 0, 10) i32 @g(i32) memory(none) nounwind willreturn
declare noundef nofpclass(nan inf) float @k(float) memory(none) nounwind willreturn
define i1 @f(i32 %x) {
  ret i1 true
}
define i1 @h(float %x) {
  ret i1 false
}
