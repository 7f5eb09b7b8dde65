// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK: 5 functions: 5 proved

// Functions of which a lowering may claim too much: of what they give, of what they hand on, and that they return.
func.func private @sink(i32)
func.func @handed_on(%m: memref<4xi32>) -> i32 {
  %c1 = arith.constant 1 : index
  %v = memref.load %m[%c1] : memref<4xi32>
  call @sink(%v) : (i32) -> ()
  return %v : i32
}
func.func @one_is_poison(%a: i32) -> (i32 {llvm.noundef}, i32) {
  %c40 = arith.constant 40 : i32
  %zero = arith.constant 0 : i32
  %poison = arith.shli %a, %c40 : i32
  return %zero, %poison : i32, i32
}
func.func @is_even(%n: i32) -> i1 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %true = arith.constant true
  %end = arith.cmpi eq, %n, %c0 : i32
  cf.cond_br %end, ^done(%true : i1), ^on
^on:
  %less = arith.subi %n, %c1 : i32
  %r = call @is_odd(%less) : (i32) -> i1
  cf.br ^done(%r : i1)
^done(%out: i1):
  return %out : i1
}
func.func @is_odd(%n: i32) -> i1 {
  %true = arith.constant true
  %r = call @is_even(%n) : (i32) -> i1
  %out = arith.xori %r, %true : i1
  return %out : i1
}
