// Where a function returns the bits of a NaN that an operation has made, the lowering has those of one that the operation may
// make. Source: LLVM Language Reference, "Behavior of Floating-Point NaN values".
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/ext-preferred.src.mlir \
// RUN:   --lowered %t/ext-preferred.low.ll | FileCheck %s --check-prefix=EXT-PREFERRED
// EXT-PREFERRED: @f: proved
// RUN: expect-status 0 verify-lowering %t/ext-negative.src.mlir \
// RUN:   --lowered %t/ext-negative.low.ll | FileCheck %s --check-prefix=EXT-NEGATIVE
// EXT-NEGATIVE: @f: proved
// RUN: expect-status 0 verify-lowering %t/ext-payload.src.mlir \
// RUN:   --lowered %t/ext-payload.low.ll | FileCheck %s --check-prefix=EXT-PAYLOAD
// EXT-PAYLOAD: @f: proved
// RUN: expect-status 1 verify-lowering %t/ext-signalling.src.mlir \
// RUN:   --lowered %t/ext-signalling.low.ll | FileCheck %s --check-prefix=EXT-SIGNALLING
// EXT-SIGNALLING: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/ext-signalling-kept.src.mlir \
// RUN:   --lowered %t/ext-signalling-kept.low.ll | FileCheck %s --check-prefix=EXT-SIGNALLING-KEPT
// EXT-SIGNALLING-KEPT: @f: proved
// RUN: expect-status 1 verify-lowering %t/ext-infinity.src.mlir \
// RUN:   --lowered %t/ext-infinity.low.ll | FileCheck %s --check-prefix=EXT-INFINITY
// EXT-INFINITY: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/ext-number.src.mlir \
// RUN:   --lowered %t/ext-number.low.ll | FileCheck %s --check-prefix=EXT-NUMBER
// EXT-NUMBER: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/div-preferred.src.ll \
// RUN:   --lowered %t/div-preferred.low.ll | FileCheck %s --check-prefix=DIV-PREFERRED
// DIV-PREFERRED: @f: proved
// RUN: expect-status 0 verify-lowering %t/div-negative.src.ll \
// RUN:   --lowered %t/div-negative.low.ll | FileCheck %s --check-prefix=DIV-NEGATIVE
// DIV-NEGATIVE: @f: proved
// RUN: expect-status 1 verify-lowering %t/div-signalling.src.ll \
// RUN:   --lowered %t/div-signalling.low.ll | FileCheck %s --check-prefix=DIV-SIGNALLING
// DIV-SIGNALLING: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/div-number.src.ll \
// RUN:   --lowered %t/div-number.low.ll | FileCheck %s --check-prefix=DIV-NUMBER
// DIV-NUMBER: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/neg-fixed.src.ll --lowered %t/neg-fixed.low.ll | FileCheck %s --check-prefix=NEG-FIXED
// NEG-FIXED: @f: proved
// RUN: expect-status 1 verify-lowering %t/neg-other.src.ll --lowered %t/neg-other.low.ll | FileCheck %s --check-prefix=NEG-OTHER
// NEG-OTHER: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/sum-argument.src.ll \
// RUN:   --lowered %t/sum-argument.low.ll | FileCheck %s --check-prefix=SUM-ARGUMENT
// SUM-ARGUMENT: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/sum-kept.src.ll --lowered %t/sum-kept.low.ll | FileCheck %s --check-prefix=SUM-KEPT
// SUM-KEPT: @f: proved
// RUN: expect-status 2 verify-lowering %t/looked-at.src.ll --lowered %t/looked-at.low.ll | FileCheck %s --check-prefix=LOOKED-AT
// LOOKED-AT: @f: unknown: return-value: result 0, part 0: not shown

