// The CRC-32 of "123456789", whose published check value is 0xCBF43926.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s
// RUN: %if mlir-cpu-runner-19 %{ lower-mlir %s | %old-run-void | FileCheck %s %}
// RUN: %if long %{ %whole-22 %s | %run-void | FileCheck %s %}

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @say(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
memref.global "private" constant @text : memref<9xi8> = dense<[49, 50, 51, 52, 53, 54, 55, 56, 57]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %eight = arith.constant 8 : i32
  %ones = arith.constant -1 : i32
  %poly = arith.constant -306674912 : i32
  %m = memref.get_global @text : memref<9xi8>
  cf.br ^bytes(%c0, %ones : index, i32)
^bytes(%i: index, %crc: i32):
  %more = arith.cmpi ult, %i, %c9 : index
  cf.cond_br %more, ^byte, ^exit
^byte:
  %b = memref.load %m[%i] : memref<9xi8>
  %w = arith.extui %b : i8 to i32
  %x = arith.xori %crc, %w : i32
  cf.br ^bits(%zero, %x : i32, i32)
^bits(%k: i32, %c: i32):
  %again = arith.cmpi ult, %k, %eight : i32
  cf.cond_br %again, ^bit, ^next
^bit:
  %low = arith.trunci %c : i32 to i1
  %half = arith.shrui %c, %one : i32
  %mixed = arith.xori %half, %poly : i32
  %d = arith.select %low, %mixed, %half : i32
  %k1 = arith.addi %k, %one : i32
  cf.br ^bits(%k1, %d : i32, i32)
^next:
  %i1 = arith.addi %i, %c1 : index
  cf.br ^bytes(%i1, %c : index, i32)
^exit:
  %r = arith.xori %crc, %ones : i32
  %v = arith.extui %r : i32 to i64
  call @say(%v) : (i64) -> ()
  return
}

// CHECK: 3421780262
