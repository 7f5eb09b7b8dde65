// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK: 7 functions: 7 proved

// What is computed before it is known to be wanted is frozen: it may be poison, and both uses have to see one value.

// A field of a word; its width is not known to be less than that of the word.
func.func @field(%word: i64, %at: i64, %width: i64) -> i64 {
  %c1 = arith.constant 1 : i64
  %0 = arith.shrui %word, %at : i64
  %shifted = llvm.freeze %0 : i64
  %1 = arith.shli %c1, %width : i64
  %bit = llvm.freeze %1 : i64
  %mask = arith.subi %bit, %c1 : i64
  %field = arith.andi %shifted, %mask : i64
  return %field : i64
}
func.func @rotate(%word: i32, %by: i32) -> i32 {
  %c32 = arith.constant 32 : i32
  %rest = arith.subi %c32, %by : i32
  %0 = arith.shli %word, %by : i32
  %high = llvm.freeze %0 : i32
  %1 = arith.shrui %word, %rest : i32
  %low = llvm.freeze %1 : i32
  %either = arith.ori %high, %low : i32
  return %either : i32
}
// A sum that is stated not to wrap, used twice.
func.func @around(%m: memref<?xi32>, %i: index, %a: i32, %b: i32) -> i1 {
  %0 = arith.addi %a, %b overflow<nsw> : i32
  %sum = llvm.freeze %0 : i32
  memref.store %sum, %m[%i] : memref<?xi32>
  %1 = arith.muli %a, %b overflow<nuw> : i32
  %product = llvm.freeze %1 : i32
  %less = arith.cmpi slt, %sum, %product : i32
  %either = arith.select %less, %sum, %product : i32
  %j = arith.index_cast %either : i32 to index
  %k = arith.maxsi %i, %j : index
  memref.store %either, %m[%k] : memref<?xi32>
  return %less : i1
}
// The condition of a branch may be poison, the branch may not.
func.func @guarded(%m: memref<?xf32>, %i: index, %shift: i32, %word: i32) -> f32 {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : i32
  %0 = arith.shrsi %word, %shift : i32
  %1 = arith.cmpi ne, %0, %c0 : i32
  %wanted = llvm.freeze %1 : i1
  cf.cond_br %wanted, ^read, ^done(%zero : f32)
^read:
  %x = memref.load %m[%i] : memref<?xf32>
  cf.br ^done(%x : f32)
^done(%v: f32):
  return %v : f32
}
// What comes in may be poison, and so may what is read.
func.func @settled(%a: i32, %b: f32, %c: i1, %m: memref<4xi64>, %i: index) -> (i32, f32, i1, i64) {
  %0 = llvm.freeze %a : i32
  %1 = llvm.freeze %b : f32
  %2 = llvm.freeze %c : i1
  %3 = memref.load %m[%i] : memref<4xi64>
  %4 = llvm.freeze %3 : i64
  return %0, %1, %2, %4 : i32, f32, i1, i64
}
func.func @scaled(%n: i32, %m: i32) -> (i32, i32, i32) {
  %c3 = arith.constant 3 : i32
  %0 = arith.shli %n, %c3 overflow<nuw> : i32
  %1 = arith.shli %m, %c3 overflow<nsw> : i32
  %eightfold = llvm.freeze %0 : i32
  %other = llvm.freeze %1 : i32
  %2 = arith.subi %eightfold, %other overflow<nsw, nuw> : i32
  %difference = llvm.freeze %2 : i32
  return %eightfold, %other, %difference : i32, i32, i32
}
// Both ways are computed and one is taken, in rounds.
func.func @collatz(%n: i64, %most: i32) -> (i64, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  %start = llvm.freeze %n : i64
  %bound = llvm.freeze %most : i32
  cf.br ^round(%start, %c0 : i64, i32)
^round(%x: i64, %k: i32):
  %is_one = arith.cmpi eq, %x, %one : i64
  %is_late = arith.cmpi sge, %k, %bound : i32
  %end = arith.ori %is_one, %is_late : i1
  cf.cond_br %end, ^done, ^next
^next:
  %0 = arith.divui %x, %two : i64
  %half = llvm.freeze %0 : i64
  %1 = arith.muli %x, %three overflow<nsw> : i64
  %2 = arith.addi %1, %one overflow<nsw> : i64
  %up = llvm.freeze %2 : i64
  %odd = arith.trunci %x : i64 to i1
  %either = arith.select %odd, %up, %half : i64
  %y = llvm.freeze %either : i64
  %3 = arith.addi %k, %c1 overflow<nsw> : i32
  %l = llvm.freeze %3 : i32
  cf.br ^round(%y, %l : i64, i32)
^done:
  return %x, %k : i64, i32
}
