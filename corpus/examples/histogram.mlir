// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @histogram: proved
// CHECK-DAG: @histogram_signed: proved

// Counts how often each byte value occurs. The histogram is cleared first.
func.func @histogram(%bytes: memref<?xi8>, %counts: memref<256xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c256 = arith.constant 256 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %n = memref.dim %bytes, %c0 : memref<?xi8>
  cf.br ^bb1(%c0 : index)
^bb1(%k: index):
  %k_more = arith.cmpi slt, %k, %c256 : index
  cf.cond_br %k_more, ^bb2, ^bb3(%c0 : index)
^bb2:
  memref.store %zero, %counts[%k] : memref<256xi32>
  %k_next = arith.addi %k, %c1 : index
  cf.br ^bb1(%k_next : index)
^bb3(%i: index):
  %i_more = arith.cmpi slt, %i, %n : index
  cf.cond_br %i_more, ^bb4, ^bb5
^bb4:
  %byte = memref.load %bytes[%i] : memref<?xi8>
  %bin = arith.index_castui %byte : i8 to index
  %old = memref.load %counts[%bin] : memref<256xi32>
  %new = arith.addi %old, %one : i32
  memref.store %new, %counts[%bin] : memref<256xi32>
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb3(%i_next : index)
^bb5:
  return
}

// The same for signed values, -128 first.
func.func @histogram_signed(%bytes: memref<?xi8>, %counts: memref<256xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c128 = arith.constant 128 : index
  %one = arith.constant 1 : i32
  %n = memref.dim %bytes, %c0 : memref<?xi8>
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  %i_more = arith.cmpi slt, %i, %n : index
  cf.cond_br %i_more, ^bb2, ^bb3
^bb2:
  %byte = memref.load %bytes[%i] : memref<?xi8>
  %signed = arith.index_cast %byte : i8 to index
  %bin = arith.addi %signed, %c128 : index
  %old = memref.load %counts[%bin] : memref<256xi32>
  %new = arith.addi %old, %one : i32
  memref.store %new, %counts[%bin] : memref<256xi32>
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next : index)
^bb3:
  return
}
