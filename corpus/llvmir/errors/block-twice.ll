define void @f() {
a:
  br label %a
a:
  ret void
}

; RUN: expect-status 1 lower-mlir %s 2>&1 | FileCheck %s
; CHECK: block-twice.ll:{{[0-9]+}}:{{[0-9]+}}: error: redefinition of block '%a'
