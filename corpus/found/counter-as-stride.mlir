// The counter of an affine loop is a dimension of affine.apply, and no symbol. Where it takes the place of a stride that was asked for, the
// apply has to say so; and a product of two of them is none. mlir-opt 22 rejects what it makes of both.
//
// RUN: lower-mlir -expand-strided-metadata %s -o %t && FileCheck %s --input-file %t && lower-mlir --no-passes %t -o /dev/null
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %t -o /dev/null %}
// RUN: verify-lowering %s | FileCheck %s --check-prefix=PROOF
// RUN: lower-mlir %t -o %t.llvm && verify-lowering %s --lowered %t.llvm | FileCheck %s --check-prefix=PROOF
// PROOF: @once: proved
// PROOF: @twice: proved

// CHECK: #[[MAP:.*]] = affine_map<(d0) -> (d0 * 3)>
// CHECK-LABEL: func.func @once
// CHECK: affine.parallel (%[[I:.*]]) =
// CHECK: affine.apply #[[MAP]](%[[I]])
func.func @once(%m: memref<?x4xf16>, %x: f16, %n: index, %z: index) {
  %c0 = arith.constant 0 : index
  affine.parallel (%i) = (0) to (3) {
    %v = memref.subview %m[0, %z] [%n, 1] [3, %i] : memref<?x4xf16> to memref<?x1xf16, strided<[12, ?], offset: ?>>
    %w = memref.subview %v[0, 0] [1, 1] [1, 3] : memref<?x1xf16, strided<[12, ?], offset: ?>> to memref<1x1xf16, strided<[12, ?], offset: ?>>
    memref.store %x, %w[%c0, %c0] : memref<1x1xf16, strided<[12, ?], offset: ?>>
  }
  return
}

// CHECK-LABEL: func.func @twice
// CHECK: affine.parallel (%[[I:.*]], %[[J:.*]]) =
// CHECK: arith.muli %[[J]], %[[I]] : index
func.func @twice(%m: memref<?x?xf16>, %x: f16) {
  %c0 = arith.constant 0 : index
  affine.parallel (%i, %j) = (0, 0) to (3, 3) {
    %r = memref.reinterpret_cast %m to offset: [%j], sizes: [%i, 4], strides: [%i, 1] : memref<?x?xf16> to memref<?x4xf16, strided<[?, 1], offset: ?>>
    %w = memref.subview %r[%j, 0] [1, 1] [%j, 1] : memref<?x4xf16, strided<[?, 1], offset: ?>> to memref<1x1xf16, strided<[?, 1], offset: ?>>
    memref.store %x, %w[%c0, %c0] : memref<1x1xf16, strided<[?, 1], offset: ?>>
  }
  return
}
