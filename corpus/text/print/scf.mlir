// What mlir-opt 22 prints of each form, in the custom and in the generic form, and from either to either.
//
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s > %t.a && lower-mlir %s --no-passes | diff %t.a - %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --mlir-print-op-generic > %t.b && lower-mlir %s --no-passes --mlir-print-op-generic | diff %t.b - %}
// RUN: lower-mlir %s --no-passes > %t.c && lower-mlir %s --no-passes --mlir-print-op-generic > %t.d
// RUN: lower-mlir %t.d --no-passes | diff %t.c -
// RUN: lower-mlir %t.c --no-passes --mlir-print-op-generic | diff %t.d -
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --mlir-print-debuginfo > %t.e && lower-mlir %s --no-passes --mlir-print-debuginfo | diff %t.e - %}

func.func @ifs(%c: i1, %a: i32, %b: i32) -> (i32, i32) {
  scf.if %c {
  }
  scf.if %c {
    func.call @use(%a) : (i32) -> ()
  } else {
    func.call @use(%b) : (i32) -> ()
  }
  scf.if %c {
  } {tag}
  %0 = scf.if %c -> (i32) {
    scf.yield %a : i32
  } else {
    scf.yield %b : i32
  } {tag = 1 : i32}
  %1:2 = scf.if %c -> (i32, i32) {
    scf.if %c {
      func.call @use(%0) : (i32) -> ()
    }
    scf.yield %a, %b : i32, i32
  } else {
    scf.yield %b, %0 : i32, i32
  }
  return %1#0, %1#1 : i32, i32
}

func.func private @use(i32)

func.func @loops(%lb: index, %ub: index, %step: index, %n: i32, %one: i32, %f: f32) -> (f32, f32) {
  scf.for %i = %lb to %ub step %step {
    scf.for unsigned %j = %i to %ub step %step {
    } {inner}
  }
  scf.for %i = %one to %n step %one : i32 {
    func.call @use(%i) : (i32) -> ()
  }
  %0:2 = scf.for %i = %lb to %ub step %step iter_args(%x = %f, %y = %f) -> (f32, f32) {
    %s = arith.addf %x, %y : f32
    scf.yield %y, %s : f32, f32
  }
  %1 = scf.for unsigned %i = %one to %n step %one iter_args(%x = %f) -> (f32) : i32 {
    scf.yield %x : f32
  } {tag = "carried"}
  return %0#0, %1 : f32, f32
}

func.func @whiles(%a: i32, %b: i32) -> i64 {
  %0 = scf.while (%x = %a) : (i32) -> i64 {
    %c = arith.cmpi slt, %x, %b : i32
    %w = arith.extsi %x : i32 to i64
    scf.condition(%c) %w : i64
  } do {
  ^bb0(%w: i64):
    %t = arith.trunci %w : i64 to i32
    scf.yield %t : i32
  }
  scf.while : () -> () {
    %c = arith.cmpi slt, %a, %b : i32
    scf.condition(%c)
  } do {
    scf.yield
  }
  %1 = scf.while (%x = %a) : (i32) -> i32 {
    %c = arith.cmpi ne, %x, %b : i32
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%x: i32):
    scf.yield %x : i32
  } attributes {tag}
  return %0 : i64
}

func.func @regions(%c: i1, %a: i32, %i: index) -> i32 {
  %0 = scf.execute_region -> i32 {
    cf.cond_br %c, ^bb1, ^bb2(%a : i32)
  ^bb1:
    cf.br ^bb2(%a : i32)
  ^bb2(%x: i32):
    scf.yield %x : i32
  }
  scf.execute_region {
    scf.yield
  } {tag}
  %1 = scf.execute_region -> i32 no_inline {
    scf.yield %a : i32
  }
  %2 = scf.index_switch %i -> i32
  case 2 {
    scf.yield %0 : i32
  }
  case -5 {
    scf.yield %a : i32
  }
  default {
    scf.yield %1 : i32
  }
  scf.index_switch %i {tag}
  default {
  }
  return %2 : i32
}
