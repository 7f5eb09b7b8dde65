// Conditions that are known, loops that run never or once, regions that need not be any.
//
// RUN: lower-mlir -canonicalize %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -canonicalize %s > %t && lower-mlir -canonicalize %s | diff - %t %}
// RUN: lower-mlir -canonicalize %s -o %t.c && verify-lowering %s --lowered %t.c --function=known
// RUN: verify-lowering %s --lowered %t.c --function=chosen && verify-lowering %s --lowered %t.c --function=cases

func.func private @use(index)

func.func @known(%x: i32, %y: i32) -> (i32, i32) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = scf.if %true -> i32 {
    %a = arith.addi %x, %y : i32
    scf.yield %a : i32
  } else {
    scf.yield %y : i32
  }
  %1 = scf.if %false -> i32 {
    scf.yield %x : i32
  } else {
    %b = arith.muli %x, %y : i32
    scf.yield %b : i32
  }
  scf.if %false {
    %c = arith.constant 7 : index
    func.call @use(%c) : (index) -> ()
  }
  return %0, %1 : i32, i32
}

func.func @chosen(%c: i1, %x: i32, %y: i32) -> (i32, i32) {
  %0:2 = scf.if %c -> (i32, i32) {
    scf.yield %x, %y : i32, i32
  } else {
    scf.yield %y, %y : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

func.func @cases(%i: index, %x: i32, %y: i32) -> (i32, i32) {
  %c5 = arith.constant 5 : index
  %0 = scf.index_switch %c5 -> i32
  case 2 {
    scf.yield %x : i32
  }
  case 5 {
    %a = arith.subi %x, %y : i32
    scf.yield %a : i32
  }
  default {
    scf.yield %y : i32
  }
  %1 = scf.execute_region -> i32 {
    %b = arith.xori %x, %y : i32
    scf.yield %b : i32
  }
  return %0, %1 : i32, i32
}

func.func @rounds(%m: memref<?xi32>, %n: index, %x: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = scf.for %i = %c4 to %c0 step %c1 iter_args(%a = %x) -> (i32) {
    %v = memref.load %m[%i] : memref<?xi32>
    scf.yield %v : i32
  }
  %1 = scf.for %i = %c0 to %c1 step %c4 iter_args(%a = %x) -> (i32) {
    %v = memref.load %m[%i] : memref<?xi32>
    %s = arith.addi %a, %v : i32
    scf.yield %s : i32
  }
  scf.for %i = %n to %n step %c1 {
    func.call @use(%i) : (index) -> ()
  }
  return %0, %1 : i32, i32
}

func.func @nothing(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (i32) {
    scf.yield %a : i32
  }
  return %0 : i32
}

// CHECK-NOT: scf.
// CHECK: arith.select
