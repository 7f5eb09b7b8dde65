// Right: loops that change nothing, whose results nobody uses, and that are known to end are gone. (One that may run for ever may not go:
// upstream-bugs/scf-while-endless.mlir.)
//
// RUN: %if mlir-opt-22 %{ verify-lowering %s --lower-with 'mlir-opt-22 -canonicalize -convert-scf-to-cf -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ verify-lowering %s --lower-with 'mlir-opt-19 -canonicalize -convert-scf-to-cf -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: lower-mlir -canonicalize %s | verify-lowering %s --lowered - | FileCheck %s
// RUN: verify-lowering %s | FileCheck %s
// CHECK: @down: proved
// CHECK: @nested: proved

func.func @down(%n: i32) -> i32 {
  %c-1 = arith.constant -1 : i32
  %c0 = arith.constant 0 : i32
  %down = scf.while (%i = %n) : (i32) -> i32 {
    %more = arith.cmpi sgt, %i, %c0 : i32
    scf.condition(%more) %i : i32
  } do {
  ^bb0(%i: i32):
    %next = arith.addi %i, %c-1 : i32
    scf.yield %next : i32
  }
  return %n : i32
}
func.func @nested(%m: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %f = arith.constant 1.0 : f32
  scf.for %i = %c0 to %n step %c1 {
    %s = scf.for %j = %c0 to %c10 step %c3 iter_args(%x = %f) -> (f32) {
      %v = memref.load %m[%j] : memref<?xf32>
      %y = arith.addf %x, %v : f32
      scf.yield %y : f32
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    memref.store %f, %m[%i] : memref<?xf32>
  }
  return
}
