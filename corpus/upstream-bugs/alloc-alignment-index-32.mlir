// mlir-opt 19 and 22, -finalize-memref-to-llvm=index-bitwidth=32. The address that malloc gives is rounded up by arithmetic of the width of
// index: of an address with more than 32 bits the rest is lost.
//
// RUN: verify-lowering --index-bitwidth=32 %s | FileCheck %s --check-prefix=RIGHT
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -finalize-memref-to-llvm=index-bitwidth=32 -convert-func-to-llvm=index-bitwidth=32 -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -finalize-memref-to-llvm=index-bitwidth=32 -convert-func-to-llvm=index-bitwidth=32 -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @aligned: refuted
// CHECK: @of_pairs: refuted
// RIGHT: @aligned: proved
// RIGHT: @of_pairs: proved

func.func @aligned() -> memref<8xf32> {
  %m = memref.alloc() {alignment = 64} : memref<8xf32>
  return %m : memref<8xf32>
}

// Nothing asks for an alignment here: mlir-opt aligns complex elements by the size of both parts.
func.func @of_pairs() -> memref<complex<f16>> {
  %m = memref.alloc() : memref<complex<f16>>
  return %m : memref<complex<f16>>
}
