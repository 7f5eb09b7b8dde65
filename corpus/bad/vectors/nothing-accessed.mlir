// Wrong: where a masked access is, is poison; but no lane may be meant, and then it is not undefined. What is loaded is what would
// stand in the lanes that are not (@named), and a function that never comes back is no lowering (@unreachable).
//
// RUN: expect-status 1 verify-lowering %s --lowered %p/Inputs/nothing-accessed.mlir | FileCheck %s
// CHECK: @otherwise: proved
// CHECK: @named: refuted: return-value: result 0 differs: it is {{.*}} in the source, {{.*}} in the lowering
// CHECK: @unreachable: refuted: undefined: the lowering is undefined: an unreachable place is reached

func.func @otherwise(%m: memref<4xf32>, %mask: vector<4xi1>, %v: vector<4xf32>) -> vector<4xf32> {
  %three = arith.constant 3 : index
  %two = arith.constant 2 : index
  %i = arith.shrsi %three, %two exact : index
  %r = vector.maskedload %m[%i], %mask, %v : memref<4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

func.func @named(%m: memref<4xf32>, %mask: vector<4xi1>, %v: vector<4xf32>) -> vector<4xf32> {
  %three = arith.constant 3 : index
  %two = arith.constant 2 : index
  %i = arith.shrsi %three, %two exact : index
  %r = vector.maskedload %m[%i], %mask, %v : memref<4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

func.func @unreachable(%m: memref<4xf32>, %mask: vector<4xi1>, %v: vector<4xf32>) {
  %three = arith.constant 3 : index
  %two = arith.constant 2 : index
  %i = arith.shrsi %three, %two exact : index
  vector.maskedstore %m[%i], %mask, %v : memref<4xf32>, vector<4xi1>, vector<4xf32>
  return
}
