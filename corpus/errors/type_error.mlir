// Text that can be read but breaks an operation's rules is an error at the operation.
//
// RUN: expect-status 3 verify-lowering %s 2>&1 | FileCheck %s

func.func @load(%m: memref<4x4xf32>, %i: index) -> f32 {
  // CHECK: type_error.mlir:[[@LINE+1]]:{{[0-9]+}}: error:
  %v = memref.load %m[%i] : memref<4x4xf32>
  return %v : f32
}
