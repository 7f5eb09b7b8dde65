// Which NaN an operation gives: of any sign the preferred one, or an operand's, quiet or unchanged; none signals if no operand does. Signs of NaNs that
// are set are known. (LLVM Language Reference, "Behavior of Floating-Point NaN values", "fneg", "'llvm.fabs.*' Intrinsic".)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 1 verify-lowering %t/quotient.src.mlir --lowered %t/quotient.low.ll | FileCheck %s --check-prefix=QUOTIENT
// QUOTIENT: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/quotient-ok.src.mlir --lowered %t/quotient-ok.low.ll | FileCheck %s --check-prefix=QUOTIENT-OK
// QUOTIENT-OK: @f: proved
// RUN: expect-status 2 verify-lowering %t/quotient-payload.src.mlir --lowered %t/quotient-payload.low.ll | FileCheck %s --check-prefix=QUOTIENT-PAYLOAD
// QUOTIENT-PAYLOAD: @f: unknown: return-value
// RUN: expect-status 1 verify-lowering %t/difference.src.mlir --lowered %t/difference.low.ll | FileCheck %s --check-prefix=DIFFERENCE
// DIFFERENCE: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/difference-ok.src.mlir --lowered %t/difference-ok.low.ll | FileCheck %s --check-prefix=DIFFERENCE-OK
// DIFFERENCE-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/product.src.mlir --lowered %t/product.low.ll | FileCheck %s --check-prefix=PRODUCT
// PRODUCT: @f: refuted: return-value: result 0 differs
// RUN: expect-status 1 verify-lowering %t/remainder.src.mlir --lowered %t/remainder.low.ll | FileCheck %s --check-prefix=REMAINDER
// REMAINDER: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/sum-payload-ok.src.mlir --lowered %t/sum-payload-ok.low.ll | FileCheck %s --check-prefix=SUM-PAYLOAD-OK
// SUM-PAYLOAD-OK: @f: proved
// RUN: verify-lowering %t/sum-preferred-ok.src.mlir --lowered %t/sum-preferred-ok.low.ll | FileCheck %s --check-prefix=SUM-PREFERRED-OK
// SUM-PREFERRED-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/sum-signalling.src.mlir --lowered %t/sum-signalling.low.ll | FileCheck %s --check-prefix=SUM-SIGNALLING
// SUM-SIGNALLING: @f: refuted: return-value
// RUN: verify-lowering %t/sum-unchanged-ok.src.mlir --lowered %t/sum-unchanged-ok.low.ll | FileCheck %s --check-prefix=SUM-UNCHANGED-OK
// SUM-UNCHANGED-OK: @f: proved
// RUN: verify-lowering %t/sum-quieted-ok.src.mlir --lowered %t/sum-quieted-ok.low.ll | FileCheck %s --check-prefix=SUM-QUIETED-OK
// SUM-QUIETED-OK: @f: proved
// RUN: verify-lowering %t/neutral-ok.src.mlir --lowered %t/neutral-ok.low.ll | FileCheck %s --check-prefix=NEUTRAL-OK
// NEUTRAL-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/root.src.mlir --lowered %t/root.low.ll | FileCheck %s --check-prefix=ROOT
// ROOT: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/root-ok.src.mlir --lowered %t/root-ok.low.ll | FileCheck %s --check-prefix=ROOT-OK
// ROOT-OK: @f: proved

