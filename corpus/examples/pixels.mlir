// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK: 6 functions: 6 proved

// Pixels of 16 bits, 5 of red, 6 of green, 5 of blue, made 32 bits wide: the upper bits of a color fill its lower ones.
func.func @widen(%in: memref<?x?xi16>, %out: memref<?x?xi32>, %y: index, %x: index) {
  %p = memref.load %in[%y, %x] : memref<?x?xi16>
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %c5 = arith.constant 5 : i32
  %c8 = arith.constant 8 : i32
  %c11 = arith.constant 11 : i32
  %c16 = arith.constant 16 : i32
  %low5 = arith.constant 31 : i32
  %low6 = arith.constant 63 : i32
  %w = arith.extui %p : i16 to i32
  %r0 = arith.shrui %w, %c11 : i32
  %g0 = arith.shrui %w, %c5 : i32
  %g1 = arith.andi %g0, %low6 : i32
  %b0 = arith.andi %w, %low5 : i32
  %r1 = arith.shli %r0, %c3 : i32
  %r2 = arith.shrui %r0, %c2 : i32
  %r = arith.ori %r1, %r2 : i32
  %g2 = arith.shli %g1, %c2 : i32
  %g3 = arith.shrui %g1, %c4 : i32
  %g = arith.ori %g2, %g3 : i32
  %b1 = arith.shli %b0, %c3 : i32
  %b2 = arith.shrui %b0, %c2 : i32
  %b = arith.ori %b1, %b2 : i32
  %r3 = arith.shli %r, %c16 : i32
  %g4 = arith.shli %g, %c8 : i32
  %rg = arith.ori %r3, %g4 : i32
  %rgb = arith.ori %rg, %b : i32
  memref.store %rgb, %out[%y, %x] : memref<?x?xi32>
  return
}

// Four bytes of a word in the other order.
func.func @byte_swap(%words: memref<?xi32>, %i: index) {
  %c8 = arith.constant 8 : i32
  %c24 = arith.constant 24 : i32
  %second = arith.constant 65280 : i32
  %third = arith.constant 16711680 : i32
  %w = memref.load %words[%i] : memref<?xi32>
  %0 = arith.shrui %w, %c24 : i32
  %1 = arith.shli %w, %c24 : i32
  %2 = arith.shrui %w, %c8 : i32
  %3 = arith.andi %2, %second : i32
  %4 = arith.shli %w, %c8 : i32
  %5 = arith.andi %4, %third : i32
  %6 = arith.ori %0, %1 : i32
  %7 = arith.ori %3, %5 : i32
  %8 = arith.ori %6, %7 : i32
  memref.store %8, %words[%i] : memref<?xi32>
  return
}

// A weight of 8 bits between two gray values; the mean of four; a bit of a mask.
func.func @blend(%a: memref<?xi8>, %b: memref<?xi8>, %weight: i8, %i: index) -> i8 {
  %all = arith.constant 255 : i32
  %half = arith.constant 127 : i32
  %x = memref.load %a[%i] : memref<?xi8>
  %y = memref.load %b[%i] : memref<?xi8>
  %x32 = arith.extui %x : i8 to i32
  %y32 = arith.extui %y : i8 to i32
  %w32 = arith.extui %weight : i8 to i32
  %rest = arith.subi %all, %w32 : i32
  %0 = arith.muli %x32, %w32 : i32
  %1 = arith.muli %y32, %rest : i32
  %2 = arith.addi %0, %1 : i32
  %3 = arith.addi %2, %half : i32
  %4 = arith.divui %3, %all : i32
  %5 = arith.trunci %4 : i32 to i8
  return %5 : i8
}

func.func @mean_of_four(%a: memref<?x?xi8>, %y: index, %x: index) -> (i8, f32) {
  %c1 = arith.constant 1 : index
  %two = arith.constant 2 : i16
  %y1 = arith.addi %y, %c1 : index
  %x1 = arith.addi %x, %c1 : index
  %p0 = memref.load %a[%y, %x] : memref<?x?xi8>
  %p1 = memref.load %a[%y, %x1] : memref<?x?xi8>
  %p2 = memref.load %a[%y1, %x] : memref<?x?xi8>
  %p3 = memref.load %a[%y1, %x1] : memref<?x?xi8>
  %w0 = arith.extui %p0 : i8 to i16
  %w1 = arith.extui %p1 : i8 to i16
  %w2 = arith.extui %p2 : i8 to i16
  %w3 = arith.extui %p3 : i8 to i16
  %s0 = arith.addi %w0, %w1 : i16
  %s1 = arith.addi %w2, %w3 : i16
  %s = arith.addi %s0, %s1 : i16
  %m = arith.shrui %s, %two : i16
  %mean = arith.trunci %m : i16 to i8
  %f = arith.uitofp %s : i16 to f32
  return %mean, %f : i8, f32
}

func.func @bit_of(%mask: memref<?xi64>, %i: index, %set: i1) -> i64 {
  %c6 = arith.constant 6 : index
  %c63 = arith.constant 63 : index
  %one = arith.constant 1 : i64
  %word = arith.shrui %i, %c6 : index
  %b = arith.andi %i, %c63 : index
  %b64 = arith.index_castui %b : index to i64
  %old = memref.load %mask[%word] : memref<?xi64>
  %s = arith.extui %set : i1 to i64
  %bit = arith.shli %s, %b64 : i64
  %new = arith.ori %old, %bit : i64
  memref.store %new, %mask[%word] : memref<?xi64>
  %moved = arith.shrui %old, %b64 : i64
  %was = arith.andi %moved, %one : i64
  return %was : i64
}

// Samples of a sound, signed, 8 and 16 and 24 bits, as numbers between -1 and 1; a level that is never negative.
func.func @samples(%a: memref<?xi8>, %b: memref<?xi16>, %c: memref<?xi24>, %level: i16, %i: index) -> (f32, f32, f32, f64) {
  %s8 = arith.constant 7.8125e-03 : f32
  %s16 = arith.constant 3.0517578125e-05 : f32
  %s24 = arith.constant 1.1920928955078125e-07 : f32
  %x = memref.load %a[%i] : memref<?xi8>
  %y = memref.load %b[%i] : memref<?xi16>
  %z = memref.load %c[%i] : memref<?xi24>
  %xw = arith.extsi %x : i8 to i32
  %yw = arith.extsi %y : i16 to i32
  %zw = arith.extsi %z : i24 to i32
  %xf = arith.sitofp %xw : i32 to f32
  %yf = arith.sitofp %yw : i32 to f32
  %zf = arith.sitofp %zw : i32 to f32
  %0 = arith.mulf %xf, %s8 : f32
  %1 = arith.mulf %yf, %s16 : f32
  %2 = arith.mulf %zf, %s24 : f32
  %lw = arith.extui %level : i16 to i64
  %3 = arith.uitofp %lw : i64 to f64
  return %0, %1, %2, %3 : f32, f32, f32, f64
}
