define i64 @f(i32 %a) {
  ret i32 %a
}

; RUN: expect-status 1 lower-mlir %s 2>&1 | FileCheck %s
; CHECK: wrong-return.ll:{{[0-9]+}}:{{[0-9]+}}: error: value doesn't match function result type 'i64'
