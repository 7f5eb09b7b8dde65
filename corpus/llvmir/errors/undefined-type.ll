@g = global %t zeroinitializer

; RUN: expect-status 1 lower-mlir %s 2>&1 | FileCheck %s
; CHECK: undefined-type.ll:{{[0-9]+}}:{{[0-9]+}}: error: use of undefined type named 't'
