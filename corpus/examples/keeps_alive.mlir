// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK: 10 functions: 10 proved

// What others may still use, or may still see: how long buffers live, and what comes before something goes wrong.
func.func private @keeps(memref<1xi32>)
func.func private @uses()
func.func private @shows(i32)
func.func @given_to_one() {
  %m = memref.alloc() : memref<1xi32>
  call @keeps(%m) : (memref<1xi32>) -> ()
  call @uses() : () -> ()
  memref.dealloc %m : memref<1xi32>
  return
}
func.func @on_the_stack(%x: i32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<1xi32>
  memref.store %x, %m[%c0] : memref<1xi32>
  call @keeps(%m) : (memref<1xi32>) -> ()
  call @uses() : () -> ()
  return
}
func.func @in_each_round(%x: i32, %n: i32) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloca() : memref<1xi32>
  memref.store %x, %m[%c0] : memref<1xi32>
  cf.br ^head(%zero : i32)
^head(%i: i32):
  %v = memref.load %m[%c0] : memref<1xi32>
  call @shows(%v) : (i32) -> ()
  %next = arith.addi %i, %one : i32
  %more = arith.cmpi slt, %next, %n : i32
  cf.cond_br %more, ^head(%next : i32), ^done
^done:
  return
}
llvm.func @seen_before_division(%p: !llvm.ptr, %a: i32, %b: i32) -> i32 {
  llvm.store volatile %a, %p : i32, !llvm.ptr
  %r = llvm.udiv %a, %b : i32
  llvm.return %r : i32
}
func.func @seen_before_the_end(%p: !llvm.ptr, %a: i32, %fine: i1) {
  llvm.store volatile %a, %p : i32, !llvm.ptr
  cf.assert %fine, "not fine"
  return
}
func.func @second(%m: memref<4xi8>, %n: memref<4xi8>) -> i8 {
  %c0 = arith.constant 0 : index
  %r = memref.load %n[%c0] : memref<4xi8>
  return %r : i8
}
llvm.func @on_its_own_stack(%a: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.store volatile %a, %p : i32, !llvm.ptr
  llvm.return %a : i32
}
