// Common subexpressions: across blocks that are dominated, in either order where that does not matter, loads with nothing in between.
//
// RUN: lower-mlir -cse %s | FileCheck %s

func.func private @use(i32)

func.func @dominated(%x: i32, %y: i32, %b: i1) {
  %a = arith.addi %x, %y : i32
  cf.cond_br %b, ^bb1, ^bb2
^bb1:
  %c = arith.addi %y, %x : i32
  %d = arith.subi %x, %y : i32
  call @use(%c) : (i32) -> ()
  call @use(%d) : (i32) -> ()
  cf.br ^bb3
^bb2:
  %e = arith.subi %x, %y : i32
  call @use(%e) : (i32) -> ()
  cf.br ^bb3
^bb3:
  %f = arith.subi %x, %y : i32
  call @use(%a) : (i32) -> ()
  call @use(%f) : (i32) -> ()
  return
}

func.func @loads(%m: memref<4xi32>, %i: index, %x: i32) {
  %a = memref.load %m[%i] : memref<4xi32>
  %b = memref.load %m[%i] : memref<4xi32>
  memref.store %x, %m[%i] : memref<4xi32>
  %c = memref.load %m[%i] : memref<4xi32>
  %s = arith.addi %a, %b : i32
  %t = arith.addi %s, %c : i32
  call @use(%t) : (i32) -> ()
  return
}

func.func @dead(%x: i32, %y: i32) {
  %a = arith.divsi %x, %y : i32
  %m = memref.alloc() : memref<4xi32>
  %b = llvm.mlir.constant(1 : i32) : i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i32)
// CHECK-NEXT: func.func @dominated(%arg0: i32, %arg1: i32, %arg2: i1) {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT: cf.cond_br %arg2, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %1 = arith.subi %arg0, %arg1 : i32
// CHECK-NEXT: call @use(%0) : (i32) -> ()
// CHECK-NEXT: call @use(%1) : (i32) -> ()
// CHECK-NEXT: cf.br ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %2 = arith.subi %arg0, %arg1 : i32
// CHECK-NEXT: call @use(%2) : (i32) -> ()
// CHECK-NEXT: cf.br ^bb3
// CHECK-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: %3 = arith.subi %arg0, %arg1 : i32
// CHECK-NEXT: call @use(%0) : (i32) -> ()
// CHECK-NEXT: call @use(%3) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @loads(%arg0: memref<4xi32>, %arg1: index, %arg2: i32) {
// CHECK-NEXT: %0 = memref.load %arg0[%arg1] : memref<4xi32>
// CHECK-NEXT: memref.store %arg2, %arg0[%arg1] : memref<4xi32>
// CHECK-NEXT: %1 = memref.load %arg0[%arg1] : memref<4xi32>
// CHECK-NEXT: %2 = arith.addi %0, %0 : i32
// CHECK-NEXT: %3 = arith.addi %2, %1 : i32
// CHECK-NEXT: call @use(%3) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @dead(%arg0: i32, %arg1: i32) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
