declare void @g(i32)
define void @f() {
  call void (i32) @g()
  ret void
}

; RUN: expect-status 1 lower-mlir %s 2>&1 | FileCheck %s
; CHECK: few-arguments.ll:{{[0-9]+}}:{{[0-9]+}}: error: not enough parameters specified for call
