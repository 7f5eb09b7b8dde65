// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 --assume=nonnegative-strides | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @sized: proved
// CHECK-DAG: @each: proved
// CHECK-DAG: @reshaped: proved

// Stack memory that ends before the function does; sizes that are in memory.

func.func @sized(%n: index, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %r = memref.alloca_scope -> (f32) {
    %a = memref.alloca(%n) : memref<?xf32>
    memref.store %v, %a[%c0] : memref<?xf32>
    %x = memref.load %a[%c0] : memref<?xf32>
    memref.alloca_scope.return %x : f32
  }
  return %r : f32
}

func.func @each(%m: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^h(%c0 : index)
^h(%i: index):
  %c = arith.cmpi slt, %i, %n : index
  cf.cond_br %c, ^b, ^e
^b:
  memref.alloca_scope {
    %a = memref.alloca() : memref<4xf32>
    %x = memref.load %m[%i] : memref<?xf32>
    memref.store %x, %a[%c1] : memref<4xf32>
    %y = memref.load %a[%c1] : memref<4xf32>
    memref.store %y, %m[%i] : memref<?xf32>
  }
  %j = arith.addi %i, %c1 : index
  cf.br ^h(%j : index)
^e:
  return
}

func.func @reshaped(%m: memref<?xf32>, %s: memref<2xindex>, %i: index, %j: index) -> f32 {
  %v = memref.reshape %m(%s) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
  %x = memref.load %v[%i, %j] : memref<?x?xf32>
  return %x : f32
}
