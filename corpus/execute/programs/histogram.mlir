// Letters counted in a string of bytes; bytes above 127 are indices without sign.
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
memref.global "private" constant @text : memref<7xi8> = dense<[97, 98, 97, -1, 99, -1, -1]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c256 = arith.constant 256 : index
  %c97 = arith.constant 97 : index
  %c255 = arith.constant 255 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %text = memref.get_global @text : memref<7xi8>
  %count = memref.alloc() : memref<256xi32>
  cf.br ^clear(%c0 : index)
^clear(%i: index):
  memref.store %zero, %count[%i] : memref<256xi32>
  %i1 = arith.addi %i, %c1 : index
  %more = arith.cmpi ult, %i1, %c256 : index
  cf.cond_br %more, ^clear(%i1 : index), ^bytes(%c0 : index)
^bytes(%j: index):
  %left = arith.cmpi ult, %j, %c7 : index
  cf.cond_br %left, ^byte, ^exit
^byte:
  %b = memref.load %text[%j] : memref<7xi8>
  %k = arith.index_castui %b : i8 to index
  %old = memref.load %count[%k] : memref<256xi32>
  %new = arith.addi %old, %one : i32
  memref.store %new, %count[%k] : memref<256xi32>
  %j1 = arith.addi %j, %c1 : index
  cf.br ^bytes(%j1 : index)
^exit:
  %a = memref.load %count[%c97] : memref<256xi32>
  %h = memref.load %count[%c255] : memref<256xi32>
  %va = arith.extui %a : i32 to i64
  %vh = arith.extui %h : i32 to i64
  call @say(%va) : (i64) -> ()
  call @say(%vh) : (i64) -> ()
  memref.dealloc %count : memref<256xi32>
  return
}

// CHECK: 2
// CHECK-NEXT: 3
