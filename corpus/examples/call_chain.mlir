// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @make_pair: proved
// CHECK-DAG: @split: proved
// CHECK-DAG: @partition: proved
// CHECK-DAG: @count_below: proved

// A chain of calls that hand on several buffers: allocate two work buffers, fill them, combine them, give one back.
func.func private @observe(memref<?xf32>, index)

func.func @make_pair(%n: index) -> (memref<?xf32>, memref<?xf32>) {
  %lo = memref.alloc(%n) : memref<?xf32>
  %hi = memref.alloc(%n) : memref<?xf32>
  return %lo, %hi : memref<?xf32>, memref<?xf32>
}

func.func @split(%in: memref<?xf32>, %limit: f32, %lo: memref<?xf32>, %hi: memref<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %in, %c0 : memref<?xf32>
  cf.br ^bb1(%c0, %c0 : index, index)
^bb1(%i: index, %low: index):
  %i_more = arith.cmpi slt, %i, %n : index
  cf.cond_br %i_more, ^bb2, ^bb6
^bb2:
  %v = memref.load %in[%i] : memref<?xf32>
  %is_low = arith.cmpf olt, %v, %limit : f32
  cf.cond_br %is_low, ^bb3, ^bb4
^bb3:
  memref.store %v, %lo[%low] : memref<?xf32>
  %more = arith.addi %low, %c1 : index
  cf.br ^bb5(%more : index)
^bb4:
  %high = arith.subi %i, %low : index
  memref.store %v, %hi[%high] : memref<?xf32>
  cf.br ^bb5(%low : index)
^bb5(%next: index):
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next, %next : index, index)
^bb6:
  return %low : index
}

func.func @partition(%in: memref<?xf32>, %limit: f32) -> (index, memref<?xf32>, memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %in, %c0 : memref<?xf32>
  %pair:2 = call @make_pair(%n) : (index) -> (memref<?xf32>, memref<?xf32>)
  %count = call @split(%in, %limit, %pair#0, %pair#1) : (memref<?xf32>, f32, memref<?xf32>, memref<?xf32>) -> index
  call @observe(%pair#0, %count) : (memref<?xf32>, index) -> ()
  return %count, %pair#1, %pair#0 : index, memref<?xf32>, memref<?xf32>
}

// Calls the chain once for each row limit and sums up how many elements were below it.
func.func @count_below(%in: memref<?xf32>, %limits: memref<4xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  cf.br ^bb1(%c0, %c0 : index, index)
^bb1(%i: index, %acc: index):
  %i_more = arith.cmpi slt, %i, %c4 : index
  cf.cond_br %i_more, ^bb2, ^bb3
^bb2:
  %limit = memref.load %limits[%i] : memref<4xf32>
  %part:3 = call @partition(%in, %limit) : (memref<?xf32>, f32) -> (index, memref<?xf32>, memref<?xf32>)
  memref.dealloc %part#1 : memref<?xf32>
  memref.dealloc %part#2 : memref<?xf32>
  %sum = arith.addi %acc, %part#0 : index
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next, %sum : index, index)
^bb3:
  return %acc : index
}
