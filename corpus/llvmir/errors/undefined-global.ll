define ptr @f() {
  ret ptr @g
}

; RUN: expect-status 1 lower-mlir %s 2>&1 | FileCheck %s
; CHECK: undefined-global.ll:{{[0-9]+}}:{{[0-9]+}}: error: use of undefined value '@g'
