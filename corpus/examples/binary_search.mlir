// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @lower_bound: proved
// CHECK-DAG: @lookup: proved

// The first place at which a sorted vector is not below the key, by bisection of [lo, hi).
func.func @lower_bound(%v: memref<?xf32>, %key: f32) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %v, %c0 : memref<?xf32>
  cf.br ^bb1(%c0, %n : index, index)
^bb1(%lo: index, %hi: index):
  %open = arith.cmpi ult, %lo, %hi : index
  cf.cond_br %open, ^bb2, ^bb3
^bb2:
  %width = arith.subi %hi, %lo : index
  %half = arith.divui %width, %c2 : index
  %mid = arith.addi %lo, %half : index
  %at = memref.load %v[%mid] : memref<?xf32>
  %below = arith.cmpf olt, %at, %key : f32
  %above = arith.addi %mid, %c1 : index
  cf.cond_br %below, ^bb1(%above, %hi : index, index), ^bb1(%lo, %mid : index, index)
^bb3:
  return %lo : index
}

// Looks each key up: true with the place if it is there, else false with the place where it would go.
func.func @lookup(%v: memref<?xf32>, %keys: memref<?xf32>, %found: memref<?xi1>, %places: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %false = arith.constant false
  %n = memref.dim %v, %c0 : memref<?xf32>
  %m = memref.dim %keys, %c0 : memref<?xf32>
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  %i_more = arith.cmpi slt, %i, %m : index
  cf.cond_br %i_more, ^bb2, ^bb5
^bb2:
  %key = memref.load %keys[%i] : memref<?xf32>
  %place = call @lower_bound(%v, %key) : (memref<?xf32>, f32) -> index
  memref.store %place, %places[%i] : memref<?xindex>
  %inside = arith.cmpi ult, %place, %n : index
  cf.cond_br %inside, ^bb3, ^bb4(%false : i1)
^bb3:
  %at = memref.load %v[%place] : memref<?xf32>
  %same = arith.cmpf oeq, %at, %key : f32
  cf.br ^bb4(%same : i1)
^bb4(%hit: i1):
  memref.store %hit, %found[%i] : memref<?xi1>
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next : index)
^bb5:
  return
}
