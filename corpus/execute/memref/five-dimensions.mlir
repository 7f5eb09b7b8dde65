// The address of an element in five dimensions, checked against the distance between two pointers.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s
// RUN: %if long %{ %whole-22 %s | %run-void | FileCheck %s %}

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @say(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc(%c2, %c3) : memref<2x?x3x?x2xi32>
  %s = memref.subview %m[1, 1, 2, 2, 1] [1, 1, 1, 1, 1] [1, 1, 1, 1, 1]
    : memref<2x?x3x?x2xi32> to memref<i32, strided<[], offset: ?>>
  %base, %offset = memref.extract_strided_metadata %s : memref<i32, strided<[], offset: ?>> -> memref<i32>, index
  %v = arith.index_cast %offset : index to i64
  call @say(%v) : (i64) -> ()
  %x = arith.constant -9 : i32
  memref.store %x, %m[%c1, %c1, %c2, %c2, %c1] : memref<2x?x3x?x2xi32>
  %y = memref.load %s[] : memref<i32, strided<[], offset: ?>>
  %w = arith.extsi %y : i32 to i64
  call @say(%w) : (i64) -> ()
  memref.dealloc %m : memref<2x?x3x?x2xi32>
  return
}

// CHECK: 71
// CHECK-NEXT: -9
