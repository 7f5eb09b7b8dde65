// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @requantize: proved
// CHECK-DAG: @hash: proved

// Requantises 32-bit sums to signed bytes: multiply by a 32-bit factor in 64 bits, shift with rounding, clamp, narrow.
func.func @requantize(%in: memref<?x?xi32>, %factors: memref<?xi32>, %shift: i64, %out: memref<?x?xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %least = arith.constant -128 : i64
  %most = arith.constant 127 : i64
  %rows = memref.dim %in, %c0 : memref<?x?xi32>
  %cols = memref.dim %in, %c1 : memref<?x?xi32>
  %below = arith.subi %shift, %one : i64
  %half = arith.shli %one, %below : i64
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  %i_more = arith.cmpi slt, %i, %rows : index
  cf.cond_br %i_more, ^bb2(%c0 : index), ^bb5
^bb2(%j: index):
  %j_more = arith.cmpi slt, %j, %cols : index
  cf.cond_br %j_more, ^bb3, ^bb4
^bb3:
  %v = memref.load %in[%i, %j] : memref<?x?xi32>
  %f = memref.load %factors[%j] : memref<?xi32>
  %wide = arith.extsi %v : i32 to i64
  %f_wide = arith.extsi %f : i32 to i64
  %product = arith.muli %wide, %f_wide : i64
  %biased = arith.addi %product, %half : i64
  %shifted = arith.shrsi %biased, %shift : i64
  %capped = arith.minsi %shifted, %most : i64
  %clamped = arith.maxsi %capped, %least : i64
  %narrow = arith.trunci %clamped : i64 to i8
  memref.store %narrow, %out[%i, %j] : memref<?x?xi8>
  %j_next = arith.addi %j, %c1 : index
  cf.br ^bb2(%j_next : index)
^bb4:
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next : index)
^bb5:
  return
}

// A rolling hash of a byte string: xor, then multiply, 32 bits, wrapping (FNV-1a).
func.func @hash(%text: memref<?xi8>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %basis = arith.constant -2128831035 : i32
  %prime = arith.constant 16777619 : i32
  %n = memref.dim %text, %c0 : memref<?xi8>
  cf.br ^bb1(%c0, %basis : index, i32)
^bb1(%i: index, %h: i32):
  %i_more = arith.cmpi slt, %i, %n : index
  cf.cond_br %i_more, ^bb2, ^bb3
^bb2:
  %char = memref.load %text[%i] : memref<?xi8>
  %wide = arith.extui %char : i8 to i32
  %mixed = arith.xori %h, %wide : i32
  %next = arith.muli %mixed, %prime : i32
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next, %next : index, i32)
^bb3:
  return %h : i32
}
