// Numbers in LLVM IR are what LLVM reads: s0x is extended by its highest set bit, u0x by zeros, decimal ones are cut; NaNs keep their bits,
// signalling ones written as a double too; short digits of 0xK and 0xL are the upper part. (LLVM Language Reference, "Simple Constants"; what `opt` 22
// prints.)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: verify-lowering %t/packed-ok.src.ll --lowered %t/packed-ok.low.ll | FileCheck %s --check-prefix=PACKED-OK
// PACKED-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/packed.src.ll --lowered %t/packed.low.ll | FileCheck %s --check-prefix=PACKED
// PACKED: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/zero-struct-ok.src.ll --lowered %t/zero-struct-ok.low.ll | FileCheck %s --check-prefix=ZERO-STRUCT-OK
// ZERO-STRUCT-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/zero-struct.src.ll --lowered %t/zero-struct.low.ll | FileCheck %s --check-prefix=ZERO-STRUCT
// ZERO-STRUCT: @f: refuted: return-value: result 0 differs
// RUN: expect-status 1 verify-lowering %t/switch.src.ll --lowered %t/switch.low.ll | FileCheck %s --check-prefix=SWITCH
// SWITCH: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/switch-ok.src.ll --lowered %t/switch-ok.low.ll | FileCheck %s --check-prefix=SWITCH-OK
// SWITCH-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/address.src.ll --lowered %t/address.low.ll | FileCheck %s --check-prefix=ADDRESS
// ADDRESS: @f: refuted: access: the lowering is
// RUN: verify-lowering %t/address-ok.src.ll --lowered %t/address-ok.low.ll | FileCheck %s --check-prefix=ADDRESS-OK
// ADDRESS-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/mask.src.ll --lowered %t/mask.low.ll | FileCheck %s --check-prefix=MASK
// MASK: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/mask-ok.src.ll --lowered %t/mask-ok.low.ll | FileCheck %s --check-prefix=MASK-OK
// MASK-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/compare-op.src.ll --lowered %t/compare-op.low.ll | FileCheck %s --check-prefix=COMPARE-OP
// COMPARE-OP: @f: refuted: return-value: result 0 differs
// RUN: expect-status 1 verify-lowering %t/global.src.ll --lowered %t/global.low.ll | FileCheck %s --check-prefix=GLOBAL
// GLOBAL: @f: refuted: symbol: global @g has another initial value
// RUN: verify-lowering %t/global-ok.src.ll --lowered %t/global-ok.low.ll | FileCheck %s --check-prefix=GLOBAL-OK
// GLOBAL-OK: @f: proved

//--- packed-ok.src.ll
define <{ i8, i32 }> @f() {
  ret <{ i8, i32 }> <{ i8 -1, i32 7 }>
}
//--- packed-ok.low.ll
define <{ i8, i32 }> @f() {
  ret <{ i8, i32 }> <{ i8 s0xF, i32 u0x7 }>
}
//--- packed.src.ll
define <{ i8, i32 }> @f() {
  ret <{ i8, i32 }> <{ i8 15, i32 7 }>
}
//--- packed.low.ll
define <{ i8, i32 }> @f() {
  ret <{ i8, i32 }> <{ i8 s0xF, i32 u0x7 }>
}
//--- zero-struct-ok.src.ll
define { i32, float } @f() {
  ret { i32, float } { i32 0, float 0.0 }
}
//--- zero-struct-ok.low.ll
define { i32, float } @f() {
  ret { i32, float } zeroinitializer
}
//--- zero-struct.src.ll
define { i32, float } @f() {
  ret { i32, float } { i32 0, float -0.0 }
}
//--- zero-struct.low.ll
define { i32, float } @f() {
  ret { i32, float } zeroinitializer
}
//--- switch.src.ll
define i32 @f(i8 %x) {
  switch i8 %x, label %a [ i8 7, label %b ]
a:
  ret i32 0
b:
  ret i32 1
}
//--- switch.low.ll
define i32 @f(i8 %x) {
  switch i8 %x, label %a [ i8 s0x7, label %b ]
a:
  ret i32 0
b:
  ret i32 1
}
//--- switch-ok.src.ll
define i32 @f(i8 %x) {
  switch i8 %x, label %a [ i8 -1, label %b ]
a:
  ret i32 0
b:
  ret i32 1
}
//--- switch-ok.low.ll
define i32 @f(i8 %x) {
  switch i8 %x, label %a [ i8 s0x7, label %b ]
a:
  ret i32 0
b:
  ret i32 1
}
//--- address.src.ll
define i8 @f(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 7
  %v = load i8, ptr %q
  ret i8 %v
}
//--- address.low.ll
define i8 @f(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 s0x7
  %v = load i8, ptr %q
  ret i8 %v
}
//--- address-ok.src.ll
define i8 @f(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 -1
  %v = load i8, ptr %q
  ret i8 %v
}
//--- address-ok.low.ll
define i8 @f(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 s0x7
  %v = load i8, ptr %q
  ret i8 %v
}
//--- mask.src.ll
define i32 @f(i32 %x) {
  %r = and i32 %x, 65535
  ret i32 %r
}
//--- mask.low.ll
define i32 @f(i32 %x) {
  %r = and i32 %x, s0xFFFF
  ret i32 %r
}
//--- mask-ok.src.ll
define i32 @f(i32 %x) {
  %r = and i32 %x, -1
  ret i32 %r
}
//--- mask-ok.low.ll
define i32 @f(i32 %x) {
  %r = and i32 %x, s0xFFFF
  ret i32 %r
}
//--- compare-op.src.ll
define i32 @f(i32 %x) {
  %r = mul i32 %x, 2
  ret i32 %r
}
//--- compare-op.low.ll
define i32 @f(i32 %x) {
  %r = mul i32 %x, s0x2
  ret i32 %r
}
//--- global.src.ll
@g = constant [2 x i16] [i16 1, i16 2]
define i16 @f() {
  %v = load i16, ptr @g
  ret i16 %v
}
//--- global.low.ll
@g = constant [2 x i16] [i16 s0x1, i16 2]
define i16 @f() {
  %v = load i16, ptr @g
  ret i16 %v
}
//--- global-ok.src.ll
@g = constant [2 x i16] [i16 -1, i16 2]
define i16 @f() {
  %v = load i16, ptr @g
  ret i16 %v
}
//--- global-ok.low.ll
@g = constant [2 x i16] [i16 s0x1, i16 2]
define i16 @f() {
  %v = load i16, ptr @g
  ret i16 %v
}
