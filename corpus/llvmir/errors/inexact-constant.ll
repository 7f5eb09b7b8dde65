@a = global float 0.1

; RUN: expect-status 1 lower-mlir %s 2>&1 | FileCheck %s
; CHECK: inexact-constant.ll:{{[0-9]+}}:{{[0-9]+}}: error: floating point constant invalid for type
