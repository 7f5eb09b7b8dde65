// Which NaN an operation gives: of any sign the preferred one, or an operand's, quiet or unchanged; none signals if no operand does. Signs of NaNs that
// are set are known. (LLVM Language Reference, "Behavior of Floating-Point NaN values", "fneg", "'llvm.fabs.*' Intrinsic".)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 1 verify-lowering %t/constant-kept.src.mlir --lowered %t/constant-kept.low.ll | FileCheck %s --check-prefix=CONSTANT-KEPT
// CONSTANT-KEPT: @f: refuted: return-value: result 0 differs
// RUN: expect-status 1 verify-lowering %t/selected.src.mlir --lowered %t/selected.low.ll | FileCheck %s --check-prefix=SELECTED
// SELECTED: @f: refuted: return-value: result 0 differs
// RUN: expect-status 1 verify-lowering %t/stored.src.mlir --lowered %t/stored.low.ll | FileCheck %s --check-prefix=STORED
// STORED: @f: refuted: return-memory: the value stored
// RUN: verify-lowering %t/stored-ok.src.mlir --lowered %t/stored-ok.low.ll | FileCheck %s --check-prefix=STORED-OK
// STORED-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/stored-constant.src.mlir --lowered %t/stored-constant.low.ll | FileCheck %s --check-prefix=STORED-CONSTANT
// STORED-CONSTANT: @f: refuted: return-memory: the value stored
// RUN: expect-status 1 verify-lowering %t/passed.src.mlir --lowered %t/passed.low.ll | FileCheck %s --check-prefix=PASSED
// PASSED: @f: refuted: call-argument: in the call of @use argument 0 differs
// RUN: verify-lowering %t/passed-ok.src.mlir --lowered %t/passed-ok.low.ll | FileCheck %s --check-prefix=PASSED-OK
// PASSED-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/passed-constant.src.mlir --lowered %t/passed-constant.low.ll | FileCheck %s --check-prefix=PASSED-CONSTANT
// PASSED-CONSTANT: @f: refuted: call-argument: in the call of @use argument 0 differs
// RUN: expect-status 1 verify-lowering %t/looked-at.src.mlir --lowered %t/looked-at.low.ll | FileCheck %s --check-prefix=LOOKED-AT
// LOOKED-AT: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/looked-at-ok.src.mlir --lowered %t/looked-at-ok.low.ll | FileCheck %s --check-prefix=LOOKED-AT-OK
// LOOKED-AT-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/looked-at-constant.src.mlir --lowered %t/looked-at-constant.low.ll | FileCheck %s --check-prefix=LOOKED-AT-CONSTANT
// LOOKED-AT-CONSTANT: @f: refuted: return-value: result 0 differs
// RUN: expect-status 1 verify-lowering %t/loop.src.mlir --lowered %t/loop.low.ll | FileCheck %s --check-prefix=LOOP
// LOOP: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/loop-ok.src.mlir --lowered %t/loop-ok.low.ll | FileCheck %s --check-prefix=LOOP-OK
// LOOP-OK: @f: proved

