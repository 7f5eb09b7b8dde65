// A buffer read backwards through a negative stride, and a stride of zero that repeats one element.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s
// RUN: %if long %{ %whole-22 %s | %run-void | FileCheck %s %}

func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()
func.func @show(%m: memref<?xi64, strided<[?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi64, strided<[?], offset: ?>>
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi ult, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %v = memref.load %m[%i] : memref<?xi64, strided<[?], offset: ?>>
  call @printI64(%v) : (i64) -> ()
  call @printComma() : () -> ()
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j : index)
^exit:
  call @printNewline() : () -> ()
  return
}
memref.global "private" constant @numbers : memref<5xi64> = dense<[10, 20, 30, 40, 50]>
func.func @main() {
  %m = memref.get_global @numbers : memref<5xi64>
  %c4 = arith.constant 4 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c0 = arith.constant 0 : index
  %m1 = arith.constant -1 : index
  %m2 = arith.constant -2 : index
  %back = memref.reinterpret_cast %m to offset: [%c4], sizes: [%c5], strides: [%m1]
    : memref<5xi64> to memref<?xi64, strided<[?], offset: ?>>
  %odd = memref.reinterpret_cast %m to offset: [%c4], sizes: [%c3], strides: [%m2]
    : memref<5xi64> to memref<?xi64, strided<[?], offset: ?>>
  %same = memref.reinterpret_cast %m to offset: [%c3], sizes: [%c4], strides: [%c0]
    : memref<5xi64> to memref<?xi64, strided<[?], offset: ?>>
  call @show(%back) : (memref<?xi64, strided<[?], offset: ?>>) -> ()
  call @show(%odd) : (memref<?xi64, strided<[?], offset: ?>>) -> ()
  call @show(%same) : (memref<?xi64, strided<[?], offset: ?>>) -> ()
  return
}

// CHECK: 50, 40, 30, 20, 10,
// CHECK-NEXT: 50, 30, 10,
// CHECK-NEXT: 40, 40, 40, 40,
