define void @f() personality ptr @f {
  cleanupret from none unwind to caller
}

; RUN: expect-status 1 lower-mlir %s 2>&1 | FileCheck %s
; CHECK: exception-pads.ll:{{[0-9]+}}:{{[0-9]+}}: error: the instruction 'cleanupret' is unknown or has no form in the LLVM dialect
