// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @quicksort: proved
// CHECK-DAG: @ackermann: proved

// Sorts v[lo..hi) by quicksort: partition around the last element, then recurse into both parts.
func.func @quicksort(%v: memref<?xi32>, %lo: index, %hi: index) {
  %c1 = arith.constant 1 : index
  %length = arith.subi %hi, %lo : index
  %some = arith.cmpi sgt, %length, %c1 : index
  cf.cond_br %some, ^bb1, ^bb7
^bb1:
  %last = arith.subi %hi, %c1 : index
  %pivot = memref.load %v[%last] : memref<?xi32>
  cf.br ^bb2(%lo, %lo : index, index)
^bb2(%i: index, %store: index):
  %i_more = arith.cmpi slt, %i, %last : index
  cf.cond_br %i_more, ^bb3, ^bb6
^bb3:
  %a = memref.load %v[%i] : memref<?xi32>
  %smaller = arith.cmpi slt, %a, %pivot : i32
  cf.cond_br %smaller, ^bb4, ^bb5(%store : index)
^bb4:
  %b = memref.load %v[%store] : memref<?xi32>
  memref.store %a, %v[%store] : memref<?xi32>
  memref.store %b, %v[%i] : memref<?xi32>
  %more = arith.addi %store, %c1 : index
  cf.br ^bb5(%more : index)
^bb5(%next: index):
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb2(%i_next, %next : index, index)
^bb6:
  %c = memref.load %v[%store] : memref<?xi32>
  memref.store %pivot, %v[%store] : memref<?xi32>
  memref.store %c, %v[%last] : memref<?xi32>
  call @quicksort(%v, %lo, %store) : (memref<?xi32>, index, index) -> ()
  %above = arith.addi %store, %c1 : index
  call @quicksort(%v, %above, %hi) : (memref<?xi32>, index, index) -> ()
  cf.br ^bb7
^bb7:
  return
}

// Ackermann's function, doubly recursive, on unsigned 64-bit integers.
func.func @ackermann(%m: i64, %n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %m_zero = arith.cmpi eq, %m, %zero : i64
  cf.cond_br %m_zero, ^bb1, ^bb2
^bb1:
  %base = arith.addi %n, %one : i64
  cf.br ^bb5(%base : i64)
^bb2:
  %m1 = arith.subi %m, %one : i64
  %n_zero = arith.cmpi eq, %n, %zero : i64
  cf.cond_br %n_zero, ^bb3, ^bb4
^bb3:
  %left = call @ackermann(%m1, %one) : (i64, i64) -> i64
  cf.br ^bb5(%left : i64)
^bb4:
  %n1 = arith.subi %n, %one : i64
  %inner = call @ackermann(%m, %n1) : (i64, i64) -> i64
  %outer = call @ackermann(%m1, %inner) : (i64, i64) -> i64
  cf.br ^bb5(%outer : i64)
^bb5(%value: i64):
  return %value : i64
}
