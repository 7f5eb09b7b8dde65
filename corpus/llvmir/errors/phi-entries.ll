define i32 @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i32 [ 1, %a ]
  ret i32 %p
}

; RUN: expect-status 1 lower-mlir %s 2>&1 | FileCheck %s
; CHECK: phi-entries.ll:{{[0-9]+}}:{{[0-9]+}}: error: PHI node entries do not match predecessors
