// Which NaN an operation gives: of any sign the preferred one, or an operand's, quiet or unchanged; none signals if no operand does. Signs of NaNs that
// are set are known. (LLVM Language Reference, "Behavior of Floating-Point NaN values", "fneg", "'llvm.fabs.*' Intrinsic".)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: verify-lowering %t/quotient-negative-ok.src.mlir --lowered %t/quotient-negative-ok.low.ll | FileCheck %s --check-prefix=QUOTIENT-NEGATIVE-OK
// QUOTIENT-NEGATIVE-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/argument-negated.src.mlir --lowered %t/argument-negated.low.ll | FileCheck %s --check-prefix=ARGUMENT-NEGATED
// ARGUMENT-NEGATED: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/argument-negated-ok.src.mlir --lowered %t/argument-negated-ok.low.ll | FileCheck %s --check-prefix=ARGUMENT-NEGATED-OK
// ARGUMENT-NEGATED-OK: @f: proved
// RUN: verify-lowering %t/argument-bits-ok.src.mlir --lowered %t/argument-bits-ok.low.ll | FileCheck %s --check-prefix=ARGUMENT-BITS-OK
// ARGUMENT-BITS-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/argument-quieted.src.mlir --lowered %t/argument-quieted.low.ll | FileCheck %s --check-prefix=ARGUMENT-QUIETED
// ARGUMENT-QUIETED: @f: refuted: return-value: result 0 differs
// RUN: expect-status 1 verify-lowering %t/widened.src.mlir --lowered %t/widened.low.ll | FileCheck %s --check-prefix=WIDENED
// WIDENED: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/widened-ok.src.mlir --lowered %t/widened-ok.low.ll | FileCheck %s --check-prefix=WIDENED-OK
// WIDENED-OK: @f: proved
// RUN: verify-lowering %t/widened-unchanged-ok.src.mlir --lowered %t/widened-unchanged-ok.low.ll | FileCheck %s --check-prefix=WIDENED-UNCHANGED-OK
// WIDENED-UNCHANGED-OK: @f: proved
// RUN: verify-lowering %t/widened-preferred-ok.src.mlir --lowered %t/widened-preferred-ok.low.ll | FileCheck %s --check-prefix=WIDENED-PREFERRED-OK
// WIDENED-PREFERRED-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/narrowed.src.mlir --lowered %t/narrowed.low.ll | FileCheck %s --check-prefix=NARROWED
// NARROWED: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/narrowed-ok.src.mlir --lowered %t/narrowed-ok.low.ll | FileCheck %s --check-prefix=NARROWED-OK
// NARROWED-OK: @f: proved
// RUN: verify-lowering %t/narrowed-lost-ok.src.mlir --lowered %t/narrowed-lost-ok.low.ll | FileCheck %s --check-prefix=NARROWED-LOST-OK
// NARROWED-LOST-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/absolute.src.mlir --lowered %t/absolute.low.ll | FileCheck %s --check-prefix=ABSOLUTE
// ABSOLUTE: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/absolute-ok.src.mlir --lowered %t/absolute-ok.low.ll | FileCheck %s --check-prefix=ABSOLUTE-OK
// ABSOLUTE-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/negated.src.mlir --lowered %t/negated.low.ll | FileCheck %s --check-prefix=NEGATED
// NEGATED: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/negated-ok.src.mlir --lowered %t/negated-ok.low.ll | FileCheck %s --check-prefix=NEGATED-OK
// NEGATED-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/copied-sign.src.mlir --lowered %t/copied-sign.low.ll | FileCheck %s --check-prefix=COPIED-SIGN
// COPIED-SIGN: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/copied-sign-ok.src.mlir --lowered %t/copied-sign-ok.low.ll | FileCheck %s --check-prefix=COPIED-SIGN-OK
// COPIED-SIGN-OK: @f: proved

