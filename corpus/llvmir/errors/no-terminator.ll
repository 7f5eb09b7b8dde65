define void @f() {
  %a = add i32 1, 2
}

; RUN: expect-status 1 lower-mlir %s 2>&1 | FileCheck %s
; CHECK: no-terminator.ll:{{[0-9]+}}:{{[0-9]+}}: error: the block before has no terminator
