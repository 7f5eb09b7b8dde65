%t = type { i32, %t }
@a = global %t zeroinitializer

; RUN: expect-status 1 lower-mlir %s 2>&1 | FileCheck %s
; CHECK: recursive-type.ll:{{[0-9]+}}:{{[0-9]+}}: error: identified structure type is recursive
