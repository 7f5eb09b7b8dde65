// Numbers in LLVM IR are what LLVM reads: s0x is extended by its highest set bit, u0x by zeros, decimal ones are cut; NaNs keep their bits,
// signalling ones written as a double too; short digits of 0xK and 0xL are the upper part. (LLVM Language Reference, "Simple Constants"; what `opt` 22
// prints.)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 1 verify-lowering %t/signed-all.src.ll --lowered %t/signed-all.low.ll | FileCheck %s --check-prefix=SIGNED-ALL
// SIGNED-ALL: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/signed-all-ok.src.ll --lowered %t/signed-all-ok.low.ll | FileCheck %s --check-prefix=SIGNED-ALL-OK
// SIGNED-ALL-OK: @f: proved
// RUN: verify-lowering %t/unsigned-ok.src.ll --lowered %t/unsigned-ok.low.ll | FileCheck %s --check-prefix=UNSIGNED-OK
// UNSIGNED-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/unsigned-bad.src.ll --lowered %t/unsigned-bad.low.ll | FileCheck %s --check-prefix=UNSIGNED-BAD
// UNSIGNED-BAD: @f: refuted: return-value: result 0 differs
// RUN: expect-status 1 verify-lowering %t/one-digit.src.ll --lowered %t/one-digit.low.ll | FileCheck %s --check-prefix=ONE-DIGIT
// ONE-DIGIT: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/one-digit-ok.src.ll --lowered %t/one-digit-ok.low.ll | FileCheck %s --check-prefix=ONE-DIGIT-OK
// ONE-DIGIT-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/lead-zero.src.ll --lowered %t/lead-zero.low.ll | FileCheck %s --check-prefix=LEAD-ZERO
// LEAD-ZERO: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/lead-zero-ok.src.ll --lowered %t/lead-zero-ok.low.ll | FileCheck %s --check-prefix=LEAD-ZERO-OK
// LEAD-ZERO-OK: @f: proved
// RUN: verify-lowering %t/zero-ok.src.ll --lowered %t/zero-ok.low.ll | FileCheck %s --check-prefix=ZERO-OK
// ZERO-OK: @f: proved
// RUN: verify-lowering %t/wide-ok.src.ll --lowered %t/wide-ok.low.ll | FileCheck %s --check-prefix=WIDE-OK
// WIDE-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/wide.src.ll --lowered %t/wide.low.ll | FileCheck %s --check-prefix=WIDE
// WIDE: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/cut-ok.src.ll --lowered %t/cut-ok.low.ll | FileCheck %s --check-prefix=CUT-OK
// CUT-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/cut.src.ll --lowered %t/cut.low.ll | FileCheck %s --check-prefix=CUT
// CUT: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/decimal-cut-ok.src.ll --lowered %t/decimal-cut-ok.low.ll | FileCheck %s --check-prefix=DECIMAL-CUT-OK
// DECIMAL-CUT-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/decimal-cut.src.ll --lowered %t/decimal-cut.low.ll | FileCheck %s --check-prefix=DECIMAL-CUT
// DECIMAL-CUT: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/neg-cut-ok.src.ll --lowered %t/neg-cut-ok.low.ll | FileCheck %s --check-prefix=NEG-CUT-OK
// NEG-CUT-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/vector.src.ll --lowered %t/vector.low.ll | FileCheck %s --check-prefix=VECTOR
// VECTOR: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/vector-ok.src.ll --lowered %t/vector-ok.low.ll | FileCheck %s --check-prefix=VECTOR-OK
// VECTOR-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/splat.src.ll --lowered %t/splat.low.ll | FileCheck %s --check-prefix=SPLAT
// SPLAT: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/splat-ok.src.ll --lowered %t/splat-ok.low.ll | FileCheck %s --check-prefix=SPLAT-OK
// SPLAT-OK: @f: proved

