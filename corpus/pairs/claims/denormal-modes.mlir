// What a function does with denormal numbers is a mode: operands are zeros, results may be flushed, and the lowering has the
// mode of the source for each format that is computed with. Source: LLVM Language Reference, "Function Attributes", denormal-fp-
// math, denormal-fp-math-f32.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/same-PS.src.ll --lowered %t/same-PS.low.ll | FileCheck %s --check-prefix=SAME-PS
// SAME-PS: @f: proved
// RUN: expect-status 1 verify-lowering %t/lost-PS.src.ll --lowered %t/lost-PS.low.ll | FileCheck %s --check-prefix=LOST-PS
// LOST-PS: @f: refuted: attribute: the source has an attribute that the lowering has to keep, and has not, a mode: 'denormal_fp_m
// RUN: expect-status 1 verify-lowering %t/added-PS.src.ll --lowered %t/added-PS.low.ll | FileCheck %s --check-prefix=ADDED-PS
// ADDED-PS: @f: refuted: attribute: the lowering has an attribute that the source has not, a mode: 'denormal_fp_math'
// RUN: expect-status 0 verify-lowering %t/same-PZ.src.ll --lowered %t/same-PZ.low.ll | FileCheck %s --check-prefix=SAME-PZ
// SAME-PZ: @f: proved
// RUN: expect-status 1 verify-lowering %t/lost-PZ.src.ll --lowered %t/lost-PZ.low.ll | FileCheck %s --check-prefix=LOST-PZ
// LOST-PZ: @f: refuted: attribute: the source has an attribute that the lowering has to keep, and has not, a mode: 'denormal_fp_m
// RUN: expect-status 1 verify-lowering %t/added-PZ.src.ll --lowered %t/added-PZ.low.ll | FileCheck %s --check-prefix=ADDED-PZ
// ADDED-PZ: @f: refuted: attribute: the lowering has an attribute that the source has not, a mode: 'denormal_fp_math'
// RUN: expect-status 0 verify-lowering %t/same-DY.src.ll --lowered %t/same-DY.low.ll | FileCheck %s --check-prefix=SAME-DY
// SAME-DY: @f: proved
// RUN: expect-status 1 verify-lowering %t/lost-DY.src.ll --lowered %t/lost-DY.low.ll | FileCheck %s --check-prefix=LOST-DY
// LOST-DY: @f: refuted: attribute: the source has an attribute that the lowering has to keep, and has not, a mode: 'denormal_fp_m
// RUN: expect-status 1 verify-lowering %t/added-DY.src.ll --lowered %t/added-DY.low.ll | FileCheck %s --check-prefix=ADDED-DY
// ADDED-DY: @f: refuted: attribute: the lowering has an attribute that the source has not, a mode: 'denormal_fp_math'
// RUN: expect-status 0 verify-lowering %t/same-OUT.src.ll --lowered %t/same-OUT.low.ll | FileCheck %s --check-prefix=SAME-OUT
// SAME-OUT: @f: proved
// RUN: expect-status 1 verify-lowering %t/lost-OUT.src.ll --lowered %t/lost-OUT.low.ll | FileCheck %s --check-prefix=LOST-OUT
// LOST-OUT: @f: refuted: attribute: the source has an attribute that the lowering has to keep, and has not, a mode: 'denormal_fp_m
// RUN: expect-status 1 verify-lowering %t/added-OUT.src.ll --lowered %t/added-OUT.low.ll | FileCheck %s --check-prefix=ADDED-OUT
// ADDED-OUT: @f: refuted: attribute: the lowering has an attribute that the source has not, a mode: 'denormal_fp_math'
// RUN: expect-status 0 verify-lowering %t/same-F32.src.ll --lowered %t/same-F32.low.ll | FileCheck %s --check-prefix=SAME-F32
// SAME-F32: @f: proved
// RUN: expect-status 1 verify-lowering %t/lost-F32.src.ll --lowered %t/lost-F32.low.ll | FileCheck %s --check-prefix=LOST-F32
// LOST-F32: @f: refuted: attribute: the source has an attribute that the lowering has to keep, and has not, a mode:
// RUN: expect-status 1 verify-lowering %t/added-F32.src.ll --lowered %t/added-F32.low.ll | FileCheck %s --check-prefix=ADDED-F32
// ADDED-F32: @f: refuted: attribute: the lowering has an attribute that the source has not, a mode: 'denormal_fp_math_f32'
// RUN: expect-status 1 verify-lowering %t/other-mode.src.ll \
// RUN:   --lowered %t/other-mode.low.ll | FileCheck %s --check-prefix=OTHER-MODE
// OTHER-MODE: @f: refuted: attribute: the source has an attribute that the lowering has to keep, and has not, a mode: 'denormal_fp_m
// RUN: expect-status 1 verify-lowering %t/one-not-self.src.ll \
// RUN:   --lowered %t/one-not-self.low.ll | FileCheck %s --check-prefix=ONE-NOT-SELF
// ONE-NOT-SELF: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/one-out-self.src.ll \
// RUN:   --lowered %t/one-out-self.low.ll | FileCheck %s --check-prefix=ONE-OUT-SELF
// ONE-OUT-SELF: @f: proved
// RUN: expect-status 1 verify-lowering %t/one-dyn-self.src.ll \
// RUN:   --lowered %t/one-dyn-self.low.ll | FileCheck %s --check-prefix=ONE-DYN-SELF
// ONE-DYN-SELF: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/commuted.src.ll --lowered %t/commuted.low.ll | FileCheck %s --check-prefix=COMMUTED
// COMMUTED: @f: proved
// RUN: expect-status 1 verify-lowering %t/commuted-div.src.ll \
// RUN:   --lowered %t/commuted-div.low.ll | FileCheck %s --check-prefix=COMMUTED-DIV
// COMMUTED-DIV: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/spelt-twice.src.ll \
// RUN:   --lowered %t/spelt-twice.low.ll | FileCheck %s --check-prefix=SPELT-TWICE
// SPELT-TWICE: @f: proved
// RUN: expect-status 0 verify-lowering %t/one-word.src.ll --lowered %t/one-word.low.ll | FileCheck %s --check-prefix=ONE-WORD
// ONE-WORD: @f: proved
// RUN: expect-status 0 verify-lowering %t/f32-overrides.src.ll \
// RUN:   --lowered %t/f32-overrides.low.ll | FileCheck %s --check-prefix=F32-OVERRIDES
// F32-OVERRIDES: @f: proved
// RUN: expect-status 1 verify-lowering %t/f32-overrides-other.src.ll \
// RUN:   --lowered %t/f32-overrides-other.low.ll | FileCheck %s --check-prefix=F32-OVERRIDES-OTHER
// F32-OVERRIDES-OTHER: @f: refuted: attribute: the lowering has another mode than the source for what it computes with: 'denormal-fp-math'
// RUN: expect-status 0 verify-lowering %t/half-f32.src.ll --lowered %t/half-f32.low.ll | FileCheck %s --check-prefix=HALF-F32
// HALF-F32: @f: proved
// RUN: expect-status 1 verify-lowering %t/half-all.src.ll --lowered %t/half-all.low.ll | FileCheck %s --check-prefix=HALF-ALL
// HALF-ALL: @f: refuted: attribute: the source has an attribute that the lowering has to keep, and has not, a mode: 'denormal_fp_m
// RUN: expect-status 0 verify-lowering %t/double-f32-lost.src.ll \
// RUN:   --lowered %t/double-f32-lost.low.ll | FileCheck %s --check-prefix=DOUBLE-F32-LOST
// DOUBLE-F32-LOST: @f: proved
// RUN: expect-status 1 verify-lowering %t/both-f32-lost.src.ll \
// RUN:   --lowered %t/both-f32-lost.low.ll | FileCheck %s --check-prefix=BOTH-F32-LOST
// BOTH-F32-LOST: @f: refuted: attribute: the source has an attribute that the lowering has to keep, and has not, a mode:
// RUN: expect-status 0 verify-lowering %t/no-floats.src.ll --lowered %t/no-floats.low.ll | FileCheck %s --check-prefix=NO-FLOATS
// NO-FLOATS: @f: proved
// RUN: expect-status 0 verify-lowering %t/moved-only.src.ll \
// RUN:   --lowered %t/moved-only.low.ll | FileCheck %s --check-prefix=MOVED-ONLY
// MOVED-ONLY: @f: proved
// RUN: expect-status 0 verify-lowering %t/negated-only.src.ll \
// RUN:   --lowered %t/negated-only.low.ll | FileCheck %s --check-prefix=NEGATED-ONLY
// NEGATED-ONLY: @f: proved
// RUN: expect-status 1 verify-lowering %t/negated-by-mul.src.ll \
// RUN:   --lowered %t/negated-by-mul.low.ll | FileCheck %s --check-prefix=NEGATED-BY-MUL
// NEGATED-BY-MUL: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/eq-bits-ieee.src.ll \
// RUN:   --lowered %t/eq-bits-ieee.low.ll | FileCheck %s --check-prefix=EQ-BITS-IEEE
// EQ-BITS-IEEE: @f: proved
// RUN: expect-status 1 verify-lowering %t/eq-bits-ps.src.ll \
// RUN:   --lowered %t/eq-bits-ps.low.ll | FileCheck %s --check-prefix=EQ-BITS-PS
// EQ-BITS-PS: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/eq-bits-out.src.ll \
// RUN:   --lowered %t/eq-bits-out.low.ll | FileCheck %s --check-prefix=EQ-BITS-OUT
// EQ-BITS-OUT: @f: proved
// RUN: expect-status 1 verify-lowering %t/eq-bits-dyn.src.ll \
// RUN:   --lowered %t/eq-bits-dyn.low.ll | FileCheck %s --check-prefix=EQ-BITS-DYN
// EQ-BITS-DYN: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/eq-class-ps.src.ll \
// RUN:   --lowered %t/eq-class-ps.low.ll | FileCheck %s --check-prefix=EQ-CLASS-PS
// EQ-CLASS-PS: @f: proved
// RUN: expect-status 0 verify-lowering %t/eq-class-pz.src.ll \
// RUN:   --lowered %t/eq-class-pz.low.ll | FileCheck %s --check-prefix=EQ-CLASS-PZ
// EQ-CLASS-PZ: @f: proved
// RUN: expect-status 0 verify-lowering %t/class-eq-ps.src.ll \
// RUN:   --lowered %t/class-eq-ps.low.ll | FileCheck %s --check-prefix=CLASS-EQ-PS
// CLASS-EQ-PS: @f: proved
// RUN: expect-status 1 verify-lowering %t/class-eq-ieee.src.ll \
// RUN:   --lowered %t/class-eq-ieee.low.ll | FileCheck %s --check-prefix=CLASS-EQ-IEEE
// CLASS-EQ-IEEE: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/class-eq-dyn.src.ll \
// RUN:   --lowered %t/class-eq-dyn.low.ll | FileCheck %s --check-prefix=CLASS-EQ-DYN
// CLASS-EQ-DYN: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/classz-eq-ps.src.ll \
// RUN:   --lowered %t/classz-eq-ps.low.ll | FileCheck %s --check-prefix=CLASSZ-EQ-PS
// CLASSZ-EQ-PS: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/classz-eq-ieee.src.ll \
// RUN:   --lowered %t/classz-eq-ieee.low.ll | FileCheck %s --check-prefix=CLASSZ-EQ-IEEE
// CLASSZ-EQ-IEEE: @f: proved
// RUN: expect-status 1 verify-lowering %t/lt-bits-ps.src.ll \
// RUN:   --lowered %t/lt-bits-ps.low.ll | FileCheck %s --check-prefix=LT-BITS-PS
// LT-BITS-PS: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/lt-bits-ieee.src.ll \
// RUN:   --lowered %t/lt-bits-ieee.low.ll | FileCheck %s --check-prefix=LT-BITS-IEEE
// LT-BITS-IEEE: @f: proved
// RUN: expect-status 0 verify-lowering %t/lt-normal-ps.src.ll \
// RUN:   --lowered %t/lt-normal-ps.low.ll | FileCheck %s --check-prefix=LT-NORMAL-PS
// LT-NORMAL-PS: @f: proved
// RUN: expect-status 0 verify-lowering %t/uno-bits-ps.src.ll \
// RUN:   --lowered %t/uno-bits-ps.low.ll | FileCheck %s --check-prefix=UNO-BITS-PS
// UNO-BITS-PS: @f: proved
// RUN: expect-status 0 verify-lowering %t/const-flushed.src.ll \
// RUN:   --lowered %t/const-flushed.low.ll | FileCheck %s --check-prefix=CONST-FLUSHED
// CONST-FLUSHED: @f: proved
// RUN: expect-status 0 verify-lowering %t/const-kept.src.ll \
// RUN:   --lowered %t/const-kept.low.ll | FileCheck %s --check-prefix=CONST-KEPT
// CONST-KEPT: @f: proved
// RUN: expect-status 1 verify-lowering %t/const-negative.src.ll \
// RUN:   --lowered %t/const-negative.low.ll | FileCheck %s --check-prefix=CONST-NEGATIVE
// CONST-NEGATIVE: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/const-negative-ok.src.ll \
// RUN:   --lowered %t/const-negative-ok.low.ll | FileCheck %s --check-prefix=CONST-NEGATIVE-OK
// CONST-NEGATIVE-OK: @f: proved
// RUN: expect-status 0 verify-lowering %t/const-positive.src.ll \
// RUN:   --lowered %t/const-positive.low.ll | FileCheck %s --check-prefix=CONST-POSITIVE
// CONST-POSITIVE: @f: proved
// RUN: expect-status 1 verify-lowering %t/const-ieee.src.ll \
// RUN:   --lowered %t/const-ieee.low.ll | FileCheck %s --check-prefix=CONST-IEEE
// CONST-IEEE: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/sub-as-add-pz.src.ll \
// RUN:   --lowered %t/sub-as-add-pz.low.ll | FileCheck %s --check-prefix=SUB-AS-ADD-PZ
// SUB-AS-ADD-PZ: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/sub-as-add-ps.src.ll \
// RUN:   --lowered %t/sub-as-add-ps.low.ll | FileCheck %s --check-prefix=SUB-AS-ADD-PS
// SUB-AS-ADD-PS: @f: proved
// RUN: expect-status 0 verify-lowering %t/max-self.src.ll --lowered %t/max-self.low.ll | FileCheck %s --check-prefix=MAX-SELF
// MAX-SELF: @f: proved
// RUN: expect-status 1 verify-lowering %t/max-min.src.ll --lowered %t/max-min.low.ll | FileCheck %s --check-prefix=MAX-MIN
// MAX-MIN: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/extended.src.ll --lowered %t/extended.low.ll | FileCheck %s --check-prefix=EXTENDED
// EXTENDED: @f: proved
// RUN: expect-status 0 verify-lowering %t/to-int.src.ll --lowered %t/to-int.low.ll | FileCheck %s --check-prefix=TO-INT
// TO-INT: @f: proved
// RUN: expect-status 1 verify-lowering %t/inl-mode.src.ll --lowered %t/inl-mode.low.ll | FileCheck %s --check-prefix=INL-MODE
// INL-MODE: @f: refuted: control: the source calls a function, the lowering returns
// RUN: expect-status 0 verify-lowering %t/inl-mode-both.src.ll \
// RUN:   --lowered %t/inl-mode-both.low.ll | FileCheck %s --check-prefix=INL-MODE-BOTH
// INL-MODE-BOTH: @f: proved
// RUN: expect-status 0 verify-lowering %t/inl-mode-double.src.ll \
// RUN:   --lowered %t/inl-mode-double.low.ll | FileCheck %s --check-prefix=INL-MODE-DOUBLE
// INL-MODE-DOUBLE: @f: proved
// RUN: expect-status 1 verify-lowering %t/inl-mode-f32.src.ll \
// RUN:   --lowered %t/inl-mode-f32.low.ll | FileCheck %s --check-prefix=INL-MODE-F32
// INL-MODE-F32: @f: refuted: control: the source calls a function, the lowering returns
// RUN: expect-status 0 verify-lowering %t/mlir-same.src.mlir \
// RUN:   --lowered %t/mlir-same.low.mlir | FileCheck %s --check-prefix=MLIR-SAME
// MLIR-SAME: @f: proved
// RUN: expect-status 1 verify-lowering %t/mlir-bits.src.mlir \
// RUN:   --lowered %t/mlir-bits.low.mlir | FileCheck %s --check-prefix=MLIR-BITS
// MLIR-BITS: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 2 verify-lowering %t/mlir-func.src.mlir \
// RUN:   --lowered %t/mlir-func.low.mlir | FileCheck %s --check-prefix=MLIR-FUNC
// MLIR-FUNC: @f: unsupported: a mode that has no meaning here yet for what the function does: 'denormal-fp-math'
// RUN: expect-status 0 verify-lowering %t/mlir-func-ints.src.mlir \
// RUN:   --lowered %t/mlir-func-ints.low.mlir | FileCheck %s --check-prefix=MLIR-FUNC-INTS
// MLIR-FUNC-INTS: @f: proved
// RUN: expect-status 1 verify-lowering %t/vectors.src.ll --lowered %t/vectors.low.ll | FileCheck %s --check-prefix=VECTORS
// VECTORS: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/sum-folded.src.ll \
// RUN:   --lowered %t/sum-folded.low.ll | FileCheck %s --check-prefix=SUM-FOLDED
// SUM-FOLDED: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/sum-made.src.ll --lowered %t/sum-made.low.ll | FileCheck %s --check-prefix=SUM-MADE
// SUM-MADE: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/inl-dynamic.src.ll \
// RUN:   --lowered %t/inl-dynamic.low.ll | FileCheck %s --check-prefix=INL-DYNAMIC
// INL-DYNAMIC: @f: proved
// RUN: expect-status 0 verify-lowering %t/inl-dynamic-ieee.src.ll \
// RUN:   --lowered %t/inl-dynamic-ieee.low.ll | FileCheck %s --check-prefix=INL-DYNAMIC-IEEE
// INL-DYNAMIC-IEEE: @f: proved
// RUN: expect-status 0 verify-lowering %t/inl-dynamic-ieee-folded.src.ll \
// RUN:   --lowered %t/inl-dynamic-ieee-folded.low.ll | FileCheck %s --check-prefix=INL-DYNAMIC-IEEE-FOLDED
// INL-DYNAMIC-IEEE-FOLDED: @f: proved
// RUN: expect-status 1 verify-lowering %t/inl-dynamic-folded.src.ll \
// RUN:   --lowered %t/inl-dynamic-folded.low.ll | FileCheck %s --check-prefix=INL-DYNAMIC-FOLDED
// INL-DYNAMIC-FOLDED: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/inl-into-dynamic.src.ll \
// RUN:   --lowered %t/inl-into-dynamic.low.ll | FileCheck %s --check-prefix=INL-INTO-DYNAMIC
// INL-INTO-DYNAMIC: @f: refuted: control: the source calls a function, the lowering returns
// RUN: expect-status 1 verify-lowering %t/inl-plain-into-ps.src.ll \
// RUN:   --lowered %t/inl-plain-into-ps.low.ll | FileCheck %s --check-prefix=INL-PLAIN-INTO-PS
// INL-PLAIN-INTO-PS: @f: refuted: control: the source calls a function, the lowering returns
// A word that is no mode is compared as it is written, and has no meaning for what computes with it.
// RUN: expect-status 2 verify-lowering %t/same-word.src.ll --lowered %t/same-word.low.ll | FileCheck %s --check-prefix=SAME-WORD
// SAME-WORD: @f: unsupported: a mode that has no meaning here yet
// RUN: expect-status 1 verify-lowering %t/other-word.src.ll --lowered %t/other-word.low.ll | FileCheck %s --check-prefix=OTHER-WORD
// OTHER-WORD: @f: refuted: attribute
// RUN: expect-status 0 verify-lowering %t/word-of-no-matter.src.ll --lowered %t/word-of-no-matter.low.ll | FileCheck %s --check-prefix=WORD-OF-NO-MATTER
// WORD-OF-NO-MATTER: @f: proved

