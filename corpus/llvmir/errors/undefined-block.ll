define void @f() {
  br label %x
}

; RUN: expect-status 1 lower-mlir %s 2>&1 | FileCheck %s
; CHECK: undefined-block.ll:{{[0-9]+}}:{{[0-9]+}}: error: use of undefined value '%x'
