declare void (ptr) @f(ptr)

; RUN: expect-status 1 lower-mlir %s 2>&1 | FileCheck %s
; CHECK: function-result.ll:1:9: error: invalid function return type
