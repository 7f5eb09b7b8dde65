; Globals, functions and types with numbers instead of names, beside others whose names are numbers; intrinsics that are declared nowhere,
; which LLVM does by itself.
;
; REQUIRES: mlir-translate-22, opt-22
; RUN: lower-mlir --no-passes %s | FileCheck %s
; RUN: %round-trip %s

%0 = type { i32, %1 }
%1 = type { i8 }
%"0" = type { i64 }

; CHECK: llvm.mlir.global private constant @mlir.llvm.nameless_global_0(3 : i32)
@0 = private constant i32 3
; CHECK: llvm.mlir.global external @"0"()
; CHECK-NEXT: llvm.mlir.addressof @mlir.llvm.nameless_global_0
@"0" = global ptr @0
; CHECK: llvm.mlir.global external @"1"(5 : i32)
@"1" = global i32 5
; CHECK: llvm.mlir.global internal @mlir.llvm.nameless_global_1()
; CHECK-NEXT: llvm.mlir.addressof @"1"
@1 = internal global ptr @"1"
; CHECK: @two() {{.*}} : !llvm.struct<"mlir.llvm.nameless_type_0", (i32, struct<"mlir.llvm.nameless_type_1", (i8)>)>
@two = external global %0
; CHECK: @one() {{.*}} : !llvm.struct<"0", (i64)>
@one = external global %"0"

; CHECK: llvm.func @mlir.llvm.nameless_global_2(%arg0: i32) -> i32
define i32 @2(i32 %x) {
  ; CHECK: llvm.mlir.addressof @mlir.llvm.nameless_global_0
  %a = load i32, ptr @0
  ; CHECK: llvm.call @mlir.llvm.nameless_global_2(
  %b = call i32 @2(i32 %a)
  ; CHECK: llvm.intr.smax(
  %c = call i32 @llvm.smax.i32(i32 %b, i32 3)
  ; CHECK: llvm.intr.experimental.constrained.sitofp %{{.*}} dynamic strict : i32 to f32
  %d = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %c, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  store float %d, ptr @"1"
  ret i32 %c
}

; CHECK: llvm.func @"2"()
define void @"2"() {
  ; CHECK: llvm.call @mlir.llvm.nameless_global_2(
  %c = call i32 @2(i32 3)
  ret void
}
