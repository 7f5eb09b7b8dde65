// A C program hands a matrix to a lowered function by the address of its descriptor.
//
// REQUIRES: mlir-runner-22, clang-22
// RUN: lower-mlir %s | mlir-translate-22 --mlir-to-llvmir -o %t.ll
// RUN: %clang %t.ll %S/Inputs/sum.c -o %t.exe && %t.exe | FileCheck %s

func.func @sum(%m: memref<?x?xf64>) -> f64 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %a = memref.dim %m, %c0 : memref<?x?xf64>
  %b = memref.dim %m, %c1 : memref<?x?xf64>
  cf.br ^outer(%c0, %zero : index, f64)
^outer(%i: index, %s: f64):
  %mi = arith.cmpi ult, %i, %a : index
  cf.cond_br %mi, ^inner(%c0, %s : index, f64), ^exit
^inner(%j: index, %t: f64):
  %mj = arith.cmpi ult, %j, %b : index
  cf.cond_br %mj, ^body, ^next
^body:
  %v = memref.load %m[%i, %j] : memref<?x?xf64>
  %u = arith.addf %t, %v : f64
  %j1 = arith.addi %j, %c1 : index
  cf.br ^inner(%j1, %u : index, f64)
^next:
  %i1 = arith.addi %i, %c1 : index
  cf.br ^outer(%i1, %t : index, f64)
^exit:
  return %s : f64
}

// CHECK: 21
