// The runtime copies memrefs whose descriptors have numbers of 64 bits; of an unranked memref they can't be widened here.
//
// RUN: lower-mlir --index-bitwidth=32 --verify-diagnostics %s

func.func @u(%a: memref<*xf32>, %b: memref<*xf32>) {
  // expected-error@below {{'memref.copy' of unranked memrefs calls memrefCopy of the runtime, which takes descriptors of 64-bit numbers}}
  memref.copy %a, %b : memref<*xf32> to memref<*xf32>
  return
}
