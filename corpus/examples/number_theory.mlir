// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @gcd: proved
// CHECK-DAG: @collatz: proved
// CHECK-DAG: @sieve: proved

// Greatest common divisor by Euclid's algorithm: a loop that no counter bounds.
func.func @gcd(%a: i64, %b: i64) -> i64 {
  %zero = arith.constant 0 : i64
  cf.br ^bb1(%a, %b : i64, i64)
^bb1(%x: i64, %y: i64):
  %more = arith.cmpi ne, %y, %zero : i64
  cf.cond_br %more, ^bb2(%x, %y : i64, i64), ^bb3
^bb2(%p: i64, %q: i64):
  %rem = arith.remui %p, %q : i64
  cf.br ^bb1(%q, %rem : i64, i64)
^bb3:
  return %x : i64
}

// The number of steps of the Collatz sequence from n to 1, at most `limit`.
func.func @collatz(%n: i64, %limit: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %one64 = arith.constant 1 : i64
  %three = arith.constant 3 : i64
  cf.br ^bb1(%n, %zero : i64, i32)
^bb1(%v: i64, %steps: i32):
  %not_one = arith.cmpi ne, %v, %one64 : i64
  %below = arith.cmpi ult, %steps, %limit : i32
  %more = arith.andi %not_one, %below : i1
  cf.cond_br %more, ^bb2(%v, %steps : i64, i32), ^bb3
^bb2(%p: i64, %s: i32):
  %bit = arith.trunci %p : i64 to i1
  %half = arith.shrui %p, %one64 : i64
  %tripled = arith.muli %p, %three : i64
  %odd = arith.addi %tripled, %one64 : i64
  %next = arith.select %bit, %odd, %half : i64
  %s1 = arith.addi %s, %one : i32
  cf.br ^bb1(%next, %s1 : i64, i32)
^bb3:
  return %steps : i32
}

// Marks the composite numbers below the length of the buffer: the sieve of Eratosthenes.
func.func @sieve(%composite: memref<?xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %no = arith.constant 0 : i8
  %yes = arith.constant 1 : i8
  %n = memref.dim %composite, %c0 : memref<?xi8>
  cf.br ^bb1(%c0 : index)
^bb1(%k: index):
  %k_more = arith.cmpi slt, %k, %n : index
  cf.cond_br %k_more, ^bb2, ^bb3(%c2 : index)
^bb2:
  memref.store %no, %composite[%k] : memref<?xi8>
  %k_next = arith.addi %k, %c1 : index
  cf.br ^bb1(%k_next : index)
^bb3(%p: index):
  %p_more = arith.cmpi slt, %p, %n : index
  cf.cond_br %p_more, ^bb4, ^bb9
^bb4:
  %mark = memref.load %composite[%p] : memref<?xi8>
  %prime = arith.cmpi eq, %mark, %no : i8
  cf.cond_br %prime, ^bb5, ^bb8
^bb5:
  %first = arith.addi %p, %p : index
  cf.br ^bb6(%first : index)
^bb6(%q: index):
  %q_more = arith.cmpi slt, %q, %n : index
  cf.cond_br %q_more, ^bb7, ^bb8
^bb7:
  memref.store %yes, %composite[%q] : memref<?xi8>
  %q_next = arith.addi %q, %p : index
  cf.br ^bb6(%q_next : index)
^bb8:
  %p_next = arith.addi %p, %c1 : index
  cf.br ^bb3(%p_next : index)
^bb9:
  return
}
