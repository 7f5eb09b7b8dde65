// What is more than a call by a name, and where the lowering's own calls might pass another value: what an attribute makes
// poison, calls that may be speculated, C wrappers, nested symbols, what the lowering alone takes the address of or calls.
//
// Sources: LLVM Language Reference, "Parameter Attributes", "Function Attributes" (speculatable), "Linkage Types".
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 1 verify-lowering %t/range_param.src.ll --lowered %t/range_param.low.ll \
// RUN:   | FileCheck %s --check-prefix=RANGE_PARAM
// RANGE_PARAM: @g: refuted
// RUN: expect-status 1 verify-lowering %t/nofp_param.src.ll --lowered %t/nofp_param.low.ll \
// RUN:   | FileCheck %s --check-prefix=NOFP_PARAM
// NOFP_PARAM: @g: refuted
// RUN: expect-status 1 verify-lowering %t/range_call.src.ll --lowered %t/range_call.low.ll \
// RUN:   | FileCheck %s --check-prefix=RANGE_CALL
// RANGE_CALL: @g: refuted
// RUN: expect-status 1 verify-lowering %t/nofp_call.src.ll --lowered %t/nofp_call.low.ll \
// RUN:   | FileCheck %s --check-prefix=NOFP_CALL
// NOFP_CALL: @g: refuted
// RUN: expect-status 1 verify-lowering %t/spec_div.src.ll --lowered %t/spec_div.low.ll \
// RUN:   | FileCheck %s --check-prefix=SPEC_DIV
// SPEC_DIV: @g: refuted: undefined: {{.*}}divisor
// RUN: expect-status 1 verify-lowering %t/spec_unreach.src.ll --lowered %t/spec_unreach.low.ll \
// RUN:   | FileCheck %s --check-prefix=SPEC_UNREACH
// SPEC_UNREACH: @g: refuted
// RUN: expect-status 1 verify-lowering %t/spec_void.src.ll --lowered %t/spec_void.low.ll \
// RUN:   | FileCheck %s --check-prefix=SPEC_VOID
// SPEC_VOID: @g: refuted: undefined: {{.*}}divisor
// RUN: expect-status 0 verify-lowering %t/spec_ok.src.ll --lowered %t/spec_ok.low.ll \
// RUN:   | FileCheck %s --check-prefix=SPEC_OK
// SPEC_OK: @g: proved
// RUN: expect-status 1 verify-lowering %t/ciface.src.mlir --lowered %t/ciface.low.mlir \
// RUN:   | FileCheck %s --check-prefix=CIFACE
// CIFACE: @g: refuted
// RUN: expect-status 0 verify-lowering %t/ciface_right.src.mlir --lowered %t/ciface_right.low.mlir \
// RUN:   | FileCheck %s --check-prefix=CIFACE_RIGHT
// CIFACE_RIGHT: @g: proved
// RUN: expect-status 1 verify-lowering %t/nest_pub.src.mlir --lowered %t/nest_pub.low.mlir \
// RUN:   | FileCheck %s --check-prefix=NEST_PUB
// NEST_PUB: @g: refuted
// RUN: expect-status 1 verify-lowering %t/low_taken.src.ll --lowered %t/low_taken.low.ll \
// RUN:   | FileCheck %s --check-prefix=LOW_TAKEN
// LOW_TAKEN: @p: refuted: symbol
// RUN: expect-status 1 verify-lowering %t/low_taken_decl.src.ll --lowered %t/low_taken_decl.low.ll \
// RUN:   | FileCheck %s --check-prefix=LOW_TAKEN_DECL
// LOW_TAKEN_DECL: @p: refuted: symbol
// RUN: expect-status 1 verify-lowering %t/low_alias.src.ll --lowered %t/low_alias.low.ll \
// RUN:   | FileCheck %s --check-prefix=LOW_ALIAS
// LOW_ALIAS: @h: refuted: symbol
// RUN: expect-status 1 verify-lowering %t/low_new.src.ll --lowered %t/low_new.low.ll \
// RUN:   | FileCheck %s --check-prefix=LOW_NEW
// LOW_NEW: @new: refuted: symbol
// RUN: expect-status 1 verify-lowering %t/low_decl.src.ll --lowered %t/low_decl.low.ll \
// RUN:   | FileCheck %s --check-prefix=LOW_DECL
// LOW_DECL: @new: refuted: symbol
// RUN: expect-status 1 verify-lowering %t/low_ctor.src.ll --lowered %t/low_ctor.low.ll \
// RUN:   | FileCheck %s --check-prefix=LOW_CTOR
// LOW_CTOR: @g: refuted: symbol
// RUN: expect-status 1 verify-lowering %t/low_changed.src.ll --lowered %t/low_changed.low.ll \
// RUN:   | FileCheck %s --check-prefix=LOW_CHANGED
// LOW_CHANGED: @f: refuted: {{.*}}call
// RUN: expect-status 0 verify-lowering %t/low_ret5.src.ll --lowered %t/low_ret5.low.ll \
// RUN:   | FileCheck %s --check-prefix=LOW_RET5
// LOW_RET5: @f: proved
// RUN: expect-status 1 verify-lowering %t/extra_pure.src.ll --lowered %t/extra_pure.low.ll \
// RUN:   | FileCheck %s --check-prefix=EXTRA_PURE
// EXTRA_PURE: @f: refuted: undefined
// RUN: expect-status 1 verify-lowering %t/pure_hoist.src.ll --lowered %t/pure_hoist.low.ll \
// RUN:   | FileCheck %s --check-prefix=PURE_HOIST
// PURE_HOIST: @f: refuted: call
// RUN: expect-status 1 verify-lowering %t/undef.src.ll --lowered %t/undef.low.ll \
// RUN:   | FileCheck %s --check-prefix=UNDEF
// UNDEF: @g: refuted
// RUN: expect-status 1 verify-lowering %t/allundef.src.ll --lowered %t/allundef.low.ll \
// RUN:   | FileCheck %s --check-prefix=ALLUNDEF
// ALLUNDEF: @g: refuted
// RUN: expect-status 1 verify-lowering %t/freeze.src.ll --lowered %t/freeze.low.ll \
// RUN:   | FileCheck %s --check-prefix=FREEZE
// FREEZE: @g: refuted
// RUN: expect-status 1 verify-lowering %t/ctor.src.ll --lowered %t/ctor.low.ll \
// RUN:   | FileCheck %s --check-prefix=CTOR
// CTOR: @g: refuted
// RUN: expect-status 1 verify-lowering %t/cused.src.ll --lowered %t/cused.low.ll \
// RUN:   | FileCheck %s --check-prefix=CUSED
// CUSED: @g: refuted
// RUN: expect-status 1 verify-lowering %t/stored.src.ll --lowered %t/stored.low.ll \
// RUN:   | FileCheck %s --check-prefix=STORED
// STORED: @g: refuted
// RUN: expect-status 1 verify-lowering %t/ptrtoint.src.ll --lowered %t/ptrtoint.low.ll \
// RUN:   | FileCheck %s --check-prefix=PTRTOINT
// PTRTOINT: @g: refuted
// RUN: expect-status 1 verify-lowering %t/bundle.src.ll --lowered %t/bundle.low.ll \
// RUN:   | FileCheck %s --check-prefix=BUNDLE
// BUNDLE: @g: refuted
// RUN: expect-status 1 verify-lowering %t/asm.src.ll --lowered %t/asm.low.ll \
// RUN:   | FileCheck %s --check-prefix=ASM
// ASM: @g: refuted
// RUN: expect-status 1 verify-lowering %t/invoke.src.ll --lowered %t/invoke.low.ll \
// RUN:   | FileCheck %s --check-prefix=INVOKE
// INVOKE: @g: refuted
// RUN: expect-status 1 verify-lowering %t/pers.src.ll --lowered %t/pers.low.ll \
// RUN:   | FileCheck %s --check-prefix=PERS
// PERS: @g: refuted
// RUN: expect-status 1 verify-lowering %t/struct.src.ll --lowered %t/struct.low.ll \
// RUN:   | FileCheck %s --check-prefix=STRUCT
// STRUCT: @g: refuted
// RUN: expect-status 1 verify-lowering %t/vatype.src.ll --lowered %t/vatype.low.ll \
// RUN:   | FileCheck %s --check-prefix=VATYPE
// VATYPE: @g: refuted
// RUN: expect-status 1 verify-lowering %t/mutual.src.ll --lowered %t/mutual.low.ll \
// RUN:   | FileCheck %s --check-prefix=MUTUAL
// MUTUAL: @g: refuted
// RUN: expect-status 1 verify-lowering %t/selfswap.src.ll --lowered %t/selfswap.low.ll \
// RUN:   | FileCheck %s --check-prefix=SELFSWAP
// SELFSWAP: @g: refuted
// RUN: expect-status 1 verify-lowering %t/unsupported_caller.src.ll --lowered %t/unsupported_caller.low.ll \
// RUN:   | FileCheck %s --check-prefix=UNSUPPORTED_CALLER
// UNSUPPORTED_CALLER: @g: refuted
// RUN: expect-status 1 verify-lowering %t/varfn.src.ll --lowered %t/varfn.low.ll \
// RUN:   | FileCheck %s --check-prefix=VARFN
// VARFN: @g: refuted
// RUN: expect-status 0 verify-lowering %t/negz_ok.src.ll --lowered %t/negz_ok.low.ll \
// RUN:   | FileCheck %s --check-prefix=NEGZ_OK
// NEGZ_OK: @g: proved
// RUN: expect-status 1 verify-lowering %t/negz_bad.src.ll --lowered %t/negz_bad.low.ll \
// RUN:   | FileCheck %s --check-prefix=NEGZ_BAD
// NEGZ_BAD: @g: refuted
// RUN: expect-status 1 verify-lowering %t/negz_two.src.ll --lowered %t/negz_two.low.ll \
// RUN:   | FileCheck %s --check-prefix=NEGZ_TWO
// NEGZ_TWO: @g: refuted
// RUN: expect-status 0 verify-lowering %t/nan_ok.src.ll --lowered %t/nan_ok.low.ll \
// RUN:   | FileCheck %s --check-prefix=NAN_OK
// NAN_OK: @g: proved
// RUN: expect-status 1 verify-lowering %t/nan_bad.src.ll --lowered %t/nan_bad.low.ll \
// RUN:   | FileCheck %s --check-prefix=NAN_BAD
// NAN_BAD: @g: refuted
// RUN: expect-status 1 verify-lowering %t/nan_two.src.ll --lowered %t/nan_two.low.ll \
// RUN:   | FileCheck %s --check-prefix=NAN_TWO
// NAN_TWO: @g: refuted
// RUN: expect-status 1 verify-lowering %t/src_weak.src.ll --lowered %t/src_weak.low.ll \
// RUN:   | FileCheck %s --check-prefix=SRC_WEAK
// SRC_WEAK: @g: refuted
// RUN: expect-status 1 verify-lowering %t/src_available_externally.src.ll --lowered %t/src_available_externally.low.ll \
// RUN:   | FileCheck %s --check-prefix=SRC_AVAILABLE_EXTERNALLY
// SRC_AVAILABLE_EXTERNALLY: @g: refuted
// RUN: expect-status 1 verify-lowering %t/src_weak_odr.src.ll --lowered %t/src_weak_odr.low.ll \
// RUN:   | FileCheck %s --check-prefix=SRC_WEAK_ODR
// SRC_WEAK_ODR: @g: refuted
// RUN: expect-status 0 verify-lowering %t/fp8_ok.src.mlir --lowered %t/fp8_ok.low.mlir \
// RUN:   | FileCheck %s --check-prefix=FP8_OK
// FP8_OK: @g: proved
// RUN: expect-status 1 verify-lowering %t/fp8_bad.src.mlir --lowered %t/fp8_bad.low.mlir \
// RUN:   | FileCheck %s --check-prefix=FP8_BAD
// FP8_BAD: @g: refuted
// RUN: expect-status 1 verify-lowering %t/linkint.src.mlir --lowered %t/linkint.low.mlir \
// RUN:   | FileCheck %s --check-prefix=LINKINT
// LINKINT: @g: refuted: attribute: {{.*}}linkage
// RUN: expect-status 0 verify-lowering %t/linkint_ok.src.mlir --lowered %t/linkint_ok.low.mlir \
// RUN:   | FileCheck %s --check-prefix=LINKINT_OK
// LINKINT_OK: @g: proved
// RUN: expect-status 1 verify-lowering %t/linkext.src.mlir --lowered %t/linkext.low.mlir \
// RUN:   | FileCheck %s --check-prefix=LINKEXT
// LINKEXT: @g: refuted

