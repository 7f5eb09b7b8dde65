// A constant in a type of another width is what mlir-translate 22 makes of it: an i1 and what is unsigned are extended by zeros, other numbers by
// their sign, elements that differ as they are stored. A private constant may be longer than the source's. (MLIR documentation, "'llvm' Dialect",
// llvm.mlir.constant, llvm.mlir.global.)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 1 verify-lowering %t/bool.src.ll --lowered %t/bool.low.mlir | FileCheck %s --check-prefix=BOOL
// BOOL: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/bool-ok.src.ll --lowered %t/bool-ok.low.mlir | FileCheck %s --check-prefix=BOOL-OK
// BOOL-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/unsigned.src.ll --lowered %t/unsigned.low.mlir | FileCheck %s --check-prefix=UNSIGNED
// UNSIGNED: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/unsigned-ok.src.ll --lowered %t/unsigned-ok.low.mlir | FileCheck %s --check-prefix=UNSIGNED-OK
// UNSIGNED-OK: @f: proved
// RUN: verify-lowering %t/signed-ok.src.ll --lowered %t/signed-ok.low.mlir | FileCheck %s --check-prefix=SIGNED-OK
// SIGNED-OK: @f: proved
// RUN: verify-lowering %t/signless-ok.src.ll --lowered %t/signless-ok.low.mlir | FileCheck %s --check-prefix=SIGNLESS-OK
// SIGNLESS-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/signless.src.ll --lowered %t/signless.low.mlir | FileCheck %s --check-prefix=SIGNLESS
// SIGNLESS: @f: refuted: return-value: result 0 differs
// RUN: expect-status 1 verify-lowering %t/lanes.src.ll --lowered %t/lanes.low.mlir | FileCheck %s --check-prefix=LANES
// LANES: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/lanes-ok.src.ll --lowered %t/lanes-ok.low.mlir | FileCheck %s --check-prefix=LANES-OK
// LANES-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/alike.src.ll --lowered %t/alike.low.mlir | FileCheck %s --check-prefix=ALIKE
// ALIKE: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/alike-ok.src.ll --lowered %t/alike-ok.low.mlir | FileCheck %s --check-prefix=ALIKE-OK
// ALIKE-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/nibbles.src.ll --lowered %t/nibbles.low.mlir | FileCheck %s --check-prefix=NIBBLES
// NIBBLES: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/nibbles-ok.src.ll --lowered %t/nibbles-ok.low.mlir | FileCheck %s --check-prefix=NIBBLES-OK
// NIBBLES-OK: @f: proved
// RUN: verify-lowering %t/nibbles-alike-ok.src.ll --lowered %t/nibbles-alike-ok.low.mlir | FileCheck %s --check-prefix=NIBBLES-ALIKE-OK
// NIBBLES-ALIKE-OK: @f: proved
// RUN: verify-lowering %t/nibbles-wide-ok.src.ll --lowered %t/nibbles-wide-ok.low.mlir | FileCheck %s --check-prefix=NIBBLES-WIDE-OK
// NIBBLES-WIDE-OK: @f: proved
// RUN: verify-lowering %t/snan-ok.src.ll --lowered %t/snan-ok.low.mlir | FileCheck %s --check-prefix=SNAN-OK
// SNAN-OK: @f: proved
// RUN: expect-status 1 verify-lowering %t/snan.src.ll --lowered %t/snan.low.mlir | FileCheck %s --check-prefix=SNAN
// SNAN: @f: refuted: return-value: result 0 differs
// RUN: verify-lowering %t/index-ok.src.ll --lowered %t/index-ok.low.mlir | FileCheck %s --check-prefix=INDEX-OK
// INDEX-OK: @f: proved

