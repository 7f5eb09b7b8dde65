// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 --assume=nonnegative-strides | FileCheck %s %}
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lowered %t.22 | FileCheck %s --check-prefix=NEGATIVE %}
// NEGATIVE: @scale: refuted
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @scale: proved
// CHECK-DAG: @scale_all: proved

// One kernel for all shapes, called on buffers of several static types through memref.cast.
func.func @scale(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %factor: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %m, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %cols = memref.dim %m, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  %i_more = arith.cmpi slt, %i, %rows : index
  cf.cond_br %i_more, ^bb2(%c0 : index), ^bb5
^bb2(%j: index):
  %j_more = arith.cmpi slt, %j, %cols : index
  cf.cond_br %j_more, ^bb3, ^bb4
^bb3:
  %v = memref.load %m[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %scaled = arith.mulf %v, %factor : f32
  memref.store %scaled, %m[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %j_next = arith.addi %j, %c1 : index
  cf.br ^bb2(%j_next : index)
^bb4:
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next : index)
^bb5:
  return
}

func.func @scale_all(%square: memref<16x16xf32>, %tall: memref<?x4xf32>, %window: memref<8x8xf32, strided<[16, 1], offset: 68>>, %factors: memref<?xf32>) -> memref<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %factors, %c0 : memref<?xf32>
  %any = memref.cast %square : memref<16x16xf32> to memref<?x?xf32>
  %a = memref.cast %square : memref<16x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %b = memref.cast %tall : memref<?x4xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %c = memref.cast %window : memref<8x8xf32, strided<[16, 1], offset: 68>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  %i_more = arith.cmpi slt, %i, %n : index
  cf.cond_br %i_more, ^bb2, ^bb3
^bb2:
  %factor = memref.load %factors[%i] : memref<?xf32>
  call @scale(%a, %factor) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, f32) -> ()
  call @scale(%b, %factor) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, f32) -> ()
  call @scale(%c, %factor) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, f32) -> ()
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next : index)
^bb3:
  return %any : memref<?x?xf32>
}