//--- range_param.src.ll
define internal i32 @g(i32 range(i32 0, 3) %x) {
 ret i32 1
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}

//--- range_param.low.ll
define internal i32 @g(i32 range(i32 0, 3) %x) {
 ret i32 2
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}

//--- nofp_param.src.ll
define internal i32 @g(float nofpclass(nan) %x) {
 ret i32 1
}
define i32 @f() {
 %r = call i32 @g(float 0x7FF8000000000000)
 ret i32 %r
}

//--- nofp_param.low.ll
define internal i32 @g(float nofpclass(nan) %x) {
 ret i32 2
}
define i32 @f() {
 %r = call i32 @g(float 0x7FF8000000000000)
 ret i32 %r
}

//--- range_call.src.ll
define internal i32 @g(i32 %x) {
 ret i32 1
}
define i32 @f() {
 %r = call i32 @g(i32 range(i32 0, 3) 4)
 ret i32 %r
}

//--- range_call.low.ll
define internal i32 @g(i32 %x) {
 %c = icmp eq i32 %x, 4
 %r = select i1 %c, i32 1, i32 2
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 5)
 ret i32 %r
}

//--- nofp_call.src.ll
define internal i32 @g(float %x) {
 ret i32 1
}
define i32 @f() {
 %r = call i32 @g(float nofpclass(zero) 0.0)
 ret i32 %r
}

