// Views as reinterpretations of their buffer; what is asked of a buffer's metadata from where it was made.
//
// RUN: lower-mlir -expand-strided-metadata %s | FileCheck %s

func.func @subview(%m: memref<?x?xf32>, %o: index, %s: index, %t: index) -> memref<?x4xf32, strided<[?, 3], offset: ?>> {
  %v = memref.subview %m[%o, 2] [%s, 4] [%t, 3] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 3], offset: ?>>
  return %v : memref<?x4xf32, strided<[?, 3], offset: ?>>
}

func.func @row(%m: memref<8x8xf32>, %o: index) -> memref<4xf32, strided<[1], offset: ?>> {
  %v = memref.subview %m[%o, 2] [1, 4] [1, 1] : memref<8x8xf32> to memref<4xf32, strided<[1], offset: ?>>
  return %v : memref<4xf32, strided<[1], offset: ?>>
}

func.func @folded(%m: memref<8x4xf32>, %n: memref<?x?x4xf32>, %one: memref<1x1xf32>) -> (memref<4x2x4xf32>, memref<?x4xf32>, memref<f32>) {
  %a = memref.expand_shape %m [[0, 1], [2]] output_shape [4, 2, 4] : memref<8x4xf32> into memref<4x2x4xf32>
  %b = memref.collapse_shape %n [[0, 1], [2]] : memref<?x?x4xf32> into memref<?x4xf32>
  %c = memref.collapse_shape %one [] : memref<1x1xf32> into memref<f32>
  return %a, %b, %c : memref<4x2x4xf32>, memref<?x4xf32>, memref<f32>
}

func.func @known(%n: index, %m: memref<4x?xf32, strided<[?, 1], offset: 3>>) -> (index, index, index, index) {
  %a = memref.alloc(%n) : memref<?x4xf32>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %a : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  %c, %p, %u:2, %v:2 = memref.extract_strided_metadata %m : memref<4x?xf32, strided<[?, 1], offset: 3>> -> memref<f32>, index, index, index, index, index
  return %o, %s#0, %t#0, %p : index, index, index, index
}

func.func @pointer(%m: memref<?x?xf32>, %n: index) -> (index, index) {
  %v = memref.subview %m[%n, 0] [4, %n] [1, 1] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %p = memref.extract_aligned_pointer_as_index %v : memref<4x?xf32, strided<[?, 1], offset: ?>> -> index
  %r = memref.reinterpret_cast %m to offset: [%n], sizes: [%n], strides: [2] : memref<?x?xf32> to memref<?xf32, strided<[2], offset: ?>>
  %b, %o, %s, %t = memref.extract_strided_metadata %r : memref<?xf32, strided<[2], offset: ?>> -> memref<f32>, index, index, index
  return %p, %o : index, index
}

func.func @sizes(%a: memref<?x?xf32>, %b: memref<?xf32>, %n: index, %o: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %row = memref.subview %a[%o, 0] [1, %n] [1, 2] : memref<?x?xf32> to memref<?xf32, strided<[2], offset: ?>>
  %of_row = memref.dim %row, %c0 : memref<?xf32, strided<[2], offset: ?>>
  %split = memref.expand_shape %b [[0, 1]] output_shape [%n, 4] : memref<?xf32> into memref<?x4xf32>
  %of_split = memref.dim %split, %c0 : memref<?x4xf32>
  %cast = memref.reinterpret_cast %b to offset: [0], sizes: [%n], strides: [1] : memref<?xf32> to memref<?xf32>
  %of_cast = memref.dim %cast, %c0 : memref<?xf32>
  return %of_row, %of_split, %of_cast : index, index, index
}

func.func @nothing(%c: i1) -> memref<*xf32> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = ub.poison : memref<*xf32>
  return %0 : memref<*xf32>
^bb2:
  %1 = ub.poison : memref<*xf32>
  return %1 : memref<*xf32>
}

func.func @counts(%a: memref<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %up = scf.while (%i = %c0) : (index) -> index {
    %more = arith.cmpi ult, %i, %n : index
    scf.condition(%more) %i : index
  } do {
  ^bb0(%i: index):
    %c1 = arith.constant 1 : index
    %next = arith.addi %i, %c1 : index
    scf.yield %next : index
  }
  %v = scf.execute_region -> f32 {
    %more = arith.cmpi ult, %n, %c0 : index
    cf.cond_br %more, ^bb1, ^bb2
  ^bb1:
    %0 = memref.load %a[%c0] : memref<4xf32>
    cf.br ^bb3(%0 : f32)
  ^bb2:
    %1 = memref.load %a[%n] : memref<4xf32>
    cf.br ^bb3(%1 : f32)
  ^bb3(%2: f32):
    scf.yield %2 : f32
  }
  return
}

