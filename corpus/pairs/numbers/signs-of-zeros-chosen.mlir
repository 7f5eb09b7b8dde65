// With `nsz` the sign of a zero, of a result or of an argument, is the execution's to choose: the source takes the lowering's.
// Source: LLVM Language Reference, "Fast-Math Flags", nsz, nnan.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/min-sel.src.ll --lowered %t/min-sel.low.ll | FileCheck %s --check-prefix=MIN-SEL
// MIN-SEL: @f: proved
// RUN: expect-status 1 verify-lowering %t/min-sel-nonsz.src.ll \
// RUN:   --lowered %t/min-sel-nonsz.low.ll | FileCheck %s --check-prefix=MIN-SEL-NONSZ
// MIN-SEL-NONSZ: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/max-sel.src.ll --lowered %t/max-sel.low.ll | FileCheck %s --check-prefix=MAX-SEL
// MAX-SEL: @f: proved
// RUN: expect-status 0 verify-lowering %t/maxm-sel.src.ll --lowered %t/maxm-sel.low.ll | FileCheck %s --check-prefix=MAXM-SEL
// MAXM-SEL: @f: proved
// RUN: expect-status 1 verify-lowering %t/max-sel-wrongway.src.ll \
// RUN:   --lowered %t/max-sel-wrongway.low.ll | FileCheck %s --check-prefix=MAX-SEL-WRONGWAY
// MAX-SEL-WRONGWAY: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/max-sel-nonan.src.ll \
// RUN:   --lowered %t/max-sel-nonan.low.ll | FileCheck %s --check-prefix=MAX-SEL-NONAN
// MAX-SEL-NONAN: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/zero-sel.src.ll --lowered %t/zero-sel.low.ll | FileCheck %s --check-prefix=ZERO-SEL
// ZERO-SEL: @f: proved
// RUN: expect-status 1 verify-lowering %t/zero-sel-no.src.ll \
// RUN:   --lowered %t/zero-sel-no.low.ll | FileCheck %s --check-prefix=ZERO-SEL-NO
// ZERO-SEL-NO: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/zero-sel-b.src.ll \
// RUN:   --lowered %t/zero-sel-b.low.ll | FileCheck %s --check-prefix=ZERO-SEL-B
// ZERO-SEL-B: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/mul0.src.ll --lowered %t/mul0.low.ll | FileCheck %s --check-prefix=MUL0
// MUL0: @f: proved
// RUN: expect-status 1 verify-lowering %t/mul0-nonnan.src.ll \
// RUN:   --lowered %t/mul0-nonnan.low.ll | FileCheck %s --check-prefix=MUL0-NONNAN
// MUL0-NONNAN: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/mul0-ninf.src.ll --lowered %t/mul0-ninf.low.ll | FileCheck %s --check-prefix=MUL0-NINF
// MUL0-NINF: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/mul0-nonsz.src.ll \
// RUN:   --lowered %t/mul0-nonsz.low.ll | FileCheck %s --check-prefix=MUL0-NONSZ
// MUL0-NONSZ: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/mul0-other.src.ll \
// RUN:   --lowered %t/mul0-other.low.ll | FileCheck %s --check-prefix=MUL0-OTHER
// MUL0-OTHER: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/subself.src.ll --lowered %t/subself.low.ll | FileCheck %s --check-prefix=SUBSELF
// SUBSELF: @f: proved
// RUN: expect-status 0 verify-lowering %t/subself-neg.src.ll \
// RUN:   --lowered %t/subself-neg.low.ll | FileCheck %s --check-prefix=SUBSELF-NEG
// SUBSELF-NEG: @f: proved
// RUN: expect-status 1 verify-lowering %t/subself-neg-nonsz.src.ll \
// RUN:   --lowered %t/subself-neg-nonsz.low.ll | FileCheck %s --check-prefix=SUBSELF-NEG-NONSZ
// SUBSELF-NEG-NONSZ: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/subself-nonnan.src.ll \
// RUN:   --lowered %t/subself-nonnan.low.ll | FileCheck %s --check-prefix=SUBSELF-NONNAN
// SUBSELF-NONNAN: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/div0.src.ll --lowered %t/div0.low.ll | FileCheck %s --check-prefix=DIV0
// DIV0: @f: proved
// RUN: expect-status 1 verify-lowering %t/div0-nonsz.src.ll \
// RUN:   --lowered %t/div0-nonsz.low.ll | FileCheck %s --check-prefix=DIV0-NONSZ
// DIV0-NONSZ: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/div0-den.src.ll --lowered %t/div0-den.low.ll | FileCheck %s --check-prefix=DIV0-DEN
// DIV0-DEN: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/rem0.src.ll --lowered %t/rem0.low.ll | FileCheck %s --check-prefix=REM0
// REM0: @f: proved
// RUN: expect-status 1 verify-lowering %t/rem0-sign.src.ll --lowered %t/rem0-sign.low.ll | FileCheck %s --check-prefix=REM0-SIGN
// REM0-SIGN: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/negsub.src.ll --lowered %t/negsub.low.ll | FileCheck %s --check-prefix=NEGSUB
// NEGSUB: @f: proved
// RUN: expect-status 0 verify-lowering %t/negsub-plain.src.ll \
// RUN:   --lowered %t/negsub-plain.low.ll | FileCheck %s --check-prefix=NEGSUB-PLAIN
// NEGSUB-PLAIN: @f: proved
// RUN: expect-status 1 verify-lowering %t/negsub-no.src.ll --lowered %t/negsub-no.low.ll | FileCheck %s --check-prefix=NEGSUB-NO
// NEGSUB-NO: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/copysign-low.src.ll \
// RUN:   --lowered %t/copysign-low.low.ll | FileCheck %s --check-prefix=COPYSIGN-LOW
// COPYSIGN-LOW: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/copysign-src.src.ll \
// RUN:   --lowered %t/copysign-src.low.ll | FileCheck %s --check-prefix=COPYSIGN-SRC
// COPYSIGN-SRC: @f: proved
// RUN: expect-status 1 verify-lowering %t/copysign-src-wrong.src.ll \
// RUN:   --lowered %t/copysign-src-wrong.low.ll | FileCheck %s --check-prefix=COPYSIGN-SRC-WRONG
// COPYSIGN-SRC-WRONG: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 2 verify-lowering %t/divzero-sign.src.ll \
// RUN:   --lowered %t/divzero-sign.low.ll | FileCheck %s --check-prefix=DIVZERO-SIGN
// DIVZERO-SIGN: @f: unknown: return-value: result 0, part 0: not shown
// RUN: expect-status 1 verify-lowering %t/divzero-sign-no.src.ll \
// RUN:   --lowered %t/divzero-sign-no.low.ll | FileCheck %s --check-prefix=DIVZERO-SIGN-NO
// DIVZERO-SIGN-NO: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/call-low.src.ll --lowered %t/call-low.low.ll | FileCheck %s --check-prefix=CALL-LOW
// CALL-LOW: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/call-src.src.ll --lowered %t/call-src.low.ll | FileCheck %s --check-prefix=CALL-SRC
// CALL-SRC: @f: proved
// RUN: expect-status 0 verify-lowering %t/call-both.src.ll --lowered %t/call-both.low.ll | FileCheck %s --check-prefix=CALL-BOTH
// CALL-BOTH: @f: proved
// RUN: expect-status 2 verify-lowering %t/call-src-add.src.ll \
// RUN:   --lowered %t/call-src-add.low.ll | FileCheck %s --check-prefix=CALL-SRC-ADD
// CALL-SRC-ADD: @f: unknown: return-value: result 0, part 0: not shown
// RUN: expect-status 1 verify-lowering %t/sel-nsz-low.src.ll \
// RUN:   --lowered %t/sel-nsz-low.low.ll | FileCheck %s --check-prefix=SEL-NSZ-LOW
// SEL-NSZ-LOW: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/fabs-src.src.ll --lowered %t/fabs-src.low.ll | FileCheck %s --check-prefix=FABS-SRC
// FABS-SRC: @f: proved
// RUN: expect-status 1 verify-lowering %t/fabs-src-no.src.ll \
// RUN:   --lowered %t/fabs-src-no.low.ll | FileCheck %s --check-prefix=FABS-SRC-NO
// FABS-SRC-NO: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 2 verify-lowering %t/flagged-select.src.ll \
// RUN:   --lowered %t/flagged-select.low.ll | FileCheck %s --check-prefix=FLAGGED-SELECT
// FLAGGED-SELECT: @f: unknown: return-value: result 0, part 0: not shown
// RUN: expect-status 1 verify-lowering %t/plain-select.src.ll \
// RUN:   --lowered %t/plain-select.low.ll | FileCheck %s --check-prefix=PLAIN-SELECT
// PLAIN-SELECT: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source

