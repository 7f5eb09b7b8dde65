// What mlir-opt 22 prints of each form, in the custom and in the generic form, and from either to either.
//
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s > %t.a && lower-mlir %s --no-passes | diff %t.a - %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --mlir-print-op-generic > %t.b && lower-mlir %s --no-passes --mlir-print-op-generic | diff %t.b - %}
// RUN: lower-mlir %s --no-passes > %t.c && lower-mlir %s --no-passes --mlir-print-op-generic > %t.d
// RUN: lower-mlir %t.d --no-passes | diff %t.c -
// RUN: lower-mlir %t.c --no-passes --mlir-print-op-generic | diff %t.d -
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --mlir-print-debuginfo > %t.e && lower-mlir %s --no-passes --mlir-print-debuginfo | diff %t.e - %}

func.func @loops(%m: memref<?x?xf32>, %n: index) -> f32 {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 10 {
    affine.for %j = max affine_map<(d0)[s0] -> (d0, s0)>(%i)[%n] to min affine_map<(d0)[s0] -> (d0 + 4, s0 - 1)>(%i)[%n] step 2 {
      %x = affine.load %m[%i + 1, %j + symbol(%n) floordiv 2] : memref<?x?xf32>
      affine.store %x, %m[%i * 2, 3] {note = 1 : i32} : memref<?x?xf32>
    } {inner}
  }
  %r = affine.for %i = %n to 100 iter_args(%a = %zero) -> (f32) {
    %x = affine.load %m[0, %i] : memref<?x?xf32>
    %y = arith.addf %a, %x : f32
    affine.yield %y : f32
  }
  affine.for %i = -3 to affine_map<(d0) -> (d0)>(%n) {
  }
  affine.for %i = affine_map<()[s0] -> (s0 * 2)>()[%n] to affine_map<() -> (7)>() {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0)[s0, s1] -> (d0 + s0 - s1 ceildiv 3)>(%i)[%n, %n] {
      %x = affine.load %m[-%i - 1, %j mod 4 + %i * 8 - symbol(%n)] : memref<?x?xf32>
    }
  }
  return %r : f32
}

func.func @conditions(%m: memref<?xf32>, %scalar: memref<index>, %n: index, %v: f32) -> (f32, index) {
  affine.for %i = 0 to %n {
    affine.if affine_set<(d0)[s0] : (d0 - 10 >= 0, s0 - d0 == 0)>(%i)[%n] {
      affine.prefetch %m[%i + 3], read, locality<3>, data : memref<?xf32>
      affine.prefetch %m[%i], write, locality<0>, instr {note} : memref<?xf32>
    } else {
      affine.store %v, %m[symbol(%n)] : memref<?xf32>
    } {else_is_there}
    affine.if affine_set<() : ()>() {
    } else {
    }
  }
  %q:2 = affine.if affine_set<(d0) : (d0 - 10 >= 0)>(%n) -> (f32, index) {
    affine.yield %v, %n : f32, index
  } else {
    %k = affine.load %scalar[] : memref<index>
    affine.yield %v, %k : f32, index
  }
  %s = affine.if affine_set<()[s0] : (s0 mod 2 == 0)>()[%n] -> f32 {
    affine.yield %v : f32
  } else {
    affine.yield %v : f32
  }
  return %s, %q#1 : f32, index
}

func.func @parallel(%m: memref<?x?xf32>, %n: index, %v: f32) -> (f32, f32, i32) {
  affine.parallel (%i, %j) = (0, %n) to (min(10, %n + 3), 20) step (1, 4) {
    affine.store %v, %m[%i, %j] : memref<?x?xf32>
  }
  affine.parallel (%i) = (max(0, %n, symbol(%n) floordiv 2)) to (10) {
    affine.store %v, %m[%i, %i] : memref<?x?xf32>
  } {note}
  affine.parallel (%i) = (0) to (10) {
  }
  affine.parallel () = () to () {
  }
  %z:2 = affine.parallel (%i, %j) = (0, 0) to (10, 10) reduce ("addf", "maximumf") -> (f32, f32) {
    %x = affine.load %m[%i, %j] : memref<?x?xf32>
    affine.yield %x, %x : f32, f32
  }
  %y = affine.parallel (%i) = (0) to (10) reduce ("muli") -> (i32) {
    %x = arith.constant 2 : i32
    affine.yield %x : i32
  }
  return %z#0, %z#1, %y : f32, f32, i32
}

func.func @vectors(%m: memref<?x?xf32>, %n: index) {
  %v = affine.vector_load %m[%n, 3] : memref<?x?xf32>, vector<8xf32>
  affine.vector_store %v, %m[%n + 1, symbol(%n)] {note} : memref<?x?xf32>, vector<8xf32>
  return
}

func.func @parallel_of_scf(%m: memref<?xf32>, %n: index, %z: f32, %k: i32) -> (f32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%a) = (%c0) to (%n) step (%c1) {
    scf.parallel (%b, %c) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    } {note}
  }
  %s = scf.parallel (%a) = (%c0) to (%n) step (%c1) init (%z) -> f32 {
    %x = memref.load %m[%a] : memref<?xf32>
    scf.reduce(%x : f32) {
    ^bb0(%l: f32, %r: f32):
      %y = arith.addf %l, %r : f32
      scf.reduce.return %y : f32
    }
  }
  %t:2 = scf.parallel (%a) = (%c0) to (%n) step (%c1) init (%z, %k) -> (f32, i32) {
    scf.reduce(%z, %k : f32, i32) {
    ^bb0(%l: f32, %r: f32):
      scf.reduce.return %r : f32
    }, {
    ^bb0(%l: i32, %r: i32):
      scf.reduce.return %l : i32
    } {note}
  }
  return %s, %t#1 : f32, i32
}
