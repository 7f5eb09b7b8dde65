// mlir-opt 22.1, -finalize-memref-to-llvm. The address of %m[1] with stride -1 is one element before the aligned pointer. The
// lowering multiplies with nsw and nuw and adds with `getelementptr inbounds|nuw`: 1 * -1 is 18446744073709551615 without a sign, times 4
// bytes wraps, so the address is poison and the load is undefined. mlir-opt 19 claims nothing and is right. Poison can't be seen by
// executing: the machine code of the day computes the address that was meant. @window, @of_any_rank and @by_hand have the same fault
// where the stride is found in another way: of a window that drops dimensions, after a memref of any rank, given by the caller, which
// no assumption about incoming memrefs excuses. @where_asked has it after a comparison that no random number passes.
//
// REQUIRES: mlir-opt-22
// RUN: %lower-22 %s -o %t.22
// RUN: expect-status 1 verify-lowering %s --lowered %t.22 | FileCheck %s
// RUN: verify-lowering %s --lowered %t.22 --function second --assume=nonnegative-strides | FileCheck %s --check-prefix=ASSUMED
// RUN: %if mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s --check-prefix=RIGHT %}
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// CHECK: @second: refuted: address: {{.*}}strides [-
// CHECK: the address is poison
// CHECK: @window: refuted: address
// CHECK: the address is poison
// CHECK: @of_any_rank: refuted: address
// CHECK: the address is poison
// CHECK: @by_hand: refuted: address: {{.*}}strides [-
// CHECK: the address is poison
// CHECK: @where_asked: refuted: address: {{.*}}strides [-
// CHECK: the address is poison
// ASSUMED: @second: proved
// RIGHT: @second: proved
// RIGHT: @window: proved
// RIGHT: @of_any_rank: proved
// RIGHT: @by_hand: proved
// RIGHT: @where_asked: proved

func.func @second(%m: memref<?xf32, strided<[?], offset: ?>>, %i: index) -> f32 {
  %v = memref.load %m[%i] : memref<?xf32, strided<[?], offset: ?>>
  return %v : f32
}

func.func @window(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %row: index, %n: index, %step: index, %i: index) -> f32 {
  %w = memref.subview %m[%row, 0] [1, %n] [1, %step]
      : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %v = memref.load %w[%i] : memref<?xf32, strided<[?], offset: ?>>
  return %v : f32
}

func.func @of_any_rank(%m: memref<*xf32>, %i: index, %j: index) -> f32 {
  %d = memref.cast %m : memref<*xf32> to memref<?x4xf32, strided<[?, 1], offset: 2>>
  %v = memref.load %d[%i, %j] : memref<?x4xf32, strided<[?, 1], offset: 2>>
  return %v : f32
}

func.func @by_hand(%m: memref<?xf32>, %o: index, %a: index, %b: index, %s: index, %i: index, %j: index) -> f32 {
  %r = memref.reinterpret_cast %m to offset: [%o], sizes: [%a, %b], strides: [%s, 1]
      : memref<?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %v = memref.load %r[%i, %j] : memref<?x?xf32, strided<[?, 1], offset: ?>>
  return %v : f32
}

func.func @where_asked(%m: memref<?xf32, strided<[?], offset: ?>>, %i: index, %key: i64) -> f32 {
  %none = arith.constant 0.0 : f32
  %three = arith.constant 3 : i64
  %password = arith.constant 7700562345393 : i64
  %asked = arith.muli %key, %three : i64
  %right = arith.cmpi eq, %asked, %password : i64
  cf.cond_br %right, ^read, ^done(%none : f32)
^read:
  %v = memref.load %m[%i] : memref<?xf32, strided<[?], offset: ?>>
  cf.br ^done(%v : f32)
^done(%r: f32):
  return %r : f32
}
