// Right: loops, choices and regions become branches, affine expressions arithmetic; by us and by mlir-opt.
//
// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s -convert-scf-to-cf -lower-affine -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ mlir-opt-19 %s -convert-scf-to-cf -lower-affine -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts -canonicalize -cse -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// Half of it: the structured operations stand for themselves.
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s -convert-arith-to-llvm -finalize-memref-to-llvm -o %t.half && verify-lowering %s --lowered %t.half | FileCheck %s %}
// CHECK-DAG: @sum: proved
// CHECK-DAG: @down: proved
// CHECK-DAG: @choose: proved
// CHECK-DAG: @select_case: proved
// CHECK-DAG: @early: proved
// CHECK-DAG: @blocks: proved

#tile = affine_map<(d0)[s0] -> (d0 * 3 + s0 floordiv 4 + d0 mod 5)>
#rest = affine_map<(d0)[s0] -> (8, s0 - d0)>

func.func private @use(index)

func.func @sum(%m: memref<?xi32>, %start: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %start, %last = %start) -> (i32, i32) {
    %v = memref.load %m[%i] : memref<?xi32>
    %t = arith.addi %s, %v : i32
    scf.yield %t, %v : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

func.func @down(%n: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %0:2 = scf.while (%k = %n, %p = %c1) : (i64, i64) -> (i64, i64) {
    %more = arith.cmpi sgt, %k, %c0 : i64
    scf.condition(%more) %p, %k : i64, i64
  } do {
  ^bb0(%p: i64, %k: i64):
    %q = arith.muli %p, %k : i64
    %l = arith.subi %k, %c1 : i64
    scf.yield %l, %q : i64, i64
  }
  return %0#0 : i64
}

func.func @choose(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %0 = scf.if %c -> (i32) {
    %1 = scf.if %d -> (i32) {
      scf.yield %x : i32
    } else {
      %2 = arith.muli %x, %y : i32
      scf.yield %2 : i32
    }
    scf.yield %1 : i32
  } else {
    scf.yield %y : i32
  }
  return %0 : i32
}

func.func @select_case(%flag: i32, %x: i32, %y: i32) -> i32 {
  %i = arith.index_cast %flag : i32 to index
  %0 = scf.index_switch %i -> i32
  case 2 {
    scf.yield %x : i32
  }
  case -5 {
    scf.yield %y : i32
  }
  default {
    %1 = arith.addi %x, %y : i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

func.func @early(%n: index, %step: index) {
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %n step %step {
    %a = affine.apply #tile(%i)[%n]
    %b = affine.min #rest(%a)[%n]
    %late = arith.cmpi sgt, %i, %step : index
    scf.if %late {
      func.call @use(%a) : (index) -> ()
    }
    func.call @use(%b) : (index) -> ()
  }
  return
}

func.func @blocks(%c: i1, %x: i32, %y: i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    cf.cond_br %c, ^a, ^b(%y : i32)
  ^a:
    cf.br ^b(%x : i32)
  ^b(%v: i32):
    scf.yield %v : i32
  }
  return %0 : i32
}