//--- nofp_call.low.ll
define internal i32 @g(float %x) {
 %c = fcmp oeq float %x, 0.0
 %r = select i1 %c, i32 1, i32 2
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(float 1.0)
 ret i32 %r
}

//--- spec_div.src.ll
define internal i32 @g(i32 %x) memory(none) willreturn nounwind speculatable {
 ret i32 1
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}

//--- spec_div.low.ll
define internal i32 @g(i32 %x) memory(none) willreturn nounwind speculatable {
 %d = sub i32 %x, 5
 %c = udiv i32 0, %d
 %r = add i32 %c, 1
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
%q = call i32 @g(i32 5)
 ret i32 %r
}

//--- spec_unreach.src.ll
define internal i32 @g(i32 %x) memory(none) willreturn nounwind speculatable {
 ret i32 1
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}

//--- spec_unreach.low.ll
define internal i32 @g(i32 %x) memory(none) willreturn nounwind speculatable {
 %d = sub i32 %x, 4
 %c = icmp eq i32 %d, 0
 br i1 %c, label %a, label %b
a:
 ret i32 1
b:
 unreachable
}
define i32 @f() {
 %r = call i32 @g(i32 4)
%q = call i32 @g(i32 5)
 ret i32 %r
}

//--- spec_void.src.ll
define internal i32 @g(i32 %x) memory(none) willreturn nounwind speculatable {
 ret i32 1
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
define void @k(i32 %a) {
 ret void
}

//--- spec_void.low.ll
define internal i32 @g(i32 %x) memory(none) willreturn nounwind speculatable {
 %d = sub i32 %x, 5
 %c = udiv i32 0, %d
 %r = add i32 %c, 1
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
define void @k(i32 %a) {
 %q = call i32 @g(i32 %a)
 ret void
}

//--- spec_ok.src.ll
define internal i32 @g(i32 %x) memory(none) willreturn nounwind speculatable {
 ret i32 1
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}

//--- spec_ok.low.ll
define internal i32 @g(i32 %x) memory(none) willreturn nounwind speculatable {
 ret i32 1
}
define i32 @f() {
 %r = call i32 @g(i32 4)
%q = call i32 @g(i32 5)
 ret i32 %r
}

//--- ciface.src.mlir
func.func private @g(%x: i64) -> i64 attributes {llvm.emit_c_interface} {
  return %x : i64
}
func.func @f() -> i64 {
  %c = arith.constant 4 : i64
  %r = call @g(%c) : (i64) -> i64
  return %r : i64
}

//--- ciface.low.mlir
llvm.func  @g(%x: i64) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"} {
  %c = llvm.mlir.constant(4 : i64) : i64
  llvm.return %c : i64
}
llvm.func @f() -> i64 {
  %c = llvm.mlir.constant(4 : i64) : i64
  %r = llvm.call @g(%c) : (i64) -> i64
  llvm.return %r : i64
}
llvm.func @_mlir_ciface_g(%x: i64) -> i64 attributes {llvm.emit_c_interface} {
  %r = llvm.call @g(%x) : (i64) -> i64
  llvm.return %r : i64
}

//--- ciface_right.src.mlir
func.func private @g(%x: i64) -> i64 attributes {llvm.emit_c_interface} {
  return %x : i64
}
func.func @f() -> i64 {
  %c = arith.constant 4 : i64
  %r = call @g(%c) : (i64) -> i64
  return %r : i64
}

//--- ciface_right.low.mlir
llvm.func  @g(%x: i64) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"} {
  llvm.return %x : i64
}
llvm.func @f() -> i64 {
  %c = llvm.mlir.constant(4 : i64) : i64
  %r = llvm.call @g(%c) : (i64) -> i64
  llvm.return %r : i64
}
llvm.func @_mlir_ciface_g(%x: i64) -> i64 attributes {llvm.emit_c_interface} {
  %r = llvm.call @g(%x) : (i64) -> i64
  llvm.return %r : i64
}

