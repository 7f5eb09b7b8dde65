define void @f() {
  ret void

; RUN: expect-status 1 lower-mlir %s 2>&1 | FileCheck %s
; CHECK: open-body.ll:{{[0-9]+}}:{{[0-9]+}}: error: expected '}' at end of function body