//--- ext-preferred.src.mlir
llvm.func @f() -> i32 {
  %z = llvm.mlir.constant(0x7E01 : f16) : f16
  %r = llvm.fpext %z : f16 to f32
  %b = llvm.bitcast %r : f32 to i32
  llvm.return %b : i32
}
//--- ext-preferred.low.ll
define i32 @f() {
  ret i32 2143289344
}
//--- ext-negative.src.mlir
llvm.func @f() -> i32 {
  %z = llvm.mlir.constant(0x7E01 : f16) : f16
  %r = llvm.fpext %z : f16 to f32
  %b = llvm.bitcast %r : f32 to i32
  llvm.return %b : i32
}
//--- ext-negative.low.ll
define i32 @f() {
  ret i32 -4194304
}
//--- ext-payload.src.mlir
llvm.func @f() -> i32 {
  %z = llvm.mlir.constant(0x7E01 : f16) : f16
  %r = llvm.fpext %z : f16 to f32
  %b = llvm.bitcast %r : f32 to i32
  llvm.return %b : i32
}
//--- ext-payload.low.ll
define i32 @f() {
  ret i32 2143297536
}
//--- ext-signalling.src.mlir
llvm.func @f() -> i32 {
  %z = llvm.mlir.constant(0x7E01 : f16) : f16
  %r = llvm.fpext %z : f16 to f32
  %b = llvm.bitcast %r : f32 to i32
  llvm.return %b : i32
}
//--- ext-signalling.low.ll
define i32 @f() {
  ret i32 2139103233
}
//--- ext-signalling-kept.src.mlir
llvm.func @f() -> i32 {
  %z = llvm.mlir.constant(0x7D01 : f16) : f16
  %r = llvm.fpext %z : f16 to f32
  %b = llvm.bitcast %r : f32 to i32
  llvm.return %b : i32
}
//--- ext-signalling-kept.low.ll
define i32 @f() {
  ret i32 2141200384
}
//--- ext-infinity.src.mlir
llvm.func @f() -> i32 {
  %z = llvm.mlir.constant(0x7E01 : f16) : f16
  %r = llvm.fpext %z : f16 to f32
  %b = llvm.bitcast %r : f32 to i32
  llvm.return %b : i32
}
//--- ext-infinity.low.ll
define i32 @f() {
  ret i32 2139095040
}
//--- ext-number.src.mlir
llvm.func @f() -> i32 {
  %z = llvm.mlir.constant(0x7E01 : f16) : f16
  %r = llvm.fpext %z : f16 to f32
  %b = llvm.bitcast %r : f32 to i32
  llvm.return %b : i32
}
//--- ext-number.low.ll
define i32 @f() {
  ret i32 1065353216
}
//--- div-preferred.src.ll
define i32 @f(float %x) {
  %r = fdiv float 0.0, 0.0
  %b = bitcast float %r to i32
  ret i32 %b
}
//--- div-preferred.low.ll
define i32 @f(float %x) {
  ret i32 2143289344
}
//--- div-negative.src.ll
define i32 @f(float %x) {
  %r = fdiv float 0.0, 0.0
  %b = bitcast float %r to i32
  ret i32 %b
}
//--- div-negative.low.ll
define i32 @f(float %x) {
  ret i32 -4194304
}
//--- div-signalling.src.ll
define i32 @f(float %x) {
  %r = fdiv float 0.0, 0.0
  %b = bitcast float %r to i32
  ret i32 %b
}
//--- div-signalling.low.ll
define i32 @f(float %x) {
  ret i32 2139095041
}
//--- div-number.src.ll
define i32 @f(float %x) {
  %r = fdiv float 0.0, 0.0
  %b = bitcast float %r to i32
  ret i32 %b
}
//--- div-number.low.ll
define i32 @f(float %x) {
  ret i32 7
}
//--- neg-fixed.src.ll
define i32 @f(float %x) {
  %r = fneg float 0x7FF8000000000000
  %b = bitcast float %r to i32
  ret i32 %b
}
//--- neg-fixed.low.ll
define i32 @f(float %x) {
  ret i32 -4194304
}
//--- neg-other.src.ll
define i32 @f(float %x) {
  %r = fneg float 0x7FF8000000000000
  %b = bitcast float %r to i32
  ret i32 %b
}
//--- neg-other.low.ll
define i32 @f(float %x) {
  ret i32 2143289344
}
//--- sum-argument.src.ll
define i32 @f(float %x) {
  %r = fadd float %x, 1.0
  %b = bitcast float %r to i32
  ret i32 %b
}
//--- sum-argument.low.ll
define i32 @f(float %x) {
  %r = fadd float %x, 2.0
  %b = bitcast float %r to i32
  ret i32 %b
}
//--- sum-kept.src.ll
define i32 @f(float %x) {
  %r = fadd float %x, 1.0
  %b = bitcast float %r to i32
  ret i32 %b
}
//--- sum-kept.low.ll
define i32 @f(float %x) {
  %r = fadd float 1.0, %x
  %b = bitcast float %r to i32
  ret i32 %b
}
//--- looked-at.src.ll
define i32 @f() {
  %r = fdiv float 0.0, 0.0
  %b = bitcast float %r to i32
  %s = and i32 %b, -2147483648
  ret i32 %s
}
//--- looked-at.low.ll
define i32 @f() {
  ret i32 -2147483648
}
