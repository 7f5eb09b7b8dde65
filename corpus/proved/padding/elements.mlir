// Elements that are stored as aggregates, with bytes between their parts that belong to none: rows of vectors, complex numbers, memrefs, and the
// descriptors of unranked ones where an index has 32 bits.
//
// RUN: verify-lowering --check-runs=100 %s | FileCheck %s
// RUN: verify-lowering --check-runs=100 --index-bitwidth=32 %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// CHECK: 8 functions: 8 proved

func.func private @take(memref<*xf32>)

func.func @rows(%rows: memref<4xvector<2x3xf32>>, %new: vector<2x3xf32>, %i: index) {
  memref.store %new, %rows[%i] : memref<4xvector<2x3xf32>>
  return
}

func.func @of_its_own(%first: vector<3x3xi16>) -> memref<2xvector<3x3xi16>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.alloc() : memref<2xvector<3x3xi16>>
  memref.store %first, %rows[%c0] : memref<2xvector<3x3xi16>>
  memref.store %first, %rows[%c1] : memref<2xvector<3x3xi16>>
  return %rows : memref<2xvector<3x3xi16>>
}

// What is read may be what was stored, or a part of it and bytes between its parts.
func.func @read_by_other_rows(%large: memref<2xvector<4x4xf32>>, %small: memref<2xvector<2x3xi16>>, %new: vector<2x3xi16>) -> vector<4x4xf32> {
  %c0 = arith.constant 0 : index
  memref.store %new, %small[%c0] : memref<2xvector<2x3xi16>>
  %read = memref.load %large[%c0] : memref<2xvector<4x4xf32>>
  return %read : vector<4x4xf32>
}

func.func @complex(%numbers: memref<?xcomplex<f80>>, %new: complex<f80>, %i: index) {
  memref.store %new, %numbers[%i] : memref<?xcomplex<f80>>
  return
}

func.func @narrow(%numbers: memref<2x2xvector<2x2xi24>>, %new: vector<2x2xi24>, %i: index) {
  memref.store %new, %numbers[%i, %i] : memref<2x2xvector<2x2xi24>>
  return
}

func.func @memrefs(%table: memref<?xmemref<?xf32>>, %new: memref<?xf32>, %i: index) {
  memref.store %new, %table[%i] : memref<?xmemref<?xf32>>
  return
}

func.func @unranked(%m: memref<?xf32>) {
  %any = memref.cast %m : memref<?xf32> to memref<*xf32>
  call @take(%any) : (memref<*xf32>) -> ()
  return
}
