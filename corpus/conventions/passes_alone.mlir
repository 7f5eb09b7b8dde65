// A lowering may stop half way: what is not lowered yet stands for itself, and unrealized casts for nothing.
//
// RUN: expect-status 0 verify-lowering %s --lowered %s | FileCheck %s
// RUN: expect-status 0 verify-lowering %s --lower-with 'lower-mlir -convert-arith-to-llvm' | FileCheck %s
// RUN: expect-status 0 verify-lowering %s --lower-with 'lower-mlir -convert-func-to-llvm' | FileCheck %s
// RUN: expect-status 0 verify-lowering %s --lower-with 'lower-mlir -finalize-memref-to-llvm' | FileCheck %s
// RUN: expect-status 0 verify-lowering %s --lower-with 'lower-mlir -convert-cf-to-llvm' | FileCheck %s
// RUN: %if mlir-opt-22 %{ expect-status 0 verify-lowering %s --lower-with 'mlir-opt-22 -convert-arith-to-llvm' | FileCheck %s %}
// RUN: %if mlir-opt-22 %{ expect-status 0 verify-lowering %s --lower-with 'mlir-opt-22 -convert-func-to-llvm' | FileCheck %s %}
// RUN: %if mlir-opt-22 %{ expect-status 0 verify-lowering %s --lower-with 'mlir-opt-22 -finalize-memref-to-llvm' | FileCheck %s %}
// RUN: %if mlir-opt-22 %{ expect-status 0 verify-lowering %s --lower-with 'mlir-opt-22 -convert-cf-to-llvm' | FileCheck %s %}
// RUN: %if mlir-opt-22 %{ expect-status 0 verify-lowering %s --lower-with 'mlir-opt-22 -finalize-memref-to-llvm -canonicalize -cse -convert-arith-to-llvm' | FileCheck %s %}
// CHECK: @sum_rows: proved
// CHECK: @pass_on: proved
// CHECK: @inside: proved

func.func private @keep(memref<?x8xi32>, index) -> (memref<8xi32>, index)

func.func @sum_rows(%m: memref<?x8xi32>, %out: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0 : i32
  %n = memref.dim %m, %c0 : memref<?x8xi32>
  cf.br ^rows(%c0 : index)
^rows(%i: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^columns(%c0, %zero : index, i32), ^done
^columns(%j: index, %s: i32):
  %v = memref.load %m[%i, %j] : memref<?x8xi32>
  %t = arith.addi %s, %v : i32
  %j_next = arith.addi %j, %c1 : index
  %last = arith.cmpi eq, %j_next, %c8 : index
  cf.cond_br %last, ^store, ^columns(%j_next, %t : index, i32)
^store:
  memref.store %t, %out[%i] : memref<?xi32>
  %i_next = arith.addi %i, %c1 : index
  cf.br ^rows(%i_next : index)
^done:
  return
}

func.func @pass_on(%m: memref<?x8xi32>) -> (memref<8xi32>, index) {
  %c3 = arith.constant 3 : index
  %r:2 = call @keep(%m, %c3) : (memref<?x8xi32>, index) -> (memref<8xi32>, index)
  return %r#0, %r#1 : memref<8xi32>, index
}

// Functions of nested modules are paired with those of the module of the same name.
module @nested {
  func.func @inside(%a: index) -> index {
    %c5 = arith.constant 5 : index
    %b = arith.muli %a, %c5 : index
    return %b : index
  }
}
