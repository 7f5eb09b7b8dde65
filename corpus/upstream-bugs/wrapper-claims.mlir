// mlir-opt 19 and 22, -convert-func-to-llvm with llvm.emit_c_interface. What is stated of a memref argument is about its elements; the C wrapper
// says it of the pointer to the descriptor. So LLVM may delete the stores that fill the descriptor of a declared function's argument
// (`llvm.writeonly`: opt-22 -O2 leaves an empty alloca), or reads 4,096 bytes of it ahead.
//
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: verify-lowering %s | FileCheck %s --check-prefix=OURS
// CHECK: @fill: proved
// CHECK: @_mlir_ciface_fill: refuted: attribute: the lowering claims of an argument what the source does not: 'llvm.writeonly'
// CHECK: @far: proved
// CHECK: @_mlir_ciface_far: refuted: attribute: the lowering claims of an argument what the source does not: 'llvm.dereferenceable'
// CHECK: @any: proved
// CHECK: @_mlir_ciface_any: refuted: address: the lowering is undefined: a load: the address is poison
// OURS: 7 functions: 7 proved

func.func private @fill(memref<4xf32> {llvm.writeonly}) attributes {llvm.emit_c_interface}

func.func private @far(memref<1024xf32> {llvm.dereferenceable = 4096 : i64}) attributes {llvm.emit_c_interface}

func.func @any(%m: memref<*xf32> {llvm.align = 64 : i64}, %n: index) -> index attributes {llvm.emit_c_interface} {
  return %n : index
}

func.func @call(%m: memref<4xf32>, %n: memref<1024xf32>) {
  call @fill(%m) : (memref<4xf32>) -> ()
  call @far(%n) : (memref<1024xf32>) -> ()
  return
}
