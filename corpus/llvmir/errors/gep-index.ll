%s = type { i32, i64 }
define ptr @f(ptr %p, i32 %i) {
  %a = getelementptr %s, ptr %p, i64 0, i32 %i
  ret ptr %a
}

; RUN: expect-status 1 lower-mlir %s 2>&1 | FileCheck %s
; CHECK: gep-index.ll:{{[0-9]+}}:{{[0-9]+}}: error: invalid getelementptr indices
