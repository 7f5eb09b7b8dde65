// Unranked memrefs between C and lowered code, in both directions; a returned descriptor is the caller's to free.
//
// REQUIRES: mlir-runner-22, clang-22
// RUN: lower-mlir %s | mlir-translate-22 --mlir-to-llvmir -o %t.ll
// RUN: %clang %t.ll %S/Inputs/unranked.c -o %t.exe && %t.exe | FileCheck %s

func.func @elements(%m: memref<*xf32>) -> index attributes {llvm.emit_c_interface} {
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
func.func @flat(%m: memref<2x3xf32>) -> memref<*xf32> attributes {llvm.emit_c_interface} {
  %c = memref.collapse_shape %m [[0, 1]] : memref<2x3xf32> into memref<6xf32>
  %u = memref.cast %c : memref<6xf32> to memref<*xf32>
  return %u : memref<*xf32>
}
func.func private @inspect(%m: memref<*xf32>) attributes {llvm.emit_c_interface}
func.func @pass(%m: memref<2x3xf32>) attributes {llvm.emit_c_interface} {
  %t = memref.transpose %m (i, j) -> (j, i) : memref<2x3xf32> to memref<3x2xf32, strided<[1, 3]>>
  %u = memref.cast %t : memref<3x2xf32, strided<[1, 3]>> to memref<*xf32>
  call @inspect(%u) : (memref<*xf32>) -> ()
  return
}

// CHECK: 6
// CHECK-NEXT: rank 1, size 6, last 6
// CHECK-NEXT: rank 2, sizes 3 2, strides 1 3
