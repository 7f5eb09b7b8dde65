// Integer arithmetic: neutral elements, constants, sums and products of constants, casts, comparisons and selections.
//
// RUN: lower-mlir -canonicalize %s | FileCheck %s

func.func private @use(i32)
func.func private @bit(i1)
func.func private @wide(i64)

func.func @sums(%x: i32, %y: i32) {
  %c0 = arith.constant 0 : i32
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.addi %c3, %x : i32
  %b = arith.addi %a, %c5 : i32
  %c = arith.subi %c5, %b : i32
  %d = arith.addi %c, %c0 : i32
  %e = arith.muli %y, %m1 : i32
  %f = arith.addi %d, %e : i32
  %g = arith.subi %f, %f : i32
  %h = arith.addi %f, %g : i32
  call @use(%h) : (i32) -> ()
  return
}

func.func @flags(%x: i32) {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %a = arith.addi %x, %c3 overflow<nsw> : i32
  %b = arith.addi %a, %c5 overflow<nsw, nuw> : i32
  call @use(%b) : (i32) -> ()
  return
}

func.func @division(%x: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c7 = arith.constant 7 : i32
  %c2 = arith.constant 2 : i32
  %a = arith.divsi %x, %c1 : i32
  %b = arith.divsi %c7, %c0 : i32
  %c = arith.ceildivsi %c7, %c2 : i32
  %d = arith.floordivsi %c7, %c2 : i32
  %e = arith.remui %x, %c1 : i32
  %unused = arith.divui %x, %c0 : i32
  call @use(%a) : (i32) -> ()
  call @use(%b) : (i32) -> ()
  call @use(%c) : (i32) -> ()
  call @use(%d) : (i32) -> ()
  call @use(%e) : (i32) -> ()
  return
}

func.func @bits(%x: i32, %y: i32) {
  %c0 = arith.constant 0 : i32
  %m1 = arith.constant -1 : i32
  %not = arith.xori %x, %m1 : i32
  %a = arith.andi %x, %not : i32
  %b = arith.ori %y, %c0 : i32
  %c = arith.xori %b, %y : i32
  %d = arith.ori %a, %c : i32
  %e = arith.xori %x, %y : i32
  %f = arith.xori %e, %y : i32
  call @use(%d) : (i32) -> ()
  call @use(%f) : (i32) -> ()
  return
}

func.func @casts(%b: i1, %x: i8, %i: index) {
  %a = arith.extsi %x : i8 to i16
  %c = arith.extsi %a : i16 to i64
  %d = arith.trunci %c : i64 to i8
  %e = arith.extui %d : i8 to i64
  %f = arith.index_cast %e : i64 to index
  %g = arith.index_cast %f : index to i64
  call @wide(%g) : (i64) -> ()
  %h = arith.extui %b : i1 to i32
  %c0 = arith.constant 0 : i32
  %j = arith.cmpi ne, %h, %c0 : i32
  call @bit(%j) : (i1) -> ()
  return
}

func.func @choices(%b: i1, %x: i32, %y: i32) {
  %true = arith.constant true
  %false = arith.constant false
  %a = arith.select %true, %x, %y : i32
  %c = arith.select %b, %true, %false : i1
  %d = arith.cmpi slt, %x, %y : i32
  %e = arith.xori %d, %true : i1
  %f = arith.cmpi eq, %a, %x : i32
  %g = arith.select %f, %c, %e : i1
  %h = arith.cmpi eq, %x, %y : i32
  %k = arith.select %h, %x, %y : i32
  call @bit(%g) : (i1) -> ()
  call @bit(%e) : (i1) -> ()
  call @use(%k) : (i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i32)
// CHECK-NEXT: func.func private @bit(i1)
// CHECK-NEXT: func.func private @wide(i64)
// CHECK-NEXT: func.func @sums(%arg0: i32, %arg1: i32) {
// CHECK-NEXT: %c-3_i32 = arith.constant -3 : i32
// CHECK-NEXT: %0 = arith.subi %c-3_i32, %arg0 : i32
// CHECK-NEXT: %1 = arith.subi %0, %arg1 : i32
// CHECK-NEXT: call @use(%1) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @flags(%arg0: i32) {
// CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT: %0 = arith.addi %arg0, %c8_i32 overflow<nsw> : i32
// CHECK-NEXT: call @use(%0) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @division(%arg0: i32) {
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT: %0 = arith.divsi %c7_i32, %c0_i32 : i32
// CHECK-NEXT: call @use(%arg0) : (i32) -> ()
// CHECK-NEXT: call @use(%0) : (i32) -> ()
// CHECK-NEXT: call @use(%c4_i32) : (i32) -> ()
// CHECK-NEXT: call @use(%c3_i32) : (i32) -> ()
// CHECK-NEXT: call @use(%c0_i32) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @bits(%arg0: i32, %arg1: i32) {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: call @use(%c0_i32) : (i32) -> ()
// CHECK-NEXT: call @use(%arg0) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @casts(%arg0: i1, %arg1: i8, %arg2: index) {
// CHECK-NEXT: %0 = arith.extui %arg1 : i8 to i64
// CHECK-NEXT: call @wide(%0) : (i64) -> ()
// CHECK-NEXT: call @bit(%arg0) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @choices(%arg0: i1, %arg1: i32, %arg2: i32) {
// CHECK-NEXT: %0 = arith.cmpi sge, %arg1, %arg2 : i32
// CHECK-NEXT: call @bit(%arg0) : (i1) -> ()
// CHECK-NEXT: call @bit(%0) : (i1) -> ()
// CHECK-NEXT: call @use(%arg2) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
