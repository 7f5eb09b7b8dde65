define void @f() {
a:
  br label %a
}

; RUN: expect-status 1 lower-mlir %s 2>&1 | FileCheck %s
; CHECK: entry-predecessor.ll:{{[0-9]+}}:{{[0-9]+}}: error: the entry block must not have predecessors
