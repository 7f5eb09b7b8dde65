@a = global i32 0
@a = global i32 1

; RUN: expect-status 1 lower-mlir %s 2>&1 | FileCheck %s
; CHECK: global-twice.ll:{{[0-9]+}}:{{[0-9]+}}: error: redefinition of '@a'
