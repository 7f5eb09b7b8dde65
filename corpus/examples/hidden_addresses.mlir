// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK: 8 functions: 8 proved

// Buffers that others find by something else than a pointer to them alone: a number, a choice of two, another buffer.
func.func private @takes_number(index)
func.func private @takes_buffer(memref<1xi32>)
func.func private @takes_table(memref<1xmemref<1xi32>>)
func.func @number_passed() -> i32 {
  %c0 = arith.constant 0 : index
  %seven = arith.constant 7 : i32
  %m = memref.alloc() : memref<1xi32>
  memref.store %seven, %m[%c0] : memref<1xi32>
  %address = memref.extract_aligned_pointer_as_index %m : memref<1xi32> -> index
  call @takes_number(%address) : (index) -> ()
  %r = memref.load %m[%c0] : memref<1xi32>
  memref.dealloc %m : memref<1xi32>
  return %r : i32
}
func.func @number_passed_later(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %seven = arith.constant 7 : i32
  %m = memref.alloc() : memref<1xi32>
  memref.store %seven, %m[%c0] : memref<1xi32>
  %address = memref.extract_aligned_pointer_as_index %m : memref<1xi32> -> index
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi slt, %i, %n : index
  %next = arith.addi %i, %c1 : index
  cf.cond_br %more, ^head(%next : index), ^done
^done:
  call @takes_number(%address) : (index) -> ()
  %r = memref.load %m[%c0] : memref<1xi32>
  memref.dealloc %m : memref<1xi32>
  return %r : i32
}
func.func @number_returned() -> index {
  %c0 = arith.constant 0 : index
  %seven = arith.constant 7 : i32
  %m = memref.alloc() : memref<1xi32>
  memref.store %seven, %m[%c0] : memref<1xi32>
  %address = memref.extract_aligned_pointer_as_index %m : memref<1xi32> -> index
  return %address : index
}
func.func @one_of_two(%which: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %seven = arith.constant 7 : i32
  %m = memref.alloc() : memref<1xi32>
  %k = memref.alloc() : memref<1xi32>
  memref.store %seven, %m[%c0] : memref<1xi32>
  memref.store %seven, %k[%c0] : memref<1xi32>
  %chosen = arith.select %which, %m, %k : memref<1xi32>
  call @takes_buffer(%chosen) : (memref<1xi32>) -> ()
  %r = memref.load %m[%c0] : memref<1xi32>
  memref.dealloc %m : memref<1xi32>
  memref.dealloc %k : memref<1xi32>
  return %r : i32
}
func.func @in_a_table(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %seven = arith.constant 7 : i32
  %table = memref.alloc() : memref<1xmemref<1xi32>>
  %m = memref.alloc() : memref<1xi32>
  memref.store %seven, %m[%c0] : memref<1xi32>
  memref.store %m, %table[%c0] : memref<1xmemref<1xi32>>
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi slt, %i, %n : index
  %next = arith.addi %i, %c1 : index
  cf.cond_br %more, ^head(%next : index), ^done
^done:
  call @takes_table(%table) : (memref<1xmemref<1xi32>>) -> ()
  return
}