// Counters of affine loops are dimensions and no symbols.
func.func @counters(%m: memref<2x?xf64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.parallel (%i, %j) = (0, 1) to (4, 9) {
    affine.for %k = 0 to 3 {
      scf.for %l = %c0 to %n step %c1 {
        %s = memref.subview %m[%l, 1] [1, 1] [%j, %n] : memref<2x?xf64> to memref<1x1xf64, strided<[?, ?], offset: ?>>
        %t = memref.subview %s[%k, %k] [1, 1] [%k, %l] : memref<1x1xf64, strided<[?, ?], offset: ?>> to memref<1x1xf64, strided<[?, ?], offset: ?>>
        %d = memref.load %t[%c0, %c0] : memref<1x1xf64, strided<[?, ?], offset: ?>>
        memref.store %d, %s[%c0, %c0] : memref<1x1xf64, strided<[?, ?], offset: ?>>
      }
    }
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 * s1 + 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 * 8 + 2)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 floordiv 4)>
// CHECK-NEXT: #map4 = affine_map<(d0)[s0] -> (d0 * s0)>
// CHECK-NEXT: #map5 = affine_map<()[s0, s1] -> (s0 * s1 + 1)>
// CHECK-NEXT: #map6 = affine_map<(d0)[s0, s1, s2] -> (d0 * s1 + s0 + d0 * s2)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @subview(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x4xf32, strided<[?, 3], offset: ?>> {
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %0 = affine.apply #map()[%arg3, %strides#0]
// CHECK-NEXT: %1 = affine.apply #map1()[%arg1, %strides#0]
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%1], sizes: [%arg2, 4], strides: [%0, 3] : memref<f32> to memref<?x4xf32, strided<[?, 3], offset: ?>>
// CHECK-NEXT: return %reinterpret_cast : memref<?x4xf32, strided<[?, 3], offset: ?>>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @row(%arg0: memref<8x8xf32>, %arg1: index) -> memref<4xf32, strided<[1], offset: ?>> {
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<8x8xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %0 = affine.apply #map2()[%arg1]
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%0], sizes: [4], strides: [1] : memref<f32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT: return %reinterpret_cast : memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @folded(%arg0: memref<8x4xf32>, %arg1: memref<?x?x4xf32>, %arg2: memref<1x1xf32>) -> (memref<4x2x4xf32>, memref<?x4xf32>, memref<f32>) {
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [4, 2, 4], strides: [8, 4, 1] : memref<f32> to memref<4x2x4xf32>
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2:3, %strides_3:3 = memref.extract_strided_metadata %arg1 : memref<?x?x4xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT: %0 = affine.apply #map()[%sizes_2#0, %sizes_2#1]
// CHECK-NEXT: %reinterpret_cast_4 = memref.reinterpret_cast %base_buffer_0 to offset: [0], sizes: [%0, 4], strides: [4, 1] : memref<f32> to memref<?x4xf32>
// CHECK-NEXT: %base_buffer_5, %offset_6, %sizes_7:2, %strides_8:2 = memref.extract_strided_metadata %arg2 : memref<1x1xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: return %reinterpret_cast, %reinterpret_cast_4, %base_buffer_5 : memref<4x2x4xf32>, memref<?x4xf32>, memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @known(%arg0: index, %arg1: memref<4x?xf32, strided<[?, 1], offset: 3>>) -> (index, index, index, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: return %c0, %arg0, %c4, %c3 : index, index, index, index
// CHECK-NEXT: }
// CHECK-NEXT: func.func @pointer(%arg0: memref<?x?xf32>, %arg1: index) -> (index, index) {
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<?x?xf32> -> index
// CHECK-NEXT: return %intptr, %arg1 : index, index
// CHECK-NEXT: }
// CHECK-NEXT: func.func @sizes(%arg0: memref<?x?xf32>, %arg1: memref<?xf32>, %arg2: index, %arg3: index) -> (index, index, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0 = affine.apply #map3()[%sizes]
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%0, 4], strides: [4, 1] : memref<f32> to memref<?x4xf32>
// CHECK-NEXT: %dim = memref.dim %reinterpret_cast, %c0 : memref<?x4xf32>
// CHECK-NEXT: %reinterpret_cast_0 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg2], strides: [1] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: %dim_1 = memref.dim %reinterpret_cast_0, %c0 : memref<?xf32>
// CHECK-NEXT: return %arg2, %dim, %dim_1 : index, index, index
// CHECK-NEXT: }
// CHECK-NEXT: func.func @nothing(%arg0: i1) -> memref<*xf32> {
// CHECK-NEXT: %0 = ub.poison : memref<*xf32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: return %0 : memref<*xf32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @counts(%arg0: memref<4xf32>, %arg1: index) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @counters(%arg0: memref<2x?xf64>, %arg1: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: affine.parallel (%arg2, %arg3) = (0, 1) to (4, 9) {
// CHECK-NEXT: affine.for %arg4 = 0 to 3 {
// CHECK-NEXT: scf.for %arg5 = %c0 to %arg1 step %c1 {
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<2x?xf64> -> memref<f64>, index, index, index, index, index
// CHECK-NEXT: %0 = affine.apply #map4(%arg3)[%strides#0]
// CHECK-NEXT: %1 = affine.apply #map5()[%arg5, %strides#0]
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%1], sizes: [1, 1], strides: [%0, %arg1] : memref<f64> to memref<1x1xf64, strided<[?, ?], offset: ?>>
// CHECK-NEXT: %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %arg0 : memref<2x?xf64> -> memref<f64>, index, index, index, index, index
// CHECK-NEXT: %2 = affine.apply #map4(%arg3)[%strides_3#0]
// CHECK-NEXT: %3 = affine.apply #map5()[%arg5, %strides_3#0]
// CHECK-NEXT: %4 = affine.apply #map4(%arg4)[%2]
// CHECK-NEXT: %5 = affine.apply #map()[%arg5, %arg1]
// CHECK-NEXT: %6 = affine.apply #map6(%arg4)[%3, %2, %arg1]
// CHECK-NEXT: %reinterpret_cast_4 = memref.reinterpret_cast %base_buffer_0 to offset: [%6], sizes: [1, 1], strides: [%4, %5] : memref<f64> to memref<1x1xf64, strided<[?, ?], offset: ?>>
// CHECK-NEXT: %7 = memref.load %reinterpret_cast_4[%c0, %c0] : memref<1x1xf64, strided<[?, ?], offset: ?>>
// CHECK-NEXT: memref.store %7, %reinterpret_cast[%c0, %c0] : memref<1x1xf64, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
