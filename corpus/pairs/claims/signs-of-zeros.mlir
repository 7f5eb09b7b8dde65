// Where the source says `nsz` a zero has either sign: a run in which the lowering has the other one is no counterexample,
// and one in which the numbers differ is. Source: LLVM Language Reference, "Fast-Math Flags".
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/sum.src.ll --lowered %t/sum.low.ll | FileCheck %s --check-prefix=SUM
// SUM: @f: proved
// RUN: expect-status 1 verify-lowering %t/sum-without.src.ll \
// RUN:   --lowered %t/sum-without.low.ll | FileCheck %s --check-prefix=SUM-WITHOUT
// SUM-WITHOUT: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the
// RUN: expect-status 1 verify-lowering %t/sum-of-one.src.ll \
// RUN:   --lowered %t/sum-of-one.low.ll | FileCheck %s --check-prefix=SUM-OF-ONE
// SUM-OF-ONE: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the
// RUN: expect-status 1 verify-lowering %t/flag-on-other.src.ll \
// RUN:   --lowered %t/flag-on-other.low.ll | FileCheck %s --check-prefix=FLAG-ON-OTHER
// FLAG-ON-OTHER: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the
// RUN: expect-status 1 verify-lowering %t/flag-in-lowering-only.src.ll \
// RUN:   --lowered %t/flag-in-lowering-only.low.ll | FileCheck %s --check-prefix=FLAG-IN-LOWERING-ONLY
// FLAG-IN-LOWERING-ONLY: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the
// RUN: expect-status 1 verify-lowering %t/difference-of-selects.src.ll \
// RUN:   --lowered %t/difference-of-selects.low.ll | FileCheck %s --check-prefix=DIFFERENCE-OF-SELECTS
// DIFFERENCE-OF-SELECTS: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}}F{{.*}} in
// RUN: expect-status 0 verify-lowering %t/flag-dropped.src.ll \
// RUN:   --lowered %t/flag-dropped.low.ll | FileCheck %s --check-prefix=FLAG-DROPPED
// FLAG-DROPPED: @f: proved
// RUN: expect-status 1 verify-lowering %t/negated-difference.src.ll \
// RUN:   --lowered %t/negated-difference.low.ll | FileCheck %s --check-prefix=NEGATED-DIFFERENCE
// NEGATED-DIFFERENCE: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the

//--- sum.src.ll
define float @f(float %x) {
  %r = fadd nsz float %x, 0.0
  ret float %r
}
//--- sum.low.ll
define float @f(float %x) {
  ret float %x
}
//--- sum-without.src.ll
define float @f(float %x) {
  %r = fadd float %x, 0.0
  ret float %r
}
//--- sum-without.low.ll
define float @f(float %x) {
  ret float %x
}
//--- sum-of-one.src.ll
define float @f(float %x) {
  %r = fadd nsz float %x, 1.0
  ret float %r
}
//--- sum-of-one.low.ll
define float @f(float %x) {
  ret float %x
}
//--- flag-on-other.src.ll
@g = global float 0.0
define float @f(float %x, float %y) {
  %s = fadd nsz float %y, 1.0
  %r = fadd float %x, 0.0
  store float %s, ptr @g
  ret float %r
}
//--- flag-on-other.low.ll
@g = global float 0.0
define float @f(float %x, float %y) {
  %s = fadd nsz float %y, 1.0
  store float %s, ptr @g
  ret float %x
}
//--- flag-in-lowering-only.src.ll
define float @f(float %x) {
  %r = fadd float %x, 0.0
  ret float %r
}
//--- flag-in-lowering-only.low.ll
define float @f(float %x) {
  %r = fadd nsz float %x, 0.0
  ret float %r
}
//--- difference-of-selects.src.ll
define float @f(i1 noundef %c, float %x, float %y) {
  %r = select nsz i1 %c, float %x, float %y
  ret float %r
}
//--- difference-of-selects.low.ll
define float @f(i1 noundef %c, float %x, float %y) {
  %r = select i1 %c, float %y, float %x
  ret float %r
}
//--- flag-dropped.src.ll
define float @f(i1 noundef %c, float %x, float %y) {
  %r = select nsz i1 %c, float %x, float %y
  ret float %r
}
//--- flag-dropped.low.ll
define float @f(i1 noundef %c, float %x, float %y) {
  %r = select i1 %c, float %x, float %y
  ret float %r
}
//--- negated-difference.src.ll
define float @f(float %x, float %y) {
  %d = fsub nsz float %x, %y
  ret float %d
}
//--- negated-difference.low.ll
define float @f(float %x, float %y) {
  %d = fsub nsz float %y, %x
  ret float %d
}
