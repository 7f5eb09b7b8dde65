// A buffer that nobody reads or gets may be left out: what comes after it is made by another allocation than the second of the source.
//
// RUN: expect-status 0 verify-lowering --check-runs=100 %s | FileCheck %s
// RUN: lower-mlir --canonicalize --convert-std-to-llvm %s -o %t.mlir
// RUN: expect-status 0 verify-lowering --check-runs=100 %s --lowered %t.mlir | FileCheck %s
// RUN: %if opt-22 %{ lower-mlir --emit=llvm %s | opt-22 -O2 -S -o %t.ll %}
// RUN: %if opt-22 %{ expect-status 0 verify-lowering --check-runs=100 %s --lowered %t.ll | FileCheck %s %}
// CHECK: 4 functions: 4 proved

func.func @same_size(%to: memref<memref<?xi64>>, %n: index) -> memref<?xi64> {
  %unused = memref.alloc(%n) : memref<?xi64>
  %used = memref.alloc(%n) : memref<?xi64>
  memref.store %used, %to[] : memref<memref<?xi64>>
  return %used : memref<?xi64>
}

func.func @freed(%to: memref<memref<?xi64>>, %n: index, %v: i64) {
  %c0 = arith.constant 0 : index
  %unused = memref.alloc(%n) : memref<?xi64>
  memref.store %v, %unused[%c0] : memref<?xi64>
  memref.dealloc %unused : memref<?xi64>
  %used = memref.alloc(%n) : memref<?xi64>
  memref.store %used, %to[] : memref<memref<?xi64>>
  return
}

// On one way there are three, on the other two.
func.func @two(%to: memref<memref<?xi64>>, %n: index, %c: i1) -> index {
  %a = memref.alloc(%n) : memref<?xi64>
  %b = memref.alloc() : memref<3xi8>
  %used = memref.alloc(%n) : memref<?xi64>
  memref.store %used, %to[] : memref<memref<?xi64>>
  %p = memref.extract_aligned_pointer_as_index %used : memref<?xi64> -> index
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %d = memref.alloc(%n) : memref<?xi64>
  memref.dealloc %d : memref<?xi64>
  return %p : index
^bb2:
  return %n : index
}

func.func @other_size(%to: memref<memref<?xi64>>) {
  %idx3 = index.constant 3
  %alloc = memref.alloc(%idx3) : memref<?xi3>
  %alloc_1 = memref.alloc(%idx3) : memref<?xi64>
  memref.store %alloc_1, %to[] : memref<memref<?xi64>>
  return
}
