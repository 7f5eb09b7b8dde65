define i32 @f(i32 %a) {
  ret i32 %b
}

; RUN: expect-status 1 lower-mlir %s 2>&1 | FileCheck %s
; CHECK: undefined-value.ll:{{[0-9]+}}:{{[0-9]+}}: error: use of undefined value
