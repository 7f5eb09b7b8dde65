define i32 @f(ptr %p) {
  %a = load i32, ptr %p, !tbaa !9
  ret i32 %a
}

; RUN: expect-status 1 lower-mlir %s 2>&1 | FileCheck %s
; CHECK: undefined-metadata.ll:{{[0-9]+}}:{{[0-9]+}}: error: use of undefined metadata '!9'
