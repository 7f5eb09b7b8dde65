// A C program chooses stride and offset: backwards with a negative stride, every other element.
//
// REQUIRES: mlir-runner-22, clang-22
// RUN: lower-mlir %s | mlir-translate-22 --mlir-to-llvmir -o %t.ll
// RUN: %clang %t.ll %S/Inputs/strides.c -o %t.exe && %t.exe | FileCheck %s

func.func @polynomial(%c: memref<?xf64, strided<[?], offset: ?>>, %x: f64) -> f64 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %c, %c0 : memref<?xf64, strided<[?], offset: ?>>
  cf.br ^head(%c0, %zero : index, f64)
^head(%i: index, %s: f64):
  %more = arith.cmpi ult, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %a = memref.load %c[%i] : memref<?xf64, strided<[?], offset: ?>>
  %t = arith.mulf %s, %x : f64
  %u = arith.addf %t, %a : f64
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %u : index, f64)
^exit:
  return %s : f64
}

// CHECK: forwards 123
// CHECK-NEXT: backwards 321
// CHECK-NEXT: every other 13
