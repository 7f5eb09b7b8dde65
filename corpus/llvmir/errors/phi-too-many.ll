define i32 @f(i1 %c) {
  br label %b
a:
  ret i32 0
b:
  %p = phi i32 [ 1, %0 ], [ 2, %a ]
  ret i32 %p
}

; RUN: expect-status 1 lower-mlir %s 2>&1 | FileCheck %s
; CHECK: phi-too-many.ll:{{[0-9]+}}:{{[0-9]+}}: error: PHI node entries do not match predecessors
