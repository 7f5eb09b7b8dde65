// A buffer that nobody sees may be left out, also where another one of as many bytes comes, of another type, or one that grows: what follows is
// made by another allocation than the source's second.
//
// RUN: lower-mlir --expand-realloc --canonicalize --convert-scf-to-cf --convert-std-to-llvm %s -o %t
// RUN: grep -c @malloc %t | FileCheck %s --check-prefix=COUNT
// COUNT: {{^7$}}
// RUN: verify-lowering --check-runs=20 --lowered %t %s | FileCheck %s
// RUN: verify-lowering --check-runs=20 %s | FileCheck %s
// CHECK: 5 functions: 5 proved

func.func private @take(memref<1xf16>)

func.func @another_type() {
  %unseen = memref.alloc() : memref<f16>
  %m = memref.alloc() : memref<1xf16>
  call @take(%m) : (memref<1xf16>) -> ()
  return
}
func.func @constant_size() {
  %c2 = index.constant 2
  %unseen = memref.alloc(%c2) : memref<?x1xi8>
  %m = memref.alloc() : memref<1xf16>
  call @take(%m) : (memref<1xf16>) -> ()
  return
}
func.func @through_views(%v: i8) {
  %c0 = arith.constant 0 : index
  %unseen = memref.alloc() : memref<2xi8>
  %square = memref.expand_shape %unseen [[0, 1]] output_shape [1, 2] : memref<2xi8> into memref<1x2xi8>
  %turned = memref.transpose %square (i, j) -> (j, i) : memref<1x2xi8> to memref<2x1xi8, strided<[1, 2]>>
  memref.store %v, %turned[%c0, %c0] : memref<2x1xi8, strided<[1, 2]>>
  %m = memref.alloc() : memref<1xf16>
  call @take(%m) : (memref<1xf16>) -> ()
  return
}
func.func @grows() -> memref<65xi32> {
  %unseen = memref.alloc() : memref<4xi32>
  %m = memref.alloc() : memref<4xi32>
  %r = memref.realloc %m : memref<4xi32> to memref<65xi32>
  return %r : memref<65xi32>
}