//--- nest_pub.src.mlir
func.func private @g(%x: i64) -> i64  {
  return %x : i64
}
func.func @f() -> i64 {
  %c = arith.constant 4 : i64
  %r = call @g(%c) : (i64) -> i64
  return %r : i64
}
module @m {
func.func  @g(%x: i64) -> i64 {
 return %x : i64
}
}

//--- nest_pub.low.mlir
llvm.func  @g(%x: i64) -> i64 attributes {sym_visibility = "private"} {
  %c = llvm.mlir.constant(4 : i64) : i64
  llvm.return %c : i64
}
llvm.func @f() -> i64 {
  %c = llvm.mlir.constant(4 : i64) : i64
  %r = llvm.call @g(%c) : (i64) -> i64
  llvm.return %r : i64
}
module @m {
llvm.func @g(%x: i64) -> i64 {
 %c = llvm.mlir.constant(4 : i64) : i64
 llvm.return %c : i64
}
}

//--- low_taken.src.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 %x, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}

//--- low_taken.low.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 4, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
@p = global ptr @g

//--- low_taken_decl.src.ll
@p = external global ptr
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 %x, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
define ptr @k() {
 %r = load ptr, ptr @p
 ret ptr %r
}

//--- low_taken_decl.low.ll
@p = global ptr @g
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 4, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
define ptr @k() {
 %r = load ptr, ptr @p
 ret ptr %r
}

