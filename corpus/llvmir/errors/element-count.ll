@a = global [3 x i8] [i8 1, i8 2]

; RUN: expect-status 1 lower-mlir %s 2>&1 | FileCheck %s
; CHECK: element-count.ll:{{[0-9]+}}:{{[0-9]+}}: error: initializer has another number of elements than its type
