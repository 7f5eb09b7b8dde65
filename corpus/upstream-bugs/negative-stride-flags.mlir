// mlir-opt 22.1, -finalize-memref-to-llvm. The address of %m[1] with stride -1 is one element before the aligned pointer. The
// lowering multiplies with nsw and nuw and adds with `getelementptr inbounds|nuw`: 1 * -1 is 18446744073709551615 without a sign, times 4
// bytes wraps, so the address is poison and the load is undefined. mlir-opt 19 claims nothing and is right. Poison can't be seen by
// executing: the machine code of the day computes the address that was meant.
//
// REQUIRES: mlir-opt-22
// RUN: %lower-22 %s -o %t.22
// RUN: expect-status 1 verify-lowering %s --lowered %t.22 | FileCheck %s
// RUN: verify-lowering %s --lowered %t.22 --assume=nonnegative-strides | FileCheck %s --check-prefix=ASSUMED
// RUN: %if mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s --check-prefix=RIGHT %}
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// CHECK: @second: refuted: address: {{.*}}strides [-
// CHECK: the address is poison
// ASSUMED: @second: proved
// RIGHT: @second: proved

func.func @second(%m: memref<?xf32, strided<[?], offset: ?>>, %i: index) -> f32 {
  %v = memref.load %m[%i] : memref<?xf32, strided<[?], offset: ?>>
  return %v : f32
}