//--- low_alias.src.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 %x, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}

//--- low_alias.low.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 4, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
@h = alias i32 (i32), ptr @g

//--- low_new.src.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 %x, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}

//--- low_new.low.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 4, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
define i32 @new() {
 %r = call i32 @g(i32 5)
 ret i32 %r
}

//--- low_decl.src.ll
declare i32 @get()
declare i32 @new()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 %x, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
define i32 @k() {
 %r = call i32 @new()
 ret i32 %r
}

//--- low_decl.low.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 4, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
define i32 @new() {
 %r = call i32 @g(i32 5)
 ret i32 %r
}
define i32 @k() {
 %r = call i32 @new()
 ret i32 %r
}

//--- low_ctor.src.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 %x, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}

//--- low_ctor.low.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 4, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
define internal void @c() {
 %r = call i32 @g(i32 5)
 ret void
}
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @c, ptr null }]

//--- low_changed.src.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 %x, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}

//--- low_changed.low.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 %x, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 5)
 ret i32 %r
}

//--- low_ret5.src.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 %x, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}

//--- low_ret5.low.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 4, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 5)
 ret i32 %r
}

//--- extra_pure.src.ll
define internal i32 @g(i32 %x) memory(none) willreturn nounwind {
 ret i32 1
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}

//--- extra_pure.low.ll
define internal i32 @g(i32 %x) memory(none) willreturn nounwind {
 %d = sub i32 %x, 4
 %c = icmp eq i32 %d, 0
 br i1 %c, label %a, label %b
a:
 ret i32 1
b:
 unreachable
}
define i32 @f() {
 %r = call i32 @g(i32 4)
%q = call i32 @g(i32 5)
 ret i32 %r
}

//--- pure_hoist.src.ll
define internal i32 @g(i32 %x) memory(none) willreturn nounwind {
 ret i32 1
}
define i32 @f(i1 %c) {
 br i1 %c, label %a, label %b
a:
 %r = call i32 @g(i32 4)
 ret i32 %r
b:
 ret i32 1
}

//--- pure_hoist.low.ll
define internal i32 @g(i32 %x) memory(none) willreturn nounwind {
 %d = sub i32 %x, 4
 %c = icmp eq i32 %d, 0
 br i1 %c, label %a, label %b
a:
 ret i32 1
b:
 unreachable
}
define i32 @f(i1 %c) {
 %y = select i1 %c, i32 4, i32 5
 %r = call i32 @g(i32 %y)
 ret i32 %r
}

//--- undef.src.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 %x, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
define i32 @k() {
 %r = call i32 @g(i32 undef)
 ret i32 %r
}

//--- undef.low.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 4, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
define i32 @k() {
 %r = call i32 @g(i32 undef)
 ret i32 %r
}

//--- allundef.src.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 %x, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 undef)
 ret i32 %r
}

//--- allundef.low.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 4, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 undef)
 ret i32 %r
}