//--- constant-kept.src.mlir
func.func @f() -> f64 {
  %r = arith.constant 0x7FF8000000000001 : f64
  return %r : f64
}
//--- constant-kept.low.ll
define double @f() {
  ret double 0x7FF8000000000000
}
//--- selected.src.mlir
func.func @f(%c: i1, %a: f64) -> f64 {
  %n = arith.constant 0x7FF0000000000001 : f64
  %r = arith.select %c, %a, %n : f64
  return %r : f64
}
//--- selected.low.ll
define double @f(i1 %c, double %a) {
  %r = select i1 %c, double %a, double 0x7FF8000000000001
  ret double %r
}
//--- stored.src.mlir
func.func @f(%m: memref<f64>) {
  %z = arith.constant 0.0 : f64
  %r = arith.divf %z, %z : f64
  memref.store %r, %m[] : memref<f64>
  return
}
//--- stored.low.ll
define void @f(ptr %a, ptr %p, i64 %o) {
  store double 0x7FF0000000000001, ptr %p
  ret void
}
//--- stored-ok.src.mlir
func.func @f(%m: memref<f64>) {
  %z = arith.constant 0.0 : f64
  %r = arith.divf %z, %z : f64
  memref.store %r, %m[] : memref<f64>
  return
}
//--- stored-ok.low.ll
define void @f(ptr %a, ptr %p, i64 %o) {
  store double 0x7FF8000000000000, ptr %p
  ret void
}
//--- stored-constant.src.mlir
func.func @f(%m: memref<f64>) {
  %r = arith.constant 0x7FF0000000000001 : f64
  memref.store %r, %m[] : memref<f64>
  return
}
//--- stored-constant.low.ll
define void @f(ptr %a, ptr %p, i64 %o) {
  store double 0x7FF8000000000001, ptr %p
  ret void
}
//--- passed.src.mlir
func.func private @use(f64)
func.func @f() {
  %z = arith.constant 0.0 : f64
  %r = arith.divf %z, %z : f64
  call @use(%r) : (f64) -> ()
  return
}
//--- passed.low.ll
declare void @use(double)
define void @f() {
  call void @use(double 0x7FF0000000000001)
  ret void
}
//--- passed-ok.src.mlir
func.func private @use(f64)
func.func @f() {
  %z = arith.constant 0.0 : f64
  %r = arith.divf %z, %z : f64
  call @use(%r) : (f64) -> ()
  return
}
//--- passed-ok.low.ll
declare void @use(double)
define void @f() {
  call void @use(double 0x7FF8000000000000)
  ret void
}
//--- passed-constant.src.mlir
func.func private @use(f64)
func.func @f() {
  %r = arith.constant 0x7FF0000000000001 : f64
  call @use(%r) : (f64) -> ()
  return
}
//--- passed-constant.low.ll
declare void @use(double)
define void @f() {
  call void @use(double 0x7FF8000000000001)
  ret void
}
//--- looked-at.src.mlir
func.func @f() -> i64 {
  %z = arith.constant 0.0 : f64
  %r = arith.divf %z, %z : f64
  %b = arith.bitcast %r : f64 to i64
  return %b : i64
}
//--- looked-at.low.ll
define i64 @f() {
  ret i64 9218868437227405313
}
//--- looked-at-ok.src.mlir
func.func @f() -> i64 {
  %z = arith.constant 0.0 : f64
  %r = arith.divf %z, %z : f64
  %b = arith.bitcast %r : f64 to i64
  return %b : i64
}
//--- looked-at-ok.low.ll
define i64 @f() {
  ret i64 9221120237041090560
}
//--- looked-at-constant.src.mlir
func.func @f() -> i64 {
  %r = arith.constant 0x7FF0000000000001 : f64
  %b = arith.bitcast %r : f64 to i64
  return %b : i64
}
//--- looked-at-constant.low.ll
define i64 @f() {
  ret i64 9221120237041090561
}
//--- loop.src.mlir
func.func @f(%n: index) -> f64 {
  %r = arith.constant 0x7FF0000000000001 : f64
  %l = arith.constant 0 : index
  %u = arith.constant 1 : index
  %s = scf.for %i = %l to %n step %u iter_args(%x = %r) -> (f64) {
    %y = arith.negf %x : f64
    scf.yield %y : f64
  }
  return %s : f64
}
//--- loop.low.ll
define double @f(i64 %n) {
  br label %h
h:
  %i = phi i64 [ 0, %0 ], [ %j, %b ]
  %x = phi double [ 0x7FF8000000000001, %0 ], [ %y, %b ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %b, label %e
b:
  %y = fneg double %x
  %j = add i64 %i, 1
  br label %h
e:
  ret double %x
}
//--- loop-ok.src.mlir
func.func @f(%n: index) -> f64 {
  %r = arith.constant 0x7FF0000000000001 : f64
  %l = arith.constant 0 : index
  %u = arith.constant 1 : index
  %s = scf.for %i = %l to %n step %u iter_args(%x = %r) -> (f64) {
    %y = arith.negf %x : f64
    scf.yield %y : f64
  }
  return %s : f64
}
//--- loop-ok.low.ll
define double @f(i64 %n) {
  br label %h
h:
  %i = phi i64 [ 0, %0 ], [ %j, %b ]
  %x = phi double [ 0x7FF0000000000001, %0 ], [ %y, %b ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %b, label %e
b:
  %y = fneg double %x
  %j = add i64 %i, 1
  br label %h
e:
  ret double %x
}
