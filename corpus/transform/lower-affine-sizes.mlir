// Quotients that are rounded up, of what can't be the least number: sizes, counters, remainders and what is made of them have the
// form that mlir-opt gives every quotient, which is right for them. Operands of conditions may be constants of any dialect.
//
// RUN: lower-mlir -lower-affine %s > %t && verify-lowering %s --quiet
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -lower-affine %s | diff - %t %}
// RUN: FileCheck %s < %t

func.func @size(%m: memref<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %d = memref.dim %m, %c0 : memref<?xf32>
  %0 = affine.apply affine_map<(d0) -> (d0 ceildiv 4)>(%d)
  return %0 : index
}
func.func @counter(%m: memref<?xf32>, %n: index) {
  affine.for %i = 3 to %n {
    %x = affine.load %m[%i ceildiv 3] : memref<?xf32>
    affine.store %x, %m[(%i + 2) mod 5 ceildiv 2] : memref<?xf32>
  }
  affine.for %i = 0 to 64 step 4 {
    %x = affine.load %m[(%i - 7) ceildiv 5] : memref<?xf32>
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}
func.func @least(%n: index, %m: memref<8x?xf32>) -> index {
  %c1 = arith.constant 1 : index
  %d = memref.dim %m, %c1 : memref<8x?xf32>
  %0 = affine.max affine_map<()[s0] -> (s0 mod 16, 5)>()[%n]
  %1 = affine.min affine_map<()[s0, s1] -> (s0, s1 floordiv 2)>()[%0, %d]
  %2 = affine.apply affine_map<()[s0] -> ((s0 - 1) ceildiv 2)>()[%1]
  return %2 : index
}
func.func @steps(%m: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = affine.apply affine_map<(d0) -> (d0 ceildiv 2)>(%i)
    %x = memref.load %m[%0] : memref<?xf32>
    memref.store %x, %m[%i] : memref<?xf32>
  }
  return
}
func.func @if(%m: memref<2xf32>, %x: f32) {
  %n = index.constant 2
  affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%n) {
    affine.store %x, %m[0] : memref<2xf32>
  }
  return
}

// CHECK-LABEL: func.func @size
// CHECK: %[[D:.*]] = memref.dim
// CHECK: %[[N:.*]] = arith.subi %{{.*}}, %[[D]] : index
// CHECK: arith.select %{{.*}}, %[[N]], %{{.*}} : index
// CHECK-LABEL: func.func @if
// CHECK-NOT: arith.addi