//--- freeze.src.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 %x, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
define i32 @k() {
 %z = freeze i32 undef
 %r = call i32 @g(i32 %z)
 ret i32 %r
}

//--- freeze.low.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 4, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
define i32 @k() {
 %z = freeze i32 undef
 %r = call i32 @g(i32 %z)
 ret i32 %r
}

//--- ctor.src.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 %x, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @g, ptr null }]

//--- ctor.low.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 4, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @g, ptr null }]

//--- cused.src.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 %x, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
@llvm.compiler.used = appending global [1 x ptr] [ptr @g], section "llvm.metadata"

//--- cused.low.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 4, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
@llvm.compiler.used = appending global [1 x ptr] [ptr @g], section "llvm.metadata"

//--- stored.src.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 %x, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
define void @k(ptr %p) {
 store ptr @g, ptr %p
 ret void
}

//--- stored.low.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 4, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
define void @k(ptr %p) {
 store ptr @g, ptr %p
 ret void
}

//--- ptrtoint.src.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 %x, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
define i64 @k() {
 ret i64 ptrtoint (ptr @g to i64)
}

//--- ptrtoint.low.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 4, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
define i64 @k() {
 ret i64 ptrtoint (ptr @g to i64)
}

//--- bundle.src.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 %x, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
define void @k() {
 call void @u() [ "x"(ptr @g) ]
 ret void
}
declare void @u()

//--- bundle.low.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 4, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
define void @k() {
 call void @u() [ "x"(ptr @g) ]
 ret void
}
declare void @u()

//--- asm.src.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 %x, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
define void @k() {
 call void asm "call ${0:P}", "i"(ptr @g)
 ret void
}

//--- asm.low.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 4, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
define void @k() {
 call void asm "call ${0:P}", "i"(ptr @g)
 ret void
}

//--- invoke.src.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 %x, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
define i32 @k() personality ptr @p {
 %r = invoke i32 @g(i32 5) to label %a unwind label %b
a:
 ret i32 %r
b:
 %l = landingpad { ptr, i32 } cleanup
 ret i32 0
}
declare i32 @p(...)

//--- invoke.low.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 4, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
define i32 @k() personality ptr @p {
 %r = invoke i32 @g(i32 5) to label %a unwind label %b
a:
 ret i32 %r
b:
 %l = landingpad { ptr, i32 } cleanup
 ret i32 0
}
declare i32 @p(...)

//--- pers.src.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 %x, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
define void @k() personality ptr @g {
 ret void
}

//--- pers.low.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 4, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
define void @k() personality ptr @g {
 ret void
}

//--- struct.src.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 %x, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
@t = constant { i64, [2 x ptr] } { i64 1, [2 x ptr] [ptr null, ptr @g] }

//--- struct.low.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 4, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
@t = constant { i64, [2 x ptr] } { i64 1, [2 x ptr] [ptr null, ptr @g] }

//--- vatype.src.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 %x, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
define i32 @k() {
 %r = call i32 (i32, ...) @g(i32 4, i32 5)
 ret i32 %r
}

//--- vatype.low.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 4, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
define i32 @k() {
 %r = call i32 (i32, ...) @g(i32 4, i32 5)
 ret i32 %r
}

//--- mutual.src.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 %x, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
define internal i32 @h(i32 %x) {
 %r = call i32 @g(i32 %x)
 ret i32 %r
}
define i32 @k() {
 %r = call i32 @h(i32 5)
 ret i32 %r
}

//--- mutual.low.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 4, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
define internal i32 @h(i32 %x) {
 %r = call i32 @g(i32 %x)
 ret i32 %r
}
define i32 @k() {
 %r = call i32 @h(i32 5)
 ret i32 %r
}

//--- selfswap.src.ll
define internal i32 @g(i32 %x, i32 %y, i32 %n) {
 %c = icmp eq i32 %n, 0
 br i1 %c, label %e, label %m
e:
 ret i32 %x
m:
 %k = sub i32 %n, 1
 %r = call i32 @g(i32 %y, i32 %x, i32 %k)
 ret i32 %r
}
define i32 @f(i32 %n) {
 %r = call i32 @g(i32 7, i32 8, i32 %n)
 ret i32 %r
}

//--- selfswap.low.ll
define internal i32 @g(i32 %x, i32 %y, i32 %n) {
 %c = icmp eq i32 %n, 0
 br i1 %c, label %e, label %m
e:
 ret i32 7
m:
 %k = sub i32 %n, 1
 %r = call i32 @g(i32 %y, i32 %x, i32 %k)
 ret i32 %r
}
define i32 @f(i32 %n) {
 %r = call i32 @g(i32 7, i32 8, i32 %n)
 ret i32 %r
}

