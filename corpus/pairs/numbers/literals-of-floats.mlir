// Numbers in LLVM IR are what LLVM reads: s0x is extended by its highest set bit, u0x by zeros, decimal ones are cut; NaNs keep their bits,
// signalling ones written as a double too; short digits of 0xK and 0xL are the upper part. (LLVM Language Reference, "Simple Constants"; what `opt` 22
// prints.)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 1 verify-lowering %t/snan-f32.src.ll --lowered %t/snan-f32.low.ll | FileCheck %s --check-prefix=SNAN-F32
// SNAN-F32: @f: refuted: return-value: result 0 differs
// RUN: expect-status 1 verify-lowering %t/snan-half.src.ll --lowered %t/snan-half.low.ll | FileCheck %s --check-prefix=SNAN-HALF
// SNAN-HALF: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/snan-half-ok.src.ll --lowered %t/snan-half-ok.low.ll | FileCheck %s --check-prefix=SNAN-HALF-OK
// SNAN-HALF-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/snan-bf.src.ll --lowered %t/snan-bf.low.ll | FileCheck %s --check-prefix=SNAN-BF
// SNAN-BF: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/snan-bf-ok.src.ll --lowered %t/snan-bf-ok.low.ll | FileCheck %s --check-prefix=SNAN-BF-OK
// SNAN-BF-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/nan-payload.src.ll --lowered %t/nan-payload.low.ll | FileCheck %s --check-prefix=NAN-PAYLOAD
// NAN-PAYLOAD: @f: refuted: return-value: result 0 differs
// RUN: expect-status 1 verify-lowering %t/nan-sign.src.ll --lowered %t/nan-sign.low.ll | FileCheck %s --check-prefix=NAN-SIGN
// NAN-SIGN: @f: refuted: return-value: result 0 differs
// RUN: expect-status 1 verify-lowering %t/x87-short.src.ll --lowered %t/x87-short.low.ll | FileCheck %s --check-prefix=X87-SHORT
// X87-SHORT: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/x87-short-ok.src.ll --lowered %t/x87-short-ok.low.ll | FileCheck %s --check-prefix=X87-SHORT-OK
// X87-SHORT-OK: @f: proved
// RUN: verify-lowering %t/x87-unnormal-ok.src.ll --lowered %t/x87-unnormal-ok.low.ll | FileCheck %s --check-prefix=X87-UNNORMAL-OK
// X87-UNNORMAL-OK: @f: proved
// RUN: verify-lowering %t/x87-pseudo-ok.src.ll --lowered %t/x87-pseudo-ok.low.ll | FileCheck %s --check-prefix=X87-PSEUDO-OK
// X87-PSEUDO-OK: @f: proved
// RUN: verify-lowering %t/quad-short-ok.src.ll --lowered %t/quad-short-ok.low.ll | FileCheck %s --check-prefix=QUAD-SHORT-OK
// QUAD-SHORT-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/quad-short.src.ll --lowered %t/quad-short.low.ll | FileCheck %s --check-prefix=QUAD-SHORT
// QUAD-SHORT: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/half-short-ok.src.ll --lowered %t/half-short-ok.low.ll | FileCheck %s --check-prefix=HALF-SHORT-OK
// HALF-SHORT-OK: @f: proved
// RUN: verify-lowering %t/least-float-ok.src.ll --lowered %t/least-float-ok.low.ll | FileCheck %s --check-prefix=LEAST-FLOAT-OK
// LEAST-FLOAT-OK: @f: proved
// RUN: verify-lowering %t/expr-ok.src.ll --lowered %t/expr-ok.low.ll | FileCheck %s --check-prefix=EXPR-OK
// EXPR-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/expr.src.ll --lowered %t/expr.low.ll | FileCheck %s --check-prefix=EXPR
// EXPR: @f: refuted: return-value: result 0 differs

//--- snan-f32.src.ll
define float @f() {
  ret float 0x7FF8000020000000
}
//--- snan-f32.low.ll
define float @f() {
  ret float 0x7FF0000020000000
}
//--- snan-half.src.ll
define half @f() {
  ret half 0xH7E01
}
//--- snan-half.low.ll
define half @f() {
  ret half 0x7FF0040000000000
}
//--- snan-half-ok.src.ll
define half @f() {
  ret half 0xH7C01
}
//--- snan-half-ok.low.ll
define half @f() {
  ret half 0x7FF0040000000000
}
//--- snan-bf.src.ll
define bfloat @f() {
  ret bfloat 0xR7FC1
}
//--- snan-bf.low.ll
define bfloat @f() {
  ret bfloat 0x7FF0200000000000
}
//--- snan-bf-ok.src.ll
define bfloat @f() {
  ret bfloat 0xR7F81
}
//--- snan-bf-ok.low.ll
define bfloat @f() {
  ret bfloat 0x7FF0200000000000
}
//--- nan-payload.src.ll
define double @f() {
  ret double 0x7FF8000000000000
}
//--- nan-payload.low.ll
define double @f() {
  ret double 0x7FF8000000000001
}
//--- nan-sign.src.ll
define float @f() {
  ret float 0x7FF8000000000000
}
//--- nan-sign.low.ll
define float @f() {
  ret float 0xFFF8000000000000
}
//--- x87-short.src.ll
define x86_fp80 @f() {
  ret x86_fp80 0xK7FFF8000000000000000
}
//--- x87-short.low.ll
define x86_fp80 @f() {
  ret x86_fp80 0xK7FFF8
}
//--- x87-short-ok.src.ll
define x86_fp80 @f() {
  ret x86_fp80 0xK7FFF0000000000000008
}
//--- x87-short-ok.low.ll
define x86_fp80 @f() {
  ret x86_fp80 0xK7FFF8
}
//--- x87-unnormal-ok.src.ll
define x86_fp80 @f() {
  ret x86_fp80 0xK7FFF0000000000000005
}
//--- x87-unnormal-ok.low.ll
define x86_fp80 @f() {
  ret x86_fp80 0xK3FFF0000000000000005
}
//--- x87-pseudo-ok.src.ll
define x86_fp80 @f() {
  ret x86_fp80 0xK00018000000000000000
}
//--- x87-pseudo-ok.low.ll
define x86_fp80 @f() {
  ret x86_fp80 0xK00008000000000000000
}
//--- quad-short-ok.src.ll
define fp128 @f() {
  ret fp128 0xL00000000000000000000000000000001
}
//--- quad-short-ok.low.ll
define fp128 @f() {
  ret fp128 0xL1
}
//--- quad-short.src.ll
define fp128 @f() {
  ret fp128 0xL10000000000000000000000000000000
}
//--- quad-short.low.ll
define fp128 @f() {
  ret fp128 0xL1
}
//--- half-short-ok.src.ll
define half @f() {
  ret half 0xH0001
}
//--- half-short-ok.low.ll
define half @f() {
  ret half 0xH1
}
//--- least-float-ok.src.ll
define float @f() {
  ret float 1.401298464324817e-45
}
//--- least-float-ok.low.ll
define float @f() {
  ret float 0x36A0000000000000
}
//--- expr-ok.src.ll
define float @f() {
  ret float 0x7FF0000020000000
}
//--- expr-ok.low.ll
define float @f() {
  ret float bitcast (i32 2139095041 to float)
}
//--- expr.src.ll
define float @f() {
  ret float 0x7FF8000020000000
}
//--- expr.low.ll
define float @f() {
  ret float bitcast (i32 2139095041 to float)
}
