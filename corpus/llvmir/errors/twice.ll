define i32 @f(i32 %a) {
  %b = add i32 %a, 1
  %b = add i32 %a, 2
  ret i32 %b
}

; RUN: expect-status 1 lower-mlir %s 2>&1 | FileCheck %s
; CHECK: twice.ll:{{[0-9]+}}:{{[0-9]+}}: error: multiple definition of local value named 'b'