//--- bool.src.ll
define i32 @f() {
  ret i32 -1
}
//--- bool.low.mlir
llvm.func @f() -> i32 {
  %0 = llvm.mlir.constant(true) : i32
  llvm.return %0 : i32
}
//--- bool-ok.src.ll
define i32 @f() {
  ret i32 1
}
//--- bool-ok.low.mlir
llvm.func @f() -> i32 {
  %0 = llvm.mlir.constant(true) : i32
  llvm.return %0 : i32
}
//--- unsigned.src.ll
define i32 @f() {
  ret i32 -56
}
//--- unsigned.low.mlir
llvm.func @f() -> i32 {
  %0 = llvm.mlir.constant(200 : ui8) : i32
  llvm.return %0 : i32
}
//--- unsigned-ok.src.ll
define i32 @f() {
  ret i32 200
}
//--- unsigned-ok.low.mlir
llvm.func @f() -> i32 {
  %0 = llvm.mlir.constant(200 : ui8) : i32
  llvm.return %0 : i32
}
//--- signed-ok.src.ll
define i32 @f() {
  ret i32 -56
}
//--- signed-ok.low.mlir
llvm.func @f() -> i32 {
  %0 = llvm.mlir.constant(-56 : si8) : i32
  llvm.return %0 : i32
}
//--- signless-ok.src.ll
define i32 @f() {
  ret i32 -56
}
//--- signless-ok.low.mlir
llvm.func @f() -> i32 {
  %0 = llvm.mlir.constant(200 : i8) : i32
  llvm.return %0 : i32
}
//--- signless.src.ll
define i32 @f() {
  ret i32 200
}
//--- signless.low.mlir
llvm.func @f() -> i32 {
  %0 = llvm.mlir.constant(200 : i8) : i32
  llvm.return %0 : i32
}
//--- lanes.src.ll
define <2 x i16> @f() {
  ret <2 x i16> <i16 -1, i16 0>
}
//--- lanes.low.mlir
llvm.func @f() -> vector<2xi16> {
  %0 = llvm.mlir.constant(dense<[true, false]> : vector<2xi1>) : vector<2xi16>
  llvm.return %0 : vector<2xi16>
}
//--- lanes-ok.src.ll
define <2 x i16> @f() {
  ret <2 x i16> <i16 1, i16 0>
}
//--- lanes-ok.low.mlir
llvm.func @f() -> vector<2xi16> {
  %0 = llvm.mlir.constant(dense<[true, false]> : vector<2xi1>) : vector<2xi16>
  llvm.return %0 : vector<2xi16>
}
//--- alike.src.ll
define <2 x i16> @f() {
  ret <2 x i16> splat (i16 -1)
}
//--- alike.low.mlir
llvm.func @f() -> vector<2xi16> {
  %0 = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi16>
  llvm.return %0 : vector<2xi16>
}
//--- alike-ok.src.ll
define <2 x i16> @f() {
  ret <2 x i16> splat (i16 1)
}
//--- alike-ok.low.mlir
llvm.func @f() -> vector<2xi16> {
  %0 = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi16>
  llvm.return %0 : vector<2xi16>
}
//--- nibbles.src.ll
define <2 x i8> @f() {
  ret <2 x i8> <i8 -1, i8 3>
}
//--- nibbles.low.mlir
llvm.func @f() -> vector<2xi8> {
  %0 = llvm.mlir.constant(dense<[-1, 3]> : vector<2xi4>) : vector<2xi8>
  llvm.return %0 : vector<2xi8>
}
//--- nibbles-ok.src.ll
define <2 x i8> @f() {
  ret <2 x i8> <i8 15, i8 3>
}
//--- nibbles-ok.low.mlir
llvm.func @f() -> vector<2xi8> {
  %0 = llvm.mlir.constant(dense<[-1, 3]> : vector<2xi4>) : vector<2xi8>
  llvm.return %0 : vector<2xi8>
}
//--- nibbles-alike-ok.src.ll
define <2 x i8> @f() {
  ret <2 x i8> splat (i8 -1)
}
//--- nibbles-alike-ok.low.mlir
llvm.func @f() -> vector<2xi8> {
  %0 = llvm.mlir.constant(dense<-1> : vector<2xi4>) : vector<2xi8>
  llvm.return %0 : vector<2xi8>
}
//--- nibbles-wide-ok.src.ll
define <2 x i16> @f() {
  ret <2 x i16> <i16 -1, i16 3>
}
//--- nibbles-wide-ok.low.mlir
llvm.func @f() -> vector<2xi16> {
  %0 = llvm.mlir.constant(dense<[-1, 3]> : vector<2xi4>) : vector<2xi16>
  llvm.return %0 : vector<2xi16>
}
//--- snan-ok.src.ll
define float @f() {
  ret float 0x7FF0000020000000
}
//--- snan-ok.low.mlir
llvm.func @f() -> f32 {
  %0 = llvm.mlir.constant(0x7F800001 : f32) : f32
  llvm.return %0 : f32
}
//--- snan.src.ll
define float @f() {
  ret float 0x7FF8000020000000
}
//--- snan.low.mlir
llvm.func @f() -> f32 {
  %0 = llvm.mlir.constant(0x7F800001 : f32) : f32
  llvm.return %0 : f32
}
//--- index-ok.src.ll
define i32 @f() {
  ret i32 -1
}
//--- index-ok.low.mlir
llvm.func @f() -> i32 {
  %0 = llvm.mlir.constant(-1 : index) : i32
  llvm.return %0 : i32
}