//--- signed-all.src.ll
define i16 @f() {
  ret i16 32767
}
//--- signed-all.low.ll
define i16 @f() {
  ret i16 s0x7FFF
}
//--- signed-all-ok.src.ll
define i16 @f() {
  ret i16 -1
}
//--- signed-all-ok.low.ll
define i16 @f() {
  ret i16 s0x7FFF
}
//--- unsigned-ok.src.ll
define i16 @f() {
  ret i16 32767
}
//--- unsigned-ok.low.ll
define i16 @f() {
  ret i16 u0x7FFF
}
//--- unsigned-bad.src.ll
define i16 @f() {
  ret i16 -1
}
//--- unsigned-bad.low.ll
define i16 @f() {
  ret i16 u0x7FFF
}
//--- one-digit.src.ll
define i8 @f() {
  ret i8 1
}
//--- one-digit.low.ll
define i8 @f() {
  ret i8 s0x1
}
//--- one-digit-ok.src.ll
define i8 @f() {
  ret i8 -1
}
//--- one-digit-ok.low.ll
define i8 @f() {
  ret i8 s0x1
}
//--- lead-zero.src.ll
define i32 @f() {
  ret i32 64
}
//--- lead-zero.low.ll
define i32 @f() {
  ret i32 s0x0040
}
//--- lead-zero-ok.src.ll
define i32 @f() {
  ret i32 -64
}
//--- lead-zero-ok.low.ll
define i32 @f() {
  ret i32 s0x0040
}
//--- zero-ok.src.ll
define i32 @f() {
  ret i32 0
}
//--- zero-ok.low.ll
define i32 @f() {
  ret i32 s0x00
}
//--- wide-ok.src.ll
define i128 @f() {
  ret i128 -231451016
}
//--- wide-ok.low.ll
define i128 @f() {
  ret i128 s0x12345678
}
//--- wide.src.ll
define i128 @f() {
  ret i128 305419896
}
//--- wide.low.ll
define i128 @f() {
  ret i128 s0x12345678
}
//--- cut-ok.src.ll
define i8 @f() {
  ret i8 120
}
//--- cut-ok.low.ll
define i8 @f() {
  ret i8 s0x12345678
}
//--- cut.src.ll
define i8 @f() {
  ret i8 -8
}
//--- cut.low.ll
define i8 @f() {
  ret i8 s0x12345678
}
//--- decimal-cut-ok.src.ll
define i8 @f() {
  ret i8 300
}
//--- decimal-cut-ok.low.ll
define i8 @f() {
  ret i8 44
}
//--- decimal-cut.src.ll
define i8 @f() {
  ret i8 300
}
//--- decimal-cut.low.ll
define i8 @f() {
  ret i8 -44
}
//--- neg-cut-ok.src.ll
define i8 @f() {
  ret i8 -300
}
//--- neg-cut-ok.low.ll
define i8 @f() {
  ret i8 212
}
//--- vector.src.ll
define <2 x i8> @f() {
  ret <2 x i8> <i8 3, i8 127>
}
//--- vector.low.ll
define <2 x i8> @f() {
  ret <2 x i8> <i8 s0x3, i8 u0x7F>
}
//--- vector-ok.src.ll
define <2 x i8> @f() {
  ret <2 x i8> <i8 -1, i8 127>
}
//--- vector-ok.low.ll
define <2 x i8> @f() {
  ret <2 x i8> <i8 s0x3, i8 u0x7F>
}
//--- splat.src.ll
define <4 x i16> @f() {
  ret <4 x i16> splat (i16 5)
}
//--- splat.low.ll
define <4 x i16> @f() {
  ret <4 x i16> splat (i16 s0x5)
}
//--- splat-ok.src.ll
define <4 x i16> @f() {
  ret <4 x i16> splat (i16 -3)
}
//--- splat-ok.low.ll
define <4 x i16> @f() {
  ret <4 x i16> splat (i16 s0x5)
}