//--- quotient.src.mlir
func.func @f() -> f64 {
  %z = arith.constant 0.0 : f64
  %r = arith.divf %z, %z : f64
  return %r : f64
}
//--- quotient.low.ll
define double @f() {
  ret double 0x7FF0000000000001
}
//--- quotient-ok.src.mlir
func.func @f() -> f64 {
  %z = arith.constant 0.0 : f64
  %r = arith.divf %z, %z : f64
  return %r : f64
}
//--- quotient-ok.low.ll
define double @f() {
  ret double 0x7FF8000000000000
}
//--- quotient-payload.src.mlir
func.func @f() -> f64 {
  %z = arith.constant 0.0 : f64
  %r = arith.divf %z, %z : f64
  return %r : f64
}
//--- quotient-payload.low.ll
define double @f() {
  ret double 0x7FF8000000000001
}
//--- difference.src.mlir
func.func @f() -> f64 {
  %i = arith.constant 0x7FF0000000000000 : f64
  %r = arith.subf %i, %i : f64
  return %r : f64
}
//--- difference.low.ll
define double @f() {
  ret double 0x7FF4000000000000
}
//--- difference-ok.src.mlir
func.func @f() -> f64 {
  %i = arith.constant 0x7FF0000000000000 : f64
  %r = arith.subf %i, %i : f64
  return %r : f64
}
//--- difference-ok.low.ll
define double @f() {
  ret double 0x7FF8000000000000
}
//--- product.src.mlir
func.func @f() -> f64 {
  %z = arith.constant 0.0 : f64
  %i = arith.constant 0x7FF0000000000000 : f64
  %r = arith.mulf %i, %z : f64
  return %r : f64
}
//--- product.low.ll
define double @f() {
  ret double 0xFFF0000000000001
}
//--- remainder.src.mlir
func.func @f() -> f64 {
  %z = arith.constant 0.0 : f64
  %o = arith.constant 1.0 : f64
  %r = arith.remf %o, %z : f64
  return %r : f64
}
//--- remainder.low.ll
define double @f() {
  ret double 0x7FF0000000000001
}
//--- sum-payload-ok.src.mlir
func.func @f(%a: f64) -> f64 {
  %n = arith.constant 0x7FF8000000000123 : f64
  %r = arith.addf %a, %n : f64
  return %r : f64
}
//--- sum-payload-ok.low.ll
define double @f(double %a) {
  ret double 0x7FF8000000000123
}
//--- sum-preferred-ok.src.mlir
func.func @f(%a: f64) -> f64 {
  %n = arith.constant 0x7FF8000000000123 : f64
  %r = arith.addf %a, %n : f64
  return %r : f64
}
//--- sum-preferred-ok.low.ll
define double @f(double %a) {
  ret double 0x7FF8000000000000
}
//--- sum-signalling.src.mlir
func.func @f(%a: f64) -> f64 {
  %n = arith.constant 0x7FF8000000000123 : f64
  %r = arith.addf %a, %n : f64
  return %r : f64
}
//--- sum-signalling.low.ll
define double @f(double %a) {
  ret double 0x7FF0000000000123
}
//--- sum-unchanged-ok.src.mlir
func.func @f(%a: f64) -> f64 {
  %n = arith.constant 0x7FF0000000000123 : f64
  %r = arith.addf %a, %n : f64
  return %r : f64
}
//--- sum-unchanged-ok.low.ll
define double @f(double %a) {
  ret double 0x7FF0000000000123
}
//--- sum-quieted-ok.src.mlir
func.func @f(%a: f64) -> f64 {
  %n = arith.constant 0x7FF0000000000123 : f64
  %r = arith.addf %a, %n : f64
  return %r : f64
}
//--- sum-quieted-ok.low.ll
define double @f(double %a) {
  ret double 0x7FF8000000000123
}
//--- neutral-ok.src.mlir
func.func @f(%a: f64) -> f64 {
  %o = arith.constant 1.0 : f64
  %r = arith.mulf %a, %o : f64
  return %r : f64
}
//--- neutral-ok.low.ll
define double @f(double %a) {
  ret double %a
}
//--- root.src.mlir
llvm.func @f() -> f64 {
  %z = llvm.mlir.constant(0.0 : f64) : f64
  %o = llvm.mlir.constant(-1.0 : f64) : f64
  %q = llvm.fdiv %z, %z : f64
  %r = llvm.intr.sqrt(%o) : (f64) -> f64
  llvm.return %r : f64
}
//--- root.low.ll
define double @f() {
  ret double 0x7FF0000000000001
}
//--- root-ok.src.mlir
llvm.func @f() -> f64 {
  %z = llvm.mlir.constant(0.0 : f64) : f64
  %o = llvm.mlir.constant(-1.0 : f64) : f64
  %q = llvm.fdiv %z, %z : f64
  %r = llvm.intr.sqrt(%o) : (f64) -> f64
  llvm.return %r : f64
}
//--- root-ok.low.ll
define double @f() {
  ret double 0x7FF8000000000000
}
