// Structured control flow as branches; expand-realloc leaves some of it.
//
// RUN: lower-mlir -expand-realloc -convert-scf-to-cf %s | FileCheck %s

func.func private @use(i32)

func.func @branches(%b: i1, %x: i32, %y: i32) -> i32 {
  %v = scf.if %b -> (i32) {
    func.call @use(%x) : (i32) -> ()
    scf.yield %x : i32
  } else {
    scf.yield %y : i32
  }
  scf.if %b {
    func.call @use(%v) : (i32) -> ()
  }
  return %v : i32
}

func.func @nested(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x) -> (i32) {
    %inner = scf.for unsigned %j = %x to %s step %x iter_args(%t = %s) -> (i32) : i32 {
      %u = arith.addi %t, %j : i32
      scf.yield %u : i32
    }
    scf.yield %inner : i32
  }
  return %sum : i32
}

func.func @while(%n: i32, %b: i1) -> i32 {
  %r = scf.while (%i = %n) : (i32) -> i32 {
    func.call @use(%i) : (i32) -> ()
    scf.condition(%b) %i : i32
  } do {
  ^bb0(%k: i32):
    %next = arith.addi %k, %n : i32
    scf.yield %next : i32
  }
  %d = scf.while (%i = %r) : (i32) -> i32 {
    func.call @use(%i) : (i32) -> ()
    scf.condition(%b) %i : i32
  } do {
  ^bb0(%k: i32):
    scf.yield %k : i32
  }
  return %d : i32
}

func.func @region(%b: i1, %x: i32, %y: i32) -> i32 {
  %v = scf.execute_region -> i32 {
    cf.cond_br %b, ^bb1, ^bb2
  ^bb1:
    scf.yield %x : i32
  ^bb2:
    scf.yield %y : i32
  }
  return %v : i32
}

func.func @grown(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %r = memref.realloc %m(%n) {alignment = 16} : memref<?xf32> to memref<?xf32>
  return %r : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i32)
// CHECK-NEXT: func.func @branches(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: call @use(%arg1) : (i32) -> ()
// CHECK-NEXT: cf.br ^bb3(%arg1 : i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3(%arg2 : i32)
// CHECK-NEXT: ^bb3(%0: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: cf.br ^bb4
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: cf.cond_br %arg0, ^bb5, ^bb6
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: call @use(%0) : (i32) -> ()
// CHECK-NEXT: cf.br ^bb6
// CHECK-NEXT: ^bb6:  // 2 preds: ^bb4, ^bb5
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @nested(%arg0: index, %arg1: i32) -> i32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: cf.br ^bb1(%c0, %arg1 : index, i32)
// CHECK-NEXT: ^bb1(%0: index, %1: i32):  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT: %2 = arith.cmpi slt, %0, %arg0 : index
// CHECK-NEXT: cf.cond_br %2, ^bb2, ^bb6
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb3(%arg1, %1 : i32, i32)
// CHECK-NEXT: ^bb3(%3: i32, %4: i32):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT: %5 = arith.cmpi ult, %3, %1 : i32
// CHECK-NEXT: cf.cond_br %5, ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %6 = arith.addi %4, %3 : i32
// CHECK-NEXT: %7 = arith.addi %3, %arg1 : i32
// CHECK-NEXT: cf.br ^bb3(%7, %6 : i32, i32)
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT: %8 = arith.addi %0, %c1 : index
// CHECK-NEXT: cf.br ^bb1(%8, %4 : index, i32)
// CHECK-NEXT: ^bb6:  // pred: ^bb1
// CHECK-NEXT: return %1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @while(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT: cf.br ^bb1(%arg0 : i32)
// CHECK-NEXT: ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: call @use(%0) : (i32) -> ()
// CHECK-NEXT: cf.cond_br %arg1, ^bb2(%0 : i32), ^bb3
// CHECK-NEXT: ^bb2(%1: i32):  // pred: ^bb1
// CHECK-NEXT: %2 = arith.addi %1, %arg0 : i32
// CHECK-NEXT: cf.br ^bb1(%2 : i32)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb4(%0 : i32)
// CHECK-NEXT: ^bb4(%3: i32):  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT: call @use(%3) : (i32) -> ()
// CHECK-NEXT: cf.cond_br %arg1, ^bb4(%3 : i32), ^bb5
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: return %3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @region(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.cond_br %arg0, ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb4(%arg1 : i32)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb4(%arg2 : i32)
// CHECK-NEXT: ^bb4(%0: i32):  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @grown(%arg0: memref<?xf32>, %arg1: index) -> memref<?xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT: %0 = arith.cmpi ult, %dim, %arg1 : index
// CHECK-NEXT: cf.cond_br %0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %alloc = memref.alloc(%arg1) {alignment = 16 : i64} : memref<?xf32>
// CHECK-NEXT: %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT: memref.copy %arg0, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT: memref.dealloc %arg0 : memref<?xf32>
// CHECK-NEXT: cf.br ^bb3(%alloc : memref<?xf32>)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: cf.br ^bb3(%reinterpret_cast : memref<?xf32>)
// CHECK-NEXT: ^bb3(%1: memref<?xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: cf.br ^bb4
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: return %1 : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
