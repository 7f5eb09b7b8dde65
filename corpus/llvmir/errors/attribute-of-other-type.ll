; RUN: expect-status 1 lower-mlir %s 2>&1 | FileCheck %s
; CHECK: attribute-of-other-type.ll:[[#@LINE+1]]:{{[0-9]+}}: error: wrong place or type for attribute 'nonnull'
define void @f(i32 nonnull %0) {
  ret void
}