//--- unsupported_caller.src.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 %x, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
define i32 @k(x86_fp80 %a) {
 %b = fadd x86_fp80 %a, %a
 %i = fptosi x86_fp80 %b to i32
 %r = call i32 @g(i32 %i)
 ret i32 %r
}

//--- unsupported_caller.low.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 4, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}
define i32 @k(x86_fp80 %a) {
 %b = fadd x86_fp80 %a, %a
 %i = fptosi x86_fp80 %b to i32
 %r = call i32 @g(i32 %i)
 ret i32 %r
}

//--- varfn.src.ll
declare i32 @get()
define internal i32 @g(i32 %x, ...) {
 %w = call i32 @get()
 %r = add i32 %x, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 (i32, ...) @g(i32 4)
 ret i32 %r
}

//--- varfn.low.ll
declare i32 @get()
define internal i32 @g(i32 %x, ...) {
 %w = call i32 @get()
 %r = add i32 4, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 (i32, ...) @g(i32 4)
 ret i32 %r
}

//--- negz_ok.src.ll
define internal i64 @g(double %x) {
 %r = bitcast double %x to i64
 ret i64 %r
}
define i64 @f() {
 %r = call i64 @g(double -0.0)
 ret i64 %r
}

//--- negz_ok.low.ll
define internal i64 @g(double %x) {
 %r = bitcast double %x to i64
 ret i64 -9223372036854775808
}
define i64 @f() {
 %r = call i64 @g(double -0.0)
 ret i64 %r
}

//--- negz_bad.src.ll
define internal i64 @g(double %x) {
 %r = bitcast double %x to i64
 ret i64 %r
}
define i64 @f() {
 %r = call i64 @g(double -0.0)
 ret i64 %r
}

//--- negz_bad.low.ll
define internal i64 @g(double %x) {
 %r = bitcast double %x to i64
 ret i64 0
}
define i64 @f() {
 %r = call i64 @g(double -0.0)
 ret i64 %r
}

//--- negz_two.src.ll
define internal i64 @g(double %x) {
 %r = bitcast double %x to i64
 ret i64 %r
}
define i64 @f() {
 %r = call i64 @g(double -0.0)
 ret i64 %r
}
define i64 @k() {
 %r = call i64 @g(double 0.0)
 ret i64 %r
}

//--- negz_two.low.ll
define internal i64 @g(double %x) {
 %r = bitcast double %x to i64
 ret i64 -9223372036854775808
}
define i64 @f() {
 %r = call i64 @g(double -0.0)
 ret i64 %r
}
define i64 @k() {
 %r = call i64 @g(double 0.0)
 ret i64 %r
}

//--- nan_ok.src.ll
define internal i64 @g(double %x) {
 %r = bitcast double %x to i64
 ret i64 %r
}
define i64 @f() {
 %r = call i64 @g(double 0x7FF8000000000000)
 ret i64 %r
}

//--- nan_ok.low.ll
define internal i64 @g(double %x) {
 %r = bitcast double %x to i64
 ret i64 9221120237041090560
}
define i64 @f() {
 %r = call i64 @g(double 0x7FF8000000000000)
 ret i64 %r
}

//--- nan_bad.src.ll
define internal i64 @g(double %x) {
 %r = bitcast double %x to i64
 ret i64 %r
}
define i64 @f() {
 %r = call i64 @g(double 0x7FF8000000000000)
 ret i64 %r
}

//--- nan_bad.low.ll
define internal i64 @g(double %x) {
 %r = bitcast double %x to i64
 ret i64 9221120237041090561
}
define i64 @f() {
 %r = call i64 @g(double 0x7FF8000000000000)
 ret i64 %r
}

//--- nan_two.src.ll
define internal i64 @g(double %x) {
 %r = bitcast double %x to i64
 ret i64 %r
}
define i64 @f() {
 %r = call i64 @g(double 0x7FF8000000000000)
 ret i64 %r
}
define i64 @k() {
 %r = call i64 @g(double 0x7FF8000000000001)
 ret i64 %r
}

//--- nan_two.low.ll
define internal i64 @g(double %x) {
 %r = bitcast double %x to i64
 ret i64 9221120237041090560
}
define i64 @f() {
 %r = call i64 @g(double 0x7FF8000000000000)
 ret i64 %r
}
define i64 @k() {
 %r = call i64 @g(double 0x7FF8000000000001)
 ret i64 %r
}

