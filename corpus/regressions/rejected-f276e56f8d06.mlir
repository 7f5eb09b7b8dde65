// A tensor has no conversion: reported, not crashed on.
// RUN: expect-status 1 lower-mlir -convert-std-to-llvm %s -o /dev/null 2>&1 | FileCheck %s
// CHECK: error: {{.*}}has no conversion to the LLVM dialect; tensors are bufferized first
module {
  func.func private @f() -> tensor<1x1xf16>
}
