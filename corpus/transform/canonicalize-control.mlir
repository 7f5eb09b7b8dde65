// Branches: blocks with one predecessor, known conditions, empty blocks, arguments that nobody needs, code that is not reached.
//
// RUN: lower-mlir -canonicalize %s | FileCheck %s

func.func private @use(i32)

func.func @merged(%x: i32) {
  cf.br ^bb1(%x : i32)
^bb1(%y: i32):
  call @use(%y) : (i32) -> ()
  cf.br ^bb2
^bb2:
  return
}

func.func @known(%x: i32, %b: i1) {
  %true = arith.constant true
  cf.cond_br %true, ^bb1, ^bb2
^bb1:
  call @use(%x) : (i32) -> ()
  return
^bb2:
  cf.assert %true, "holds"
  return
}

func.func @forwarded(%b: i1, %x: i32, %y: i32) {
  cf.cond_br %b, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%x : i32)
^bb2:
  cf.br ^bb3(%y : i32)
^bb3(%z: i32):
  call @use(%z) : (i32) -> ()
  return
}

func.func @unneeded(%n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^bb1(%c0, %x : index, i32)
^bb1(%i: index, %dead: i32):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^bb2, ^bb3
^bb2:
  %next = arith.addi %i, %c1 : index
  %other = arith.addi %dead, %x : i32
  call @use(%x) : (i32) -> ()
  cf.br ^bb1(%next, %other : index, i32)
^bb3:
  return
}

func.func @switched(%x: i32) {
  %c1 = arith.constant 1 : i32
  cf.switch %c1 : i32, [
    default: ^bb1,
    1: ^bb2,
    2: ^bb1
  ]
^bb1:
  return
^bb2:
  call @use(%x) : (i32) -> ()
  return
}

func.func @asserted(%b: i1) {
  %true = arith.constant true
  cf.assert %true, "always"
  cf.assert %b, "sometimes"
  return
}

func.func @indirect(%x: i32) {
  %f = func.constant @use : (i32) -> ()
  call_indirect %f(%x) : (i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i32)
// CHECK-NEXT: func.func @merged(%arg0: i32) {
// CHECK-NEXT: call @use(%arg0) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @known(%arg0: i32, %arg1: i1) {
// CHECK-NEXT: call @use(%arg0) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @forwarded(%arg0: i1, %arg1: i32, %arg2: i32) {
// CHECK-NEXT: %0 = arith.select %arg0, %arg1, %arg2 : i32
// CHECK-NEXT: call @use(%0) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @unneeded(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: cf.br ^bb1(%c0 : index)
// CHECK-NEXT: ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %1 = arith.cmpi slt, %0, %arg0 : index
// CHECK-NEXT: cf.cond_br %1, ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %2 = arith.addi %0, %c1 : index
// CHECK-NEXT: call @use(%arg1) : (i32) -> ()
// CHECK-NEXT: cf.br ^bb1(%2 : index)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @switched(%arg0: i32) {
// CHECK-NEXT: call @use(%arg0) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @asserted(%arg0: i1) {
// CHECK-NEXT: cf.assert %arg0, "sometimes"
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @indirect(%arg0: i32) {
// CHECK-NEXT: call @use(%arg0) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
