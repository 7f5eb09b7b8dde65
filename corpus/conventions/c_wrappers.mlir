// A function that asks for it gets a wrapper _mlir_ciface_NAME which takes pointers to descriptors; a declaration gets one that calls it.
//
// RUN: expect-status 0 verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ expect-status 0 verify-lowering %s --lower-with 'mlir-opt-22 -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-22 %{ verify-lowering %s --lower-with 'mlir-opt-22 -convert-arith-to-llvm -finalize-memref-to-llvm' | FileCheck %s --check-prefix=HALF %}
// HALF-NOT: refuted
// HALF: functions:
// CHECK-DAG: @clear: proved
// CHECK-DAG: @_mlir_ciface_clear: proved
// CHECK-DAG: @make: proved
// CHECK-DAG: @_mlir_ciface_make: proved
// CHECK-DAG: @use: proved

func.func private @show(memref<?xf32>) attributes {llvm.emit_c_interface}

func.func @clear(%m: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %m, %c0 : memref<?xf32>
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  %i_more = arith.cmpi slt, %i, %n : index
  cf.cond_br %i_more, ^bb2, ^bb3
^bb2:
  memref.store %zero, %m[%i] : memref<?xf32>
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next : index)
^bb3:
  return
}

func.func @make(%n: index) -> memref<?xf32> attributes {llvm.emit_c_interface} {
  %m = memref.alloc(%n) : memref<?xf32>
  call @clear(%m) : (memref<?xf32>) -> ()
  return %m : memref<?xf32>
}

func.func @use(%n: index) {
  %m = call @make(%n) : (index) -> memref<?xf32>
  call @show(%m) : (memref<?xf32>) -> ()
  memref.dealloc %m : memref<?xf32>
  return
}
