define i64 @f(i32 %a) {
  %b = add i64 %a, 1
  ret i64 %b
}

; RUN: expect-status 1 lower-mlir %s 2>&1 | FileCheck %s
; CHECK: wrong-type.ll:{{[0-9]+}}:{{[0-9]+}}: error: '%a' defined with type 'i32' but expected 'i64'
