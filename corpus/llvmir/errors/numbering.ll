define i32 @f(i32 %0) {
  %1 = add i32 %0, 1
  ret i32 %1
}

; RUN: expect-status 1 lower-mlir %s 2>&1 | FileCheck %s
; CHECK: numbering.ll:{{[0-9]+}}:{{[0-9]+}}: error: instruction expected to be numbered '%2' or greater