//--- src_weak.src.ll
declare i32 @get()
define weak i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 %x, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}

//--- src_weak.low.ll
declare i32 @get()
define weak i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 4, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}

//--- src_available_externally.src.ll
declare i32 @get()
define available_externally i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 %x, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}

//--- src_available_externally.low.ll
declare i32 @get()
define available_externally i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 4, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}

//--- src_weak_odr.src.ll
declare i32 @get()
define weak_odr i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 %x, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}

//--- src_weak_odr.low.ll
declare i32 @get()
define weak_odr i32 @g(i32 %x) {
 %w = call i32 @get()
 %r = add i32 4, %w
 ret i32 %r
}
define i32 @f() {
 %r = call i32 @g(i32 4)
 ret i32 %r
}

//--- fp8_ok.src.mlir
llvm.func internal @g(%x: i8) -> i8 {
  llvm.return %x : i8
}
llvm.func @f() -> i8 {
  %c = llvm.mlir.constant(1.0 : f8E5M2) : i8
  %r = llvm.call @g(%c) : (i8) -> i8
  llvm.return %r : i8
}

//--- fp8_ok.low.mlir
llvm.func internal @g(%x: i8) -> i8 {
  %c = llvm.mlir.constant(60 : i8) : i8
 llvm.return %c : i8
}
llvm.func @f() -> i8 {
  %c = llvm.mlir.constant(1.0 : f8E5M2) : i8
  %r = llvm.call @g(%c) : (i8) -> i8
  llvm.return %r : i8
}

//--- fp8_bad.src.mlir
llvm.func internal @g(%x: i8) -> i8 {
  llvm.return %x : i8
}
llvm.func @f() -> i8 {
  %c = llvm.mlir.constant(1.0 : f8E5M2) : i8
  %r = llvm.call @g(%c) : (i8) -> i8
  llvm.return %r : i8
}

//--- fp8_bad.low.mlir
llvm.func internal @g(%x: i8) -> i8 {
  %c = llvm.mlir.constant(1 : i8) : i8
 llvm.return %c : i8
}
llvm.func @f() -> i8 {
  %c = llvm.mlir.constant(1.0 : f8E5M2) : i8
  %r = llvm.call @g(%c) : (i8) -> i8
  llvm.return %r : i8
}

//--- linkint.src.mlir
func.func private @g(%x: i64) -> i64 attributes {llvm.linkage = #llvm.linkage<internal>} {
  return %x : i64
}
func.func @f() -> i64 {
  %c = arith.constant 4 : i64
  %r = call @g(%c) : (i64) -> i64
  return %r : i64
}

//--- linkint.low.mlir
llvm.func  @g(%x: i64) -> i64  {
  %c = llvm.mlir.constant(4 : i64) : i64
  llvm.return %c : i64
}
llvm.func @f() -> i64 {
  %c = llvm.mlir.constant(4 : i64) : i64
  %r = llvm.call @g(%c) : (i64) -> i64
  llvm.return %r : i64
}

//--- linkint_ok.src.mlir
func.func private @g(%x: i64) -> i64 attributes {llvm.linkage = #llvm.linkage<internal>} {
  return %x : i64
}
func.func @f() -> i64 {
  %c = arith.constant 4 : i64
  %r = call @g(%c) : (i64) -> i64
  return %r : i64
}

//--- linkint_ok.low.mlir
llvm.func internal @g(%x: i64) -> i64 attributes {sym_visibility = "private"} {
  %c = llvm.mlir.constant(4 : i64) : i64
  llvm.return %c : i64
}
llvm.func @f() -> i64 {
  %c = llvm.mlir.constant(4 : i64) : i64
  %r = llvm.call @g(%c) : (i64) -> i64
  llvm.return %r : i64
}

//--- linkext.src.mlir
func.func private @g(%x: i64) -> i64 attributes {llvm.linkage = #llvm.linkage<external>} {
  return %x : i64
}
func.func @f() -> i64 {
  %c = arith.constant 4 : i64
  %r = call @g(%c) : (i64) -> i64
  return %r : i64
}

//--- linkext.low.mlir
llvm.func  @g(%x: i64) -> i64 attributes {sym_visibility = "private"} {
  %c = llvm.mlir.constant(4 : i64) : i64
  llvm.return %c : i64
}
llvm.func @f() -> i64 {
  %c = llvm.mlir.constant(4 : i64) : i64
  %r = llvm.call @g(%c) : (i64) -> i64
  llvm.return %r : i64
}
