define i32 @f(i32 %x) {
  %y = call i32 @llvm.smax.i32(i32 %x, i16 3)
  ret i32 %y
}

; RUN: expect-status 1 lower-mlir %s 2>&1 | FileCheck %s
; CHECK: intrinsic-signature.ll:2:8: error: 'llvm.intr.smax' op requires the same type for all operands and results
