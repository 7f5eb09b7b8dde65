// Memrefs of static shape and default layout may be passed as bare pointers; results then are pointers as well.
//
// RUN: verify-lowering %s --use-bare-ptr-memref-call-conv | FileCheck %s
// RUN: %if mlir-opt-22 %{ verify-lowering %s --lower-with 'mlir-opt-22 -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 -convert-cf-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK-DAG: @transpose4: proved
// CHECK-DAG: @fill: proved
// CHECK-DAG: @twice: proved

func.func @transpose4(%in: memref<4x4xf32>, %out: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  %i_more = arith.cmpi slt, %i, %c4 : index
  cf.cond_br %i_more, ^bb2(%c0 : index), ^bb4
^bb2(%j: index):
  %j_more = arith.cmpi slt, %j, %c4 : index
  cf.cond_br %j_more, ^bb3, ^bb5
^bb3:
  %v = memref.load %in[%i, %j] : memref<4x4xf32>
  memref.store %v, %out[%j, %i] : memref<4x4xf32>
  %j_next = arith.addi %j, %c1 : index
  cf.br ^bb2(%j_next : index)
^bb4:
  return
^bb5:
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next : index)
}

func.func @fill(%v: i32) -> memref<8xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m = memref.alloc() : memref<8xi32>
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  %i_more = arith.cmpi slt, %i, %c8 : index
  cf.cond_br %i_more, ^bb2, ^bb3
^bb2:
  memref.store %v, %m[%i] : memref<8xi32>
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next : index)
^bb3:
  return %m : memref<8xi32>
}

func.func @twice(%m: memref<4x4xf32>) {
  call @transpose4(%m, %m) : (memref<4x4xf32>, memref<4x4xf32>) -> ()
  call @transpose4(%m, %m) : (memref<4x4xf32>, memref<4x4xf32>) -> ()
  return
}