//--- quotient-negative-ok.src.mlir
func.func @f() -> f64 {
  %z = arith.constant 0.0 : f64
  %r = arith.divf %z, %z : f64
  return %r : f64
}
//--- quotient-negative-ok.low.ll
define double @f() {
  ret double 0xFFF8000000000000
}
//--- argument-negated.src.mlir
func.func @f(%a: f64) -> f64 {
  %r = arith.negf %a : f64
  return %r : f64
}
//--- argument-negated.low.ll
define double @f(double %a) {
  %r = fsub double -0.0, %a
  ret double %r
}
//--- argument-negated-ok.src.mlir
func.func @f(%a: f64) -> f64 {
  %r = arith.negf %a : f64
  return %r : f64
}
//--- argument-negated-ok.low.ll
define double @f(double %a) {
  %r = fneg double %a
  ret double %r
}
//--- argument-bits-ok.src.mlir
func.func @f(%a: f64) -> f64 {
  %r = arith.negf %a : f64
  return %r : f64
}
//--- argument-bits-ok.low.ll
define double @f(double %a) {
  %b = bitcast double %a to i64
  %x = xor i64 %b, -9223372036854775808
  %r = bitcast i64 %x to double
  ret double %r
}
//--- argument-quieted.src.mlir
func.func @f(%a: f64) -> f64 {
  %r = arith.negf %a : f64
  return %r : f64
}
//--- argument-quieted.low.ll
define double @f(double %a) {
  %n = fneg double %a
  %r = fmul double %n, 1.0
  ret double %r
}
//--- widened.src.mlir
func.func @f() -> f32 {
  %n = arith.constant 0x7E05 : f16
  %r = arith.extf %n : f16 to f32
  return %r : f32
}
//--- widened.low.ll
define float @f() {
  ret float 0x7FF0000020000000
}
//--- widened-ok.src.mlir
func.func @f() -> f32 {
  %n = arith.constant 0x7E05 : f16
  %r = arith.extf %n : f16 to f32
  return %r : f32
}
//--- widened-ok.low.ll
define float @f() {
  ret float 0x7FF8140000000000
}
//--- widened-unchanged-ok.src.mlir
func.func @f() -> f32 {
  %n = arith.constant 0x7C05 : f16
  %r = arith.extf %n : f16 to f32
  return %r : f32
}
//--- widened-unchanged-ok.low.ll
define float @f() {
  ret float 0x7FF0140000000000
}
//--- widened-preferred-ok.src.mlir
func.func @f() -> f32 {
  %n = arith.constant 0x7C05 : f16
  %r = arith.extf %n : f16 to f32
  return %r : f32
}
//--- widened-preferred-ok.low.ll
define float @f() {
  ret float 0x7FF8000000000000
}
//--- narrowed.src.mlir
func.func @f() -> f32 {
  %n = arith.constant 0x7FF8000020000000 : f64
  %r = arith.truncf %n : f64 to f32
  return %r : f32
}
//--- narrowed.low.ll
define float @f() {
  ret float 0x7FF0000020000000
}
//--- narrowed-ok.src.mlir
func.func @f() -> f32 {
  %n = arith.constant 0x7FF8000020000000 : f64
  %r = arith.truncf %n : f64 to f32
  return %r : f32
}
//--- narrowed-ok.low.ll
define float @f() {
  ret float 0x7FF8000020000000
}
//--- narrowed-lost-ok.src.mlir
func.func @f() -> f32 {
  %n = arith.constant 0x7FF0000000000001 : f64
  %r = arith.truncf %n : f64 to f32
  return %r : f32
}
//--- narrowed-lost-ok.low.ll
define float @f() {
  ret float 0x7FF8000000000000
}
//--- absolute.src.mlir
llvm.func @f() -> f64 {
  %z = llvm.mlir.constant(0.0 : f64) : f64
  %o = llvm.mlir.constant(-1.0 : f64) : f64
  %q = llvm.fdiv %z, %z : f64
  %r = llvm.intr.fabs(%q) : (f64) -> f64
  llvm.return %r : f64
}
//--- absolute.low.ll
define double @f() {
  ret double 0xFFF8000000000000
}
//--- absolute-ok.src.mlir
llvm.func @f() -> f64 {
  %z = llvm.mlir.constant(0.0 : f64) : f64
  %o = llvm.mlir.constant(-1.0 : f64) : f64
  %q = llvm.fdiv %z, %z : f64
  %r = llvm.intr.fabs(%q) : (f64) -> f64
  llvm.return %r : f64
}
//--- absolute-ok.low.ll
define double @f() {
  ret double 0x7FF8000000000000
}
//--- negated.src.mlir
llvm.func @f() -> f64 {
  %z = llvm.mlir.constant(0.0 : f64) : f64
  %o = llvm.mlir.constant(-1.0 : f64) : f64
  %q = llvm.fdiv %z, %z : f64
  %m = llvm.intr.fabs(%q) : (f64) -> f64
  %r = llvm.fneg %m : f64
  llvm.return %r : f64
}
//--- negated.low.ll
define double @f() {
  ret double 0x7FF8000000000000
}
//--- negated-ok.src.mlir
llvm.func @f() -> f64 {
  %z = llvm.mlir.constant(0.0 : f64) : f64
  %o = llvm.mlir.constant(-1.0 : f64) : f64
  %q = llvm.fdiv %z, %z : f64
  %m = llvm.intr.fabs(%q) : (f64) -> f64
  %r = llvm.fneg %m : f64
  llvm.return %r : f64
}
//--- negated-ok.low.ll
define double @f() {
  ret double 0xFFF8000000000000
}
//--- copied-sign.src.mlir
llvm.func @f() -> f64 {
  %z = llvm.mlir.constant(0.0 : f64) : f64
  %o = llvm.mlir.constant(-1.0 : f64) : f64
  %q = llvm.fdiv %z, %z : f64
  %r = llvm.intr.copysign(%q, %o) : (f64, f64) -> f64
  llvm.return %r : f64
}
//--- copied-sign.low.ll
define double @f() {
  ret double 0x7FF8000000000000
}
//--- copied-sign-ok.src.mlir
llvm.func @f() -> f64 {
  %z = llvm.mlir.constant(0.0 : f64) : f64
  %o = llvm.mlir.constant(-1.0 : f64) : f64
  %q = llvm.fdiv %z, %z : f64
  %r = llvm.intr.copysign(%q, %o) : (f64, f64) -> f64
  llvm.return %r : f64
}
//--- copied-sign-ok.low.ll
define double @f() {
  ret double 0xFFF8000000000000
}
