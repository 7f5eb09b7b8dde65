// The default convention without wrappers: a memref is its descriptor's fields, one argument each.
//
// REQUIRES: mlir-runner-22, clang-22
// RUN: lower-mlir %s | mlir-translate-22 --mlir-to-llvmir -o %t.ll
// RUN: %clang %t.ll %S/Inputs/expanded.c -o %t.exe && %t.exe | FileCheck %s

func.func @mean(%m: memref<?xf32>, %n: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %size = memref.dim %m, %c0 : memref<?xf32>
  cf.br ^head(%c0, %zero : index, f32)
^head(%i: index, %s: f32):
  %more = arith.cmpi ult, %i, %size : index
  cf.cond_br %more, ^body, ^exit
^body:
  %a = memref.load %m[%i] : memref<?xf32>
  %t = arith.addf %s, %a : f32
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %t : index, f32)
^exit:
  %r = arith.divf %s, %n : f32
  return %r : f32
}
func.func private @print_window(%m: memref<?xf32, strided<[?], offset: ?>>, %tag: i32)
func.func @windows(%m: memref<?xf32>) {
  %tag = arith.constant 7 : i32
  %w = memref.subview %m[2] [2] [3] : memref<?xf32> to memref<2xf32, strided<[3], offset: 2>>
  %d = memref.cast %w : memref<2xf32, strided<[3], offset: 2>> to memref<?xf32, strided<[?], offset: ?>>
  call @print_window(%d, %tag) : (memref<?xf32, strided<[?], offset: ?>>, i32) -> ()
  return
}

// CHECK: 4.5
// CHECK-NEXT: 7: 3 6 from 2 by 3
