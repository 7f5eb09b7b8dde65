// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 --assume=nonnegative-strides | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @window: proved
// CHECK-DAG: @part_of_row: proved
// CHECK-DAG: @window_of_window: proved
// CHECK-DAG: @clear_columns: proved
// CHECK-DAG: @flat: proved
// CHECK-DAG: @flat_rows: proved
// CHECK-DAG: @folded: proved
// CHECK-DAG: @folded_twice: proved
// CHECK-DAG: @reinterpreted: proved
// CHECK-DAG: @numbers: proved
// CHECK-DAG: @transposed: proved
// CHECK-DAG: @metadata: proved
// CHECK-DAG: @address: proved
// CHECK-DAG: @sizes: proved

// Other views of a buffer: the pointers stay, offset, sizes and strides are computed.

// Rows of a matrix through a window: offsets, sizes and steps that are known only at run time.
func.func @window(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %n: index, %s: index) -> f32 {
  %c0 = arith.constant 0 : index
  %v = memref.subview %m[%i, %j] [%n, 4] [%s, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  %x = memref.load %v[%c0, %c0] : memref<?x4xf32, strided<[?, ?], offset: ?>>
  return %x : f32
}

// A dimension of size 1 is dropped.
func.func @part_of_row(%m: memref<8x16xf32>, %i: index) -> memref<4xf32, strided<[1], offset: ?>> {
  %v = memref.subview %m[%i, 2] [1, 4] [1, 1] : memref<8x16xf32> to memref<4xf32, strided<[1], offset: ?>>
  return %v : memref<4xf32, strided<[1], offset: ?>>
}

// Windows of windows.
func.func @window_of_window(%m: memref<64x64xf32>, %i: index, %j: index, %k: index) -> f32 {
  %a = memref.subview %m[%i, %j] [8, 8] [2, 1] : memref<64x64xf32> to memref<8x8xf32, strided<[128, 1], offset: ?>>
  %b = memref.subview %a[%k, 0] [1, 8] [1, 1] : memref<8x8xf32, strided<[128, 1], offset: ?>> to memref<8xf32, strided<[1], offset: ?>>
  %x = memref.load %b[%k] : memref<8xf32, strided<[1], offset: ?>>
  return %x : f32
}

// A new window in each iteration of a loop.
func.func @clear_columns(%m: memref<?x?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  cf.br ^h(%c0 : index)
^h(%i: index):
  %c = arith.cmpi slt, %i, %n : index
  cf.cond_br %c, ^b, ^e
^b:
  %v = memref.subview %m[%i, 0] [1, 4] [1, 2] : memref<?x?xf32> to memref<4xf32, strided<[2], offset: ?>>
  cf.br ^h2(%c0 : index)
^h2(%j: index):
  %d = arith.cmpi slt, %j, %c4 : index
  cf.cond_br %d, ^b2, ^e2
^b2:
  memref.store %z, %v[%j] : memref<4xf32, strided<[2], offset: ?>>
  %j1 = arith.addi %j, %c1 : index
  cf.br ^h2(%j1 : index)
^e2:
  %i1 = arith.addi %i, %c1 : index
  cf.br ^h(%i1 : index)
^e:
  return
}

// Contiguous dimensions as one, and one as several.
func.func @flat(%m: memref<?x4x?xf32>, %i: index) -> f32 {
  %v = memref.collapse_shape %m [[0, 1, 2]] : memref<?x4x?xf32> into memref<?xf32>
  %x = memref.load %v[%i] : memref<?xf32>
  return %x : f32
}

func.func @flat_rows(%m: memref<4x?x8xi16, strided<[?, 8, 1], offset: ?>>, %i: index, %j: index) -> i16 {
  %v = memref.collapse_shape %m [[0], [1, 2]] : memref<4x?x8xi16, strided<[?, 8, 1], offset: ?>> into memref<4x?xi16, strided<[?, 1], offset: ?>>
  %x = memref.load %v[%i, %j] : memref<4x?xi16, strided<[?, 1], offset: ?>>
  return %x : i16
}

func.func @folded(%m: memref<?xf32>, %n: index, %i: index, %j: index) -> f32 {
  %v = memref.expand_shape %m [[0, 1]] output_shape [%n, 4] : memref<?xf32> into memref<?x4xf32>
  %x = memref.load %v[%i, %j] : memref<?x4xf32>
  return %x : f32
}

func.func @folded_twice(%m: memref<?x8xi16, strided<[?, 2], offset: ?>>, %n: index) -> memref<?x3x2x4xi16, strided<[?, ?, 8, 2], offset: ?>> {
  %v = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%n, 3, 2, 4] : memref<?x8xi16, strided<[?, 2], offset: ?>> into memref<?x3x2x4xi16, strided<[?, ?, 8, 2], offset: ?>>
  return %v : memref<?x3x2x4xi16, strided<[?, ?, 8, 2], offset: ?>>
}

// Any offset, sizes and strides over the same buffer.
func.func @reinterpreted(%m: memref<?xf32>, %o: index, %n: index, %s: index) -> memref<?x4xf32, strided<[?, 1], offset: ?>> {
  %v = memref.reinterpret_cast %m to offset: [%o], sizes: [%n, 4], strides: [%s, 1] : memref<?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  return %v : memref<?x4xf32, strided<[?, 1], offset: ?>>
}

// Bytes as numbers.
func.func @numbers(%m: memref<?xi8>, %b: index, %n: index, %i: index, %j: index) -> f32 {
  %v = memref.view %m[%b][%n] : memref<?xi8> to memref<?x4xf32>
  %x = memref.load %v[%i, %j] : memref<?x4xf32>
  return %x : f32
}

func.func @transposed(%m: memref<?x?xf64>, %i: index, %j: index) -> f64 {
  %v = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf64> to memref<?x?xf64, strided<[1, ?]>>
  %x = memref.load %v[%i, %j] : memref<?x?xf64, strided<[1, ?]>>
  return %x : f64
}

// What a descriptor is made of.
func.func @metadata(%m: memref<?x8xf32, strided<[?, 1], offset: ?>>) -> (memref<f32>, index, index, index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x8xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %t#0, %t#1 : memref<f32>, index, index, index, index
}

func.func @address(%m: memref<?x8xf32, strided<[?, 1], offset: ?>>) -> index {
  %p = memref.extract_aligned_pointer_as_index %m : memref<?x8xf32, strided<[?, 1], offset: ?>> -> index
  return %p : index
}

func.func @sizes(%m: memref<8x?xf32>, %n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = memref.subview %m[0, 0] [%n, 4] [1, 1] : memref<8x?xf32> to memref<?x4xf32, strided<[?, 1]>>
  %x = memref.dim %v, %c0 : memref<?x4xf32, strided<[?, 1]>>
  %y = memref.dim %v, %c1 : memref<?x4xf32, strided<[?, 1]>>
  return %x, %y : index, index
}