//--- same-PS.src.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fmul float %x, %y
 ret float %r
}
//--- same-PS.low.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fmul float %x, %y
 ret float %r
}
//--- lost-PS.src.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fmul float %x, %y
 ret float %r
}
//--- lost-PS.low.ll
define float @f(float %x, float %y)  {
 %r = fmul float %x, %y
 ret float %r
}
//--- added-PS.src.ll
define float @f(float %x, float %y)  {
 %r = fmul float %x, %y
 ret float %r
}
//--- added-PS.low.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fmul float %x, %y
 ret float %r
}
//--- same-PZ.src.ll
define float @f(float %x, float %y) "denormal-fp-math"="positive-zero,positive-zero" {
 %r = fmul float %x, %y
 ret float %r
}
//--- same-PZ.low.ll
define float @f(float %x, float %y) "denormal-fp-math"="positive-zero,positive-zero" {
 %r = fmul float %x, %y
 ret float %r
}
//--- lost-PZ.src.ll
define float @f(float %x, float %y) "denormal-fp-math"="positive-zero,positive-zero" {
 %r = fmul float %x, %y
 ret float %r
}
//--- lost-PZ.low.ll
define float @f(float %x, float %y)  {
 %r = fmul float %x, %y
 ret float %r
}
//--- added-PZ.src.ll
define float @f(float %x, float %y)  {
 %r = fmul float %x, %y
 ret float %r
}
//--- added-PZ.low.ll
define float @f(float %x, float %y) "denormal-fp-math"="positive-zero,positive-zero" {
 %r = fmul float %x, %y
 ret float %r
}
//--- same-DY.src.ll
define float @f(float %x, float %y) "denormal-fp-math"="dynamic,dynamic" {
 %r = fmul float %x, %y
 ret float %r
}
//--- same-DY.low.ll
define float @f(float %x, float %y) "denormal-fp-math"="dynamic,dynamic" {
 %r = fmul float %x, %y
 ret float %r
}
//--- lost-DY.src.ll
define float @f(float %x, float %y) "denormal-fp-math"="dynamic,dynamic" {
 %r = fmul float %x, %y
 ret float %r
}
//--- lost-DY.low.ll
define float @f(float %x, float %y)  {
 %r = fmul float %x, %y
 ret float %r
}
//--- added-DY.src.ll
define float @f(float %x, float %y)  {
 %r = fmul float %x, %y
 ret float %r
}
//--- added-DY.low.ll
define float @f(float %x, float %y) "denormal-fp-math"="dynamic,dynamic" {
 %r = fmul float %x, %y
 ret float %r
}
//--- same-OUT.src.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,ieee" {
 %r = fmul float %x, %y
 ret float %r
}
//--- same-OUT.low.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,ieee" {
 %r = fmul float %x, %y
 ret float %r
}
//--- lost-OUT.src.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,ieee" {
 %r = fmul float %x, %y
 ret float %r
}
//--- lost-OUT.low.ll
define float @f(float %x, float %y)  {
 %r = fmul float %x, %y
 ret float %r
}
//--- added-OUT.src.ll
define float @f(float %x, float %y)  {
 %r = fmul float %x, %y
 ret float %r
}
//--- added-OUT.low.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,ieee" {
 %r = fmul float %x, %y
 ret float %r
}
//--- same-F32.src.ll
define float @f(float %x, float %y) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
 %r = fmul float %x, %y
 ret float %r
}
//--- same-F32.low.ll
define float @f(float %x, float %y) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
 %r = fmul float %x, %y
 ret float %r
}
//--- lost-F32.src.ll
define float @f(float %x, float %y) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
 %r = fmul float %x, %y
 ret float %r
}
//--- lost-F32.low.ll
define float @f(float %x, float %y)  {
 %r = fmul float %x, %y
 ret float %r
}
//--- added-F32.src.ll
define float @f(float %x, float %y)  {
 %r = fmul float %x, %y
 ret float %r
}
//--- added-F32.low.ll
define float @f(float %x, float %y) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
 %r = fmul float %x, %y
 ret float %r
}
//--- other-mode.src.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fmul float %x, %y
 ret float %r
}
//--- other-mode.low.ll
define float @f(float %x, float %y) "denormal-fp-math"="positive-zero,positive-zero" {
 %r = fmul float %x, %y
 ret float %r
}
//--- one-not-self.src.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fmul float %x, 1.0
 ret float %r
}
//--- one-not-self.low.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = bitcast float %x to float
 ret float %r
}
//--- one-out-self.src.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,ieee" {
 %r = fmul float %x, 1.0
 ret float %r
}
//--- one-out-self.low.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,ieee" {
 %r = bitcast float %x to float
 ret float %r
}
//--- one-dyn-self.src.ll
define float @f(float %x, float %y) "denormal-fp-math"="dynamic,dynamic" {
 %r = fmul float %x, 1.0
 ret float %r
}
//--- one-dyn-self.low.ll
define float @f(float %x, float %y) "denormal-fp-math"="dynamic,dynamic" {
 %r = bitcast float %x to float
 ret float %r
}
//--- commuted.src.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fmul float %x, %y
 ret float %r
}
//--- commuted.low.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fmul float %y, %x
 ret float %r
}
//--- commuted-div.src.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fdiv float %x, %y
 ret float %r
}
//--- commuted-div.low.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fdiv float %y, %x
 ret float %r
}
//--- spelt-twice.src.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fmul float %x, %y
 ret float %r
}
//--- spelt-twice.low.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
 %r = fmul float %x, %y
 ret float %r
}
//--- one-word.src.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign" {
 %r = fmul float %x, %y
 ret float %r
}
//--- one-word.low.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fmul float %x, %y
 ret float %r
}
//--- f32-overrides.src.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" "denormal-fp-math-f32"="ieee,ieee" {
 %r = fmul float %x, %y
 ret float %r
}
//--- f32-overrides.low.ll
define float @f(float %x, float %y)  {
 %r = fmul float %x, %y
 ret float %r
}
//--- f32-overrides-other.src.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" "denormal-fp-math-f32"="ieee,ieee" {
 %r = fmul float %x, %y
 ret float %r
}
//--- f32-overrides-other.low.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fmul float %x, %y
 ret float %r
}
//--- half-f32.src.ll
define half @f(half %x, half %y) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
 %r = fmul half %x, %y
 ret half %r
}
//--- half-f32.low.ll
define half @f(half %x, half %y) {
 %r = fmul half %x, %y
 ret half %r
}
//--- half-all.src.ll
define half @f(half %x, half %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fmul half %x, %y
 ret half %r
}
//--- half-all.low.ll
define half @f(half %x, half %y) {
 %r = fmul half %x, %y
 ret half %r
}
//--- double-f32-lost.src.ll
define double @f(double %x, double %y) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
 %r = fmul double %x, %y
 ret double %r
}
//--- double-f32-lost.low.ll
define double @f(double %x, double %y) {
 %r = fmul double %x, %y
 ret double %r
}
//--- both-f32-lost.src.ll
define double @f(double %x, float %y) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
 %z = fadd float %y, 1.0
 %e = fpext float %z to double
 %r = fmul double %x, %e
 ret double %r
}
//--- both-f32-lost.low.ll
define double @f(double %x, float %y) {
 %z = fadd float %y, 1.0
 %e = fpext float %z to double
 %r = fmul double %x, %e
 ret double %r
}
//--- no-floats.src.ll
define i32 @f(i32 %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = add i32 %x, 1
 ret i32 %r
}
//--- no-floats.low.ll
define i32 @f(i32 %x) {
 %r = add i32 %x, 1
 ret i32 %r
}
//--- moved-only.src.ll
define float @f(ptr %p) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = load float, ptr %p
 ret float %r
}
//--- moved-only.low.ll
define float @f(ptr %p) {
 %r = load float, ptr %p
 ret float %r
}
//--- negated-only.src.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fneg float %x
 ret float %r
}
//--- negated-only.low.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %b = bitcast float %x to i32
 %n = xor i32 %b, -2147483648
 %r = bitcast i32 %n to float
 ret float %r
}
//--- negated-by-mul.src.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fneg float %x
 ret float %r
}
//--- negated-by-mul.low.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fmul float %x, -1.0
 ret float %r
}
//--- eq-bits-ieee.src.ll
define i1 @f(float %x, float %y)  {
 %r = fcmp oeq float %x, 0.0
 ret i1 %r
}
//--- eq-bits-ieee.low.ll
define i1 @f(float %x, float %y)  {
 %b = bitcast float %x to i32
 %m = and i32 %b, 2147483647
 %r = icmp eq i32 %m, 0
 ret i1 %r
}
//--- eq-bits-ps.src.ll
define i1 @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fcmp oeq float %x, 0.0
 ret i1 %r
}
//--- eq-bits-ps.low.ll
define i1 @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %b = bitcast float %x to i32
 %m = and i32 %b, 2147483647
 %r = icmp eq i32 %m, 0
 ret i1 %r
}
//--- eq-bits-out.src.ll
define i1 @f(float %x, float %y) "denormal-fp-math"="preserve-sign,ieee" {
 %r = fcmp oeq float %x, 0.0
 ret i1 %r
}
//--- eq-bits-out.low.ll
define i1 @f(float %x, float %y) "denormal-fp-math"="preserve-sign,ieee" {
 %b = bitcast float %x to i32
 %m = and i32 %b, 2147483647
 %r = icmp eq i32 %m, 0
 ret i1 %r
}
//--- eq-bits-dyn.src.ll
define i1 @f(float %x, float %y) "denormal-fp-math"="dynamic,dynamic" {
 %r = fcmp oeq float %x, 0.0
 ret i1 %r
}
//--- eq-bits-dyn.low.ll
define i1 @f(float %x, float %y) "denormal-fp-math"="dynamic,dynamic" {
 %b = bitcast float %x to i32
 %m = and i32 %b, 2147483647
 %r = icmp eq i32 %m, 0
 ret i1 %r
}
//--- eq-class-ps.src.ll
declare i1 @llvm.is.fpclass.f32(float, i32)
define i1 @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fcmp oeq float %x, 0.0
 ret i1 %r
}
//--- eq-class-ps.low.ll
declare i1 @llvm.is.fpclass.f32(float, i32)
define i1 @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = call i1 @llvm.is.fpclass.f32(float %x, i32 240)
 ret i1 %r
}
//--- eq-class-pz.src.ll
declare i1 @llvm.is.fpclass.f32(float, i32)
define i1 @f(float %x, float %y) "denormal-fp-math"="positive-zero,positive-zero" {
 %r = fcmp oeq float %x, 0.0
 ret i1 %r
}
//--- eq-class-pz.low.ll
declare i1 @llvm.is.fpclass.f32(float, i32)
define i1 @f(float %x, float %y) "denormal-fp-math"="positive-zero,positive-zero" {
 %r = call i1 @llvm.is.fpclass.f32(float %x, i32 240)
 ret i1 %r
}
//--- class-eq-ps.src.ll
declare i1 @llvm.is.fpclass.f32(float, i32)
define i1 @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = call i1 @llvm.is.fpclass.f32(float %x, i32 240)
 ret i1 %r
}
//--- class-eq-ps.low.ll
declare i1 @llvm.is.fpclass.f32(float, i32)
define i1 @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fcmp oeq float %x, 0.0
 ret i1 %r
}
//--- class-eq-ieee.src.ll
declare i1 @llvm.is.fpclass.f32(float, i32)
define i1 @f(float %x, float %y)  {
 %r = call i1 @llvm.is.fpclass.f32(float %x, i32 240)
 ret i1 %r
}
//--- class-eq-ieee.low.ll
declare i1 @llvm.is.fpclass.f32(float, i32)
define i1 @f(float %x, float %y)  {
 %r = fcmp oeq float %x, 0.0
 ret i1 %r
}
//--- class-eq-dyn.src.ll
declare i1 @llvm.is.fpclass.f32(float, i32)
define i1 @f(float %x, float %y) "denormal-fp-math"="dynamic,dynamic" {
 %r = call i1 @llvm.is.fpclass.f32(float %x, i32 240)
 ret i1 %r
}
//--- class-eq-dyn.low.ll
declare i1 @llvm.is.fpclass.f32(float, i32)
define i1 @f(float %x, float %y) "denormal-fp-math"="dynamic,dynamic" {
 %r = fcmp oeq float %x, 0.0
 ret i1 %r
}
//--- classz-eq-ps.src.ll
declare i1 @llvm.is.fpclass.f32(float, i32)
define i1 @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = call i1 @llvm.is.fpclass.f32(float %x, i32 96)
 ret i1 %r
}
//--- classz-eq-ps.low.ll
declare i1 @llvm.is.fpclass.f32(float, i32)
define i1 @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fcmp oeq float %x, 0.0
 ret i1 %r
}
//--- classz-eq-ieee.src.ll
declare i1 @llvm.is.fpclass.f32(float, i32)
define i1 @f(float %x, float %y)  {
 %r = call i1 @llvm.is.fpclass.f32(float %x, i32 96)
 ret i1 %r
}
//--- classz-eq-ieee.low.ll
declare i1 @llvm.is.fpclass.f32(float, i32)
define i1 @f(float %x, float %y)  {
 %r = fcmp oeq float %x, 0.0
 ret i1 %r
}
//--- lt-bits-ps.src.ll
define i1 @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fcmp ogt float %x, 0.0
 ret i1 %r
}
//--- lt-bits-ps.low.ll
define i1 @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %b = bitcast float %x to i32
 %p = icmp sgt i32 %b, 0
 %q = icmp sle i32 %b, 2139095040
 %r = and i1 %p, %q
 ret i1 %r
}
//--- lt-bits-ieee.src.ll
define i1 @f(float %x, float %y)  {
 %r = fcmp ogt float %x, 0.0
 ret i1 %r
}
//--- lt-bits-ieee.low.ll
define i1 @f(float %x, float %y)  {
 %b = bitcast float %x to i32
 %p = icmp sgt i32 %b, 0
 %q = icmp sle i32 %b, 2139095040
 %r = and i1 %p, %q
 ret i1 %r
}
//--- lt-normal-ps.src.ll
define i1 @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fcmp ogt float %x, 0.0
 ret i1 %r
}
//--- lt-normal-ps.low.ll
define i1 @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %b = bitcast float %x to i32
 %p = icmp sge i32 %b, 8388608
 %q = icmp sle i32 %b, 2139095040
 %r = and i1 %p, %q
 ret i1 %r
}
//--- uno-bits-ps.src.ll
define i1 @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fcmp uno float %x, %x
 ret i1 %r
}
//--- uno-bits-ps.low.ll
define i1 @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %b = bitcast float %x to i32
 %m = and i32 %b, 2147483647
 %r = icmp ugt i32 %m, 2139095040
 ret i1 %r
}
//--- const-flushed.src.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fmul float 0x3820000000000000, 0.25
 ret float %r
}
//--- const-flushed.low.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = bitcast i32 0 to float
 ret float %r
}
//--- const-kept.src.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fmul float 0x3820000000000000, 0.25
 ret float %r
}
//--- const-kept.low.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = bitcast float 0x3800000000000000 to float
 ret float %r
}
//--- const-negative.src.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fmul float 0xB820000000000000, 0.25
 ret float %r
}
//--- const-negative.low.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = bitcast i32 0 to float
 ret float %r
}
//--- const-negative-ok.src.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fmul float 0xB820000000000000, 0.25
 ret float %r
}
//--- const-negative-ok.low.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = bitcast float -0.0 to float
 ret float %r
}
//--- const-positive.src.ll
define float @f(float %x, float %y) "denormal-fp-math"="positive-zero,positive-zero" {
 %r = fmul float 0xB820000000000000, 0.25
 ret float %r
}
//--- const-positive.low.ll
define float @f(float %x, float %y) "denormal-fp-math"="positive-zero,positive-zero" {
 %r = bitcast i32 0 to float
 ret float %r
}
//--- const-ieee.src.ll
define float @f(float %x, float %y)  {
 %r = fmul float 0x3820000000000000, 0.25
 ret float %r
}
//--- const-ieee.low.ll
define float @f(float %x, float %y)  {
 %r = bitcast i32 0 to float
 ret float %r
}
//--- sub-as-add-pz.src.ll
define float @f(float %x, float %y) "denormal-fp-math"="positive-zero,positive-zero" {
 %r = fsub float %x, %y
 ret float %r
}
//--- sub-as-add-pz.low.ll
define float @f(float %x, float %y) "denormal-fp-math"="positive-zero,positive-zero" {
 %n = fneg float %y
 %r = fadd float %x, %n
 ret float %r
}
//--- sub-as-add-ps.src.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fsub float %x, %y
 ret float %r
}
//--- sub-as-add-ps.low.ll
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %n = fneg float %y
 %r = fadd float %x, %n
 ret float %r
}
//--- max-self.src.ll
declare float @llvm.maxnum.f32(float, float)
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = call float @llvm.maxnum.f32(float %x, float %y)
 ret float %r
}
//--- max-self.low.ll
declare float @llvm.maxnum.f32(float, float)
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = call float @llvm.maxnum.f32(float %x, float %y)
 ret float %r
}
//--- max-min.src.ll
declare float @llvm.maxnum.f32(float, float)
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = call float @llvm.maxnum.f32(float %x, float %y)
 ret float %r
}
//--- max-min.low.ll
declare float @llvm.minnum.f32(float, float)
define float @f(float %x, float %y) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = call float @llvm.minnum.f32(float %x, float %y)
 ret float %r
}
//--- extended.src.ll
define double @f(float %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fpext float %x to double
 ret double %r
}
//--- extended.low.ll
define double @f(float %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fpext float %x to double
 ret double %r
}
//--- to-int.src.ll
define i32 @f(float %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fptosi float %x to i32
 ret i32 %r
}
//--- to-int.low.ll
define i32 @f(float %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fptosi float %x to i32
 ret i32 %r
}
//--- inl-mode.src.ll
define internal float @g(float %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fmul float %x, 1.0
 ret float %r
}
define float @f(float %x) {
 %r = call float @g(float %x)
 ret float %r
}
//--- inl-mode.low.ll
define float @f(float %x) {
 %r = fmul float %x, 1.0
 ret float %r
}
//--- inl-mode-both.src.ll
define internal float @g(float %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fmul float %x, 3.0
 ret float %r
}
define float @f(float %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = call float @g(float %x)
 ret float %r
}
//--- inl-mode-both.low.ll
define float @f(float %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fmul float %x, 3.0
 ret float %r
}
//--- inl-mode-double.src.ll
define internal double @g(double %x) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
 %r = fmul double %x, 3.0
 ret double %r
}
define double @f(double %x) {
 %r = call double @g(double %x)
 ret double %r
}
//--- inl-mode-double.low.ll
define double @f(double %x) {
 %r = fmul double %x, 3.0
 ret double %r
}
//--- inl-mode-f32.src.ll
define internal float @g(float %x) "denormal-fp-math"="preserve-sign,preserve-sign" "denormal-fp-math-f32"="ieee,ieee" {
 %r = fmul float %x, 3.0
 ret float %r
}
define float @f(float %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = call float @g(float %x)
 ret float %r
}
//--- inl-mode-f32.low.ll
define float @f(float %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fmul float %x, 3.0
 ret float %r
}
//--- mlir-same.src.mlir
llvm.func @f(%x: f64) -> i1 attributes {denormal_fp_math = "preserve-sign,preserve-sign"} {
  %zero = llvm.mlir.constant(0.0 : f64) : f64
  %r = llvm.fcmp "une" %x, %zero : f64
  llvm.return %r : i1
}
//--- mlir-same.low.mlir
llvm.func @f(%x: f64) -> i1 attributes {denormal_fp_math = "preserve-sign,preserve-sign"} {
  %zero = llvm.mlir.constant(0.0 : f64) : f64
  %one = llvm.mlir.constant(true) : i1
  %e = llvm.fcmp "oeq" %zero, %x : f64
  %r = llvm.xor %e, %one : i1
  llvm.return %r : i1
}
//--- mlir-bits.src.mlir
llvm.func @f(%x: f64) -> i1 attributes {passthrough = [["denormal-fp-math", "positive-zero,positive-zero"]]} {
  %zero = llvm.mlir.constant(0.0 : f64) : f64
  %r = llvm.fcmp "une" %x, %zero : f64
  llvm.return %r : i1
}
//--- mlir-bits.low.mlir
llvm.func @f(%x: f64) -> i1 attributes {passthrough = [["denormal-fp-math", "positive-zero,positive-zero"]]} {
  %bits = llvm.bitcast %x : f64 to i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %twice = llvm.shl %bits, %one : i64
  %r = llvm.icmp "ne" %twice, %zero : i64
  llvm.return %r : i1
}
//--- mlir-func.src.mlir
func.func @f(%x: f32, %y: f32) -> f32 attributes {passthrough = [["denormal-fp-math", "preserve-sign,preserve-sign"]]} {
  %r = arith.mulf %x, %y : f32
  return %r : f32
}
//--- mlir-func.low.mlir
llvm.func @f(%x: f32, %y: f32) -> f32 attributes {passthrough = [["denormal-fp-math", "preserve-sign,preserve-sign"]]} {
  %r = llvm.fmul %x, %y : f32
  llvm.return %r : f32
}
//--- mlir-func-ints.src.mlir
func.func @f(%x: i32, %y: i32) -> i32 attributes {passthrough = [["denormal-fp-math", "preserve-sign,preserve-sign"]]} {
  %r = arith.muli %x, %y : i32
  return %r : i32
}
//--- mlir-func-ints.low.mlir
llvm.func @f(%x: i32, %y: i32) -> i32 attributes {passthrough = [["denormal-fp-math", "preserve-sign,preserve-sign"]]} {
  %r = llvm.mul %x, %y : i32
  llvm.return %r : i32
}
//--- vectors.src.ll
define <2 x i1> @f(<2 x float> %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
  %r = fcmp oeq <2 x float> %x, zeroinitializer
  ret <2 x i1> %r
}
//--- vectors.low.ll
define <2 x i1> @f(<2 x float> %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
  %b = bitcast <2 x float> %x to <2 x i32>
  %m = shl <2 x i32> %b, <i32 1, i32 1>
  %r = icmp eq <2 x i32> %m, zeroinitializer
  ret <2 x i1> %r
}
//--- sum-folded.src.ll
define float @f(float %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
  %r = fadd float %x, -0.0
  ret float %r
}
//--- sum-folded.low.ll
define float @f(float %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
  ret float %x
}
//--- sum-made.src.ll
define float @f(float %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
  ret float %x
}
//--- sum-made.low.ll
define float @f(float %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
  %r = fadd float %x, -0.0
  ret float %r
}
//--- inl-dynamic.src.ll
define internal float @g(float %x) "denormal-fp-math"="dynamic,dynamic" {
 %r = fmul float %x, 1.0
 ret float %r
}
define float @f(float %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = call float @g(float %x)
 ret float %r
}
//--- inl-dynamic.low.ll
define float @f(float %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
  %r = fmul float %x, 1.0
 ret float %r
}
//--- inl-dynamic-ieee.src.ll
define internal float @g(float %x) "denormal-fp-math"="dynamic,dynamic" {
 %r = fmul float %x, 1.0
 ret float %r
}
define float @f(float %x)  {
 %r = call float @g(float %x)
 ret float %r
}
//--- inl-dynamic-ieee.low.ll
define float @f(float %x)  {
  %r = fmul float %x, 1.0
 ret float %r
}
//--- inl-dynamic-ieee-folded.src.ll
define internal float @g(float %x) "denormal-fp-math"="dynamic,dynamic" {
 %r = fmul float %x, 1.0
 ret float %r
}
define float @f(float %x)  {
 %r = call float @g(float %x)
 ret float %r
}
//--- inl-dynamic-ieee-folded.low.ll
define float @f(float %x)  {
 ret float %x
}
//--- inl-dynamic-folded.src.ll
define internal float @g(float %x) "denormal-fp-math"="dynamic,dynamic" {
 %r = fmul float %x, 1.0
 ret float %r
}
define float @f(float %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = call float @g(float %x)
 ret float %r
}
//--- inl-dynamic-folded.low.ll
define float @f(float %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
 ret float %x
}
//--- inl-into-dynamic.src.ll
define internal float @g(float %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = fmul float %x, 1.0
 ret float %r
}
define float @f(float %x) "denormal-fp-math"="dynamic,dynamic" {
 %r = call float @g(float %x)
 ret float %r
}
//--- inl-into-dynamic.low.ll
define float @f(float %x) "denormal-fp-math"="dynamic,dynamic" {
  %r = fmul float %x, 1.0
 ret float %r
}
//--- inl-plain-into-ps.src.ll
define internal float @g(float %x)  {
 %r = fmul float %x, 1.0
 ret float %r
}
define float @f(float %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
 %r = call float @g(float %x)
 ret float %r
}
//--- inl-plain-into-ps.low.ll
define float @f(float %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
  %r = fmul float %x, 1.0
 ret float %r
}
//--- same-word.src.ll
define float @f(float %x, float %y) "denormal-fp-math-f32"="true" {
 %r = fadd float %x, %y
 ret float %r
}
//--- same-word.low.ll
define float @f(float %x, float %y) "denormal-fp-math-f32"="true" {
 %r = fadd float %x, %y
 ret float %r
}

//--- other-word.src.ll
define float @f(float %x, float %y) "denormal-fp-math-f32"="true" {
 %r = fadd float %x, %y
 ret float %r
}
//--- other-word.low.ll
define float @f(float %x, float %y) "denormal-fp-math-f32"="false" {
 %r = fadd float %x, %y
 ret float %r
}

//--- word-of-no-matter.src.ll
define double @f(double %x, double %y) "denormal-fp-math-f32"="true" {
 %r = fadd double %x, %y
 ret double %r
}
//--- word-of-no-matter.low.ll
define double @f(double %x, double %y) "denormal-fp-math-f32"="true" {
 %r = fadd double %x, %y
 ret double %r
}
