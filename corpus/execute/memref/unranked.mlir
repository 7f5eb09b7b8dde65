// An unranked memref remembers rank and sizes; a function walks over its dimensions.
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
func.func @volume(%m: memref<*xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rank = memref.rank %m : memref<*xf32>
  cf.br ^head(%c0, %c1 : index, index)
^head(%i: index, %p: index):
  %more = arith.cmpi ult, %i, %rank : index
  cf.cond_br %more, ^body, ^exit
^body:
  %d = memref.dim %m, %i : memref<*xf32>
  %q = arith.muli %p, %d : index
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %q : index, index)
^exit:
  return %p : index
}
func.func @main() {
  %c5 = arith.constant 5 : index
  %a = memref.alloca() : memref<f32>
  %b = memref.alloca() : memref<3x4xf32>
  %c = memref.alloc(%c5) : memref<2x?x3xf32>
  %ua = memref.cast %a : memref<f32> to memref<*xf32>
  %ub = memref.cast %b : memref<3x4xf32> to memref<*xf32>
  %uc = memref.cast %c : memref<2x?x3xf32> to memref<*xf32>
  %0 = call @volume(%ua) : (memref<*xf32>) -> index
  %1 = call @volume(%ub) : (memref<*xf32>) -> index
  %2 = call @volume(%uc) : (memref<*xf32>) -> index
  %v0 = arith.index_cast %0 : index to i64
  %v1 = arith.index_cast %1 : index to i64
  %v2 = arith.index_cast %2 : index to i64
  call @say(%v0) : (i64) -> ()
  call @say(%v1) : (i64) -> ()
  call @say(%v2) : (i64) -> ()
  memref.dealloc %uc : memref<*xf32>
  return
}

// CHECK: 1
// CHECK-NEXT: 12
// CHECK-NEXT: 30
