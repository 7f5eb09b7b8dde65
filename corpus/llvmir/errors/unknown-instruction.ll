define void @f() {
  frobnicate i32 1
}

; RUN: expect-status 1 lower-mlir %s 2>&1 | FileCheck %s
; CHECK: unknown-instruction.ll:{{[0-9]+}}:{{[0-9]+}}: error: the instruction 'frobnicate' is unknown or has no form in the LLVM dialect
