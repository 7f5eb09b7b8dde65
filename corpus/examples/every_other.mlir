// Every other iteration adds an element: the counter is halved, and is never negative.
//
// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -convert-scf-to-cf %s -o %t.cf.22 && %lower-22 %t.cf.22 -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ mlir-opt-19 -convert-scf-to-cf %s -o %t.cf.19 && %lower-19 %t.cf.19 -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -arith-unsigned-when-equivalent -convert-scf-to-cf %s -o %t.u.22 && %lower-22 %t.u.22 -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// CHECK: @alternating: proved

func.func @alternating(%n: index, %m: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %none = arith.constant 0 : i32
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %none) -> i32 {
    %half = arith.divsi %i, %c2 : index
    %x = memref.load %m[%half] : memref<?xi32>
    %odd = arith.remsi %i, %c2 : index
    %sign = arith.index_cast %odd : index to i32
    %y = arith.muli %x, %sign : i32
    %next = arith.addi %s, %y : i32
    scf.yield %next : i32
  }
  return %sum : i32
}
