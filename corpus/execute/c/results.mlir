// Results that are structures come back through a first argument: a memref, two numbers, memrefs among others.
//
// REQUIRES: mlir-runner-22, clang-22
// RUN: lower-mlir %s | mlir-translate-22 --mlir-to-llvmir -o %t.ll
// RUN: %clang %t.ll %S/Inputs/results.c -o %t.exe && %t.exe | FileCheck %s

func.func @every(%m: memref<?xi32>, %step: index) -> memref<?xi32, strided<[?], offset: ?>> attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  %k = arith.ceildivui %n, %step : index
  %v = memref.subview %m[0] [%k] [%step] : memref<?xi32> to memref<?xi32, strided<[?]>>
  %w = memref.cast %v : memref<?xi32, strided<[?]>> to memref<?xi32, strided<[?], offset: ?>>
  return %w : memref<?xi32, strided<[?], offset: ?>>
}
func.func @bounds(%m: memref<?xi32>) -> (i32, i32) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = memref.load %m[%c0] : memref<?xi32>
  %n = memref.dim %m, %c0 : memref<?xi32>
  cf.br ^head(%c1, %first, %first : index, i32, i32)
^head(%i: index, %low: i32, %high: i32):
  %more = arith.cmpi ult, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %v = memref.load %m[%i] : memref<?xi32>
  %l = arith.minsi %low, %v : i32
  %h = arith.maxsi %high, %v : i32
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %l, %h : index, i32, i32)
^exit:
  return %low, %high : i32, i32
}
func.func @split(%m: memref<6xi32>) -> (memref<3xi32>, f32, memref<3xi32, strided<[1], offset: 3>>) attributes {llvm.emit_c_interface} {
  %a = memref.subview %m[0] [3] [1] : memref<6xi32> to memref<3xi32>
  %b = memref.subview %m[3] [3] [1] : memref<6xi32> to memref<3xi32, strided<[1], offset: 3>>
  %f = arith.constant 0.5 : f32
  return %a, %f, %b : memref<3xi32>, f32, memref<3xi32, strided<[1], offset: 3>>
}

// CHECK: size 3 stride 2: 4 -9 7
// CHECK-NEXT: -9 12
// CHECK-NEXT: 0.5: 3 at 0, 3 at 3, last 7