//--- min-sel.src.ll
declare float @llvm.minnum.f32(float, float)
define float @f(float %x, float %y) {
 %r = call nnan nsz float @llvm.minnum.f32(float %x, float %y)
 ret float %r
}
//--- min-sel.low.ll
define float @f(float %x, float %y) {
 %c = fcmp olt float %x, %y
 %r = select i1 %c, float %x, float %y
 ret float %r
}
//--- min-sel-nonsz.src.ll
define float @f(float %x, float %y) {
 %c = fcmp nnan olt float %x, %y
 %r = select nnan i1 %c, float %x, float %y
 ret float %r
}
//--- min-sel-nonsz.low.ll
define float @f(float %x, float %y) {
 %c = fcmp olt float %y, %x
 %r = select i1 %c, float %y, float %x
 ret float %r
}
//--- max-sel.src.ll
define float @f(float %x, float %y) {
 %c = fcmp nnan nsz ogt float %x, %y
 %r = select nnan nsz i1 %c, float %x, float %y
 ret float %r
}
//--- max-sel.low.ll
declare float @llvm.maxnum.f32(float, float)
define float @f(float %x, float %y) {
 %r = call float @llvm.maxnum.f32(float %x, float %y)
 ret float %r
}
//--- maxm-sel.src.ll
define float @f(float %x, float %y) {
 %c = fcmp nnan nsz ogt float %x, %y
 %r = select nnan nsz i1 %c, float %x, float %y
 ret float %r
}
//--- maxm-sel.low.ll
declare float @llvm.maximum.f32(float, float)
define float @f(float %x, float %y) {
 %r = call float @llvm.maximum.f32(float %x, float %y)
 ret float %r
}
//--- max-sel-wrongway.src.ll
define float @f(float %x, float %y) {
 %c = fcmp nnan nsz olt float %x, %y
 %r = select nnan nsz i1 %c, float %x, float %y
 ret float %r
}
//--- max-sel-wrongway.low.ll
declare float @llvm.maxnum.f32(float, float)
define float @f(float %x, float %y) {
 %r = call float @llvm.maxnum.f32(float %x, float %y)
 ret float %r
}
//--- max-sel-nonan.src.ll
define float @f(float %x, float %y) {
 %c = fcmp nsz ogt float %x, %y
 %r = select nsz i1 %c, float %x, float %y
 ret float %r
}
//--- max-sel-nonan.low.ll
declare float @llvm.maxnum.f32(float, float)
define float @f(float %x, float %y) {
 %r = call float @llvm.maxnum.f32(float %x, float %y)
 ret float %r
}
//--- zero-sel.src.ll
define float @f(float %x) {
 %c = fcmp oeq float %x, 0.0
 %r = select nsz i1 %c, float 0.0, float %x
 ret float %r
}
//--- zero-sel.low.ll
define float @f(float %x) {
 ret float %x
}
//--- zero-sel-no.src.ll
define float @f(float %x) {
 %c = fcmp oeq float %x, 0.0
 %r = select i1 %c, float 0.0, float %x
 ret float %r
}
//--- zero-sel-no.low.ll
define float @f(float %x) {
 ret float %x
}
//--- zero-sel-b.src.ll
define float @f(float %x) {
 %c = fcmp ueq float %x, 0.0
 %r = select nsz i1 %c, float 0.0, float %x
 ret float %r
}
//--- zero-sel-b.low.ll
define float @f(float %x) {
 ret float %x
}
//--- mul0.src.ll
define float @f(float %x) {
 %r = fmul nnan nsz float %x, 0.0
 ret float %r
}
//--- mul0.low.ll
define float @f(float %x) {
 ret float 0.0
}
//--- mul0-nonnan.src.ll
define float @f(float %x) {
 %r = fmul nsz float %x, 0.0
 ret float %r
}
//--- mul0-nonnan.low.ll
define float @f(float %x) {
 ret float -0.0
}
//--- mul0-ninf.src.ll
define float @f(float %x) {
 %r = fmul ninf nsz float %x, 0.0
 ret float %r
}
//--- mul0-ninf.low.ll
define float @f(float %x) {
 ret float -0.0
}
//--- mul0-nonsz.src.ll
define float @f(float %x) {
 %r = fmul nnan float %x, 0.0
 ret float %r
}
//--- mul0-nonsz.low.ll
define float @f(float %x) {
 ret float -0.0
}
//--- mul0-other.src.ll
define float @f(float %x) {
 %r = fmul nnan nsz float %x, 0.0
 ret float %r
}
//--- mul0-other.low.ll
define float @f(float %x) {
 ret float 0x36A0000000000000
}
//--- subself.src.ll
define float @f(float %x) {
 %r = fsub nnan float %x, %x
 ret float %r
}
//--- subself.low.ll
define float @f(float %x) {
 ret float 0.0
}
//--- subself-neg.src.ll
define float @f(float %x) {
 %r = fsub nnan nsz float %x, %x
 ret float %r
}
//--- subself-neg.low.ll
define float @f(float %x) {
 ret float -0.0
}
//--- subself-neg-nonsz.src.ll
define float @f(float %x) {
 %r = fsub nnan float %x, %x
 ret float %r
}
//--- subself-neg-nonsz.low.ll
define float @f(float %x) {
 ret float -0.0
}
//--- subself-nonnan.src.ll
define float @f(float %x) {
 %r = fsub nsz float %x, %x
 ret float %r
}
//--- subself-nonnan.low.ll
define float @f(float %x) {
 ret float 0.0
}
//--- div0.src.ll
define float @f(float %x) {
 %r = fdiv nnan nsz float 0.0, %x
 ret float %r
}
//--- div0.low.ll
define float @f(float %x) {
 ret float -0.0
}
//--- div0-nonsz.src.ll
define float @f(float %x) {
 %r = fdiv nnan float 0.0, %x
 ret float %r
}
//--- div0-nonsz.low.ll
define float @f(float %x) {
 ret float 0.0
}
//--- div0-den.src.ll
define float @f(float %x) {
 %r = fdiv nnan nsz float %x, 0.0
 ret float %r
}
//--- div0-den.low.ll
define float @f(float %x) {
 ret float 0.0
}
//--- rem0.src.ll
define float @f(float %x) {
 %r = frem nnan float 0.0, %x
 ret float %r
}
//--- rem0.low.ll
define float @f(float %x) {
 ret float 0.0
}
//--- rem0-sign.src.ll
define float @f(float %x) {
 %r = frem nnan float -0.0, %x
 ret float %r
}
//--- rem0-sign.low.ll
define float @f(float %x) {
 ret float 0.0
}
//--- negsub.src.ll
define float @f(float %x) {
 %r = fsub nsz float 0.0, %x
 ret float %r
}
//--- negsub.low.ll
define float @f(float %x) {
 %r = fneg nsz float %x
 ret float %r
}
//--- negsub-plain.src.ll
define float @f(float %x) {
 %r = fsub nsz float 0.0, %x
 ret float %r
}
//--- negsub-plain.low.ll
define float @f(float %x) {
 %r = fneg float %x
 ret float %r
}
//--- negsub-no.src.ll
define float @f(float %x) {
 %r = fsub float 0.0, %x
 ret float %r
}
//--- negsub-no.low.ll
define float @f(float %x) {
 %r = fneg float %x
 ret float %r
}
//--- copysign-low.src.ll
declare float @llvm.copysign.f32(float, float)
define float @f(float %x) {
 %r = call float @llvm.copysign.f32(float 1.0, float %x)
 ret float %r
}
//--- copysign-low.low.ll
declare float @llvm.copysign.f32(float, float)
define float @f(float %x) {
 %r = call nsz float @llvm.copysign.f32(float 1.0, float %x)
 ret float %r
}
//--- copysign-src.src.ll
declare float @llvm.copysign.f32(float, float)
define float @f(float %x) {
 %r = call nsz float @llvm.copysign.f32(float 1.0, float %x)
 ret float %r
}
//--- copysign-src.low.ll
define float @f(float %x) {
 %c = fcmp olt float %x, 0.0
 %b = bitcast float %x to i32
 %n = icmp slt i32 %b, 0
 %z = fcmp oeq float %x, 0.0
 %nz = xor i1 %z, true
 %d = and i1 %n, %nz
 %r = select i1 %d, float -1.0, float 1.0
 ret float %r
}
//--- copysign-src-wrong.src.ll
declare float @llvm.copysign.f32(float, float)
define float @f(float %x) {
 %r = call nsz float @llvm.copysign.f32(float 1.0, float %x)
 ret float %r
}
//--- copysign-src-wrong.low.ll
define float @f(float %x) {
 %b = bitcast float %x to i32
 %n = icmp slt i32 %b, 0
 %r = select i1 %n, float 1.0, float -1.0
 ret float %r
}
//--- divzero-sign.src.ll
define float @f(float %x) {
 %n = fneg float %x
 %r = fdiv nsz float 1.0, %n
 ret float %r
}
//--- divzero-sign.low.ll
define float @f(float %x) {
 %n = fsub float 0.0, %x
 %r = fdiv nsz float 1.0, %n
 ret float %r
}
//--- divzero-sign-no.src.ll
define float @f(float %x) {
 %n = fneg float %x
 %r = fdiv float 1.0, %n
 ret float %r
}
//--- divzero-sign-no.low.ll
define float @f(float %x) {
 %n = fsub float 0.0, %x
 %r = fdiv float 1.0, %n
 ret float %r
}
//--- call-low.src.ll
declare float @g(float)
define float @f(float %x) {
 %r = call float @g(float %x)
 ret float %r
}
//--- call-low.low.ll
declare float @g(float)
define float @f(float %x) {
 %r = call nsz float @g(float %x)
 ret float %r
}
//--- call-src.src.ll
declare float @g(float)
define float @f(float %x) {
 %r = call nsz float @g(float %x)
 ret float %r
}
//--- call-src.low.ll
declare float @g(float)
define float @f(float %x) {
 %r = call float @g(float %x)
 ret float %r
}
//--- call-both.src.ll
declare float @g(float)
define float @f(float %x) {
 %r = call nsz float @g(float %x)
 ret float %r
}
//--- call-both.low.ll
declare float @g(float)
define float @f(float %x) {
 %r = call nsz float @g(float %x)
 ret float %r
}
//--- call-src-add.src.ll
declare float @g(float)
define float @f(float %x) {
 %r = call nsz float @g(float %x)
 ret float %r
}
//--- call-src-add.low.ll
declare float @g(float)
define float @f(float %x) {
 %q = call float @g(float %x)
 %z = fcmp oeq float %q, 0.0
 %r = select i1 %z, float 0.0, float %q
 ret float %r
}
//--- sel-nsz-low.src.ll
define float @f(i1 noundef %c, float %x, float %y) {
 %r = select i1 %c, float %x, float %y
 ret float %r
}
//--- sel-nsz-low.low.ll
define float @f(i1 noundef %c, float %x, float %y) {
 %r = select nsz i1 %c, float %x, float %y
 ret float %r
}
//--- fabs-src.src.ll
declare float @llvm.fabs.f32(float)
define float @f(float %x) {
 %r = call nsz float @llvm.fabs.f32(float %x)
 ret float %r
}
//--- fabs-src.low.ll
define float @f(float %x) {
 %c = fcmp ogt float %x, 0.0
 %n = fneg float %x
 %b = bitcast float %x to i32
 %s = icmp sgt i32 %b, 0
 %r = select i1 %s, float %x, float %n
 ret float %r
}
//--- fabs-src-no.src.ll
declare float @llvm.fabs.f32(float)
define float @f(float %x) {
 %r = call float @llvm.fabs.f32(float %x)
 ret float %r
}
//--- fabs-src-no.low.ll
define float @f(float %x) {
 %n = fneg float %x
 %b = bitcast float %x to i32
 %s = icmp sgt i32 %b, 0
 %r = select i1 %s, float %x, float %n
 ret float %r
}
//--- flagged-select.src.ll
define float @f(i1 noundef %c, float %x, float %y) {
  %r = select nsz i1 %c, float %x, float %y
  ret float %r
}
//--- flagged-select.low.ll
define float @f(i1 noundef %c, float %x, float %y) {
  %chosen = select i1 %c, float %x, float %y
  %r = fadd nsz float %chosen, 0.0
  ret float %r
}
//--- plain-select.src.ll
define float @f(i1 noundef %c, float %x, float %y) {
  %r = select i1 %c, float %x, float %y
  ret float %r
}
//--- plain-select.low.ll
define float @f(i1 noundef %c, float %x, float %y) {
  %chosen = select i1 %c, float %x, float %y
  %r = fadd nsz float %chosen, 0.0
  ret float %r
}
