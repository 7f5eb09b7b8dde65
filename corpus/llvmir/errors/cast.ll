define i30 @f(i32 %x) {
  %y = sext i32 %x to i30
  ret i30 %y
}

; RUN: expect-status 1 lower-mlir %s 2>&1 | FileCheck %s
; CHECK: cast.ll:2:8: error: 'llvm.sext' op integer width of the output type is smaller or equal to the integer width of the input type
