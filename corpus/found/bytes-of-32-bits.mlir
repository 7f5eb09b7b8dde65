// The size of a buffer in bytes is computed in an index, of 32 bits here: a source that asks for more has no meaning. Runs took it for a buffer of
// more than 4 GiB, of which the lowering allocates the last bytes only: they contradicted the proof.
//
// RUN: verify-lowering --index-bitwidth=32 --check-runs=500 %s | FileCheck %s
// CHECK: 2 functions: 2 proved

func.func @ranked(%n: index) -> memref<?xf32> {
  %new = memref.alloc(%n) : memref<?xf32>
  return %new : memref<?xf32>
}
func.func @unranked(%n: index) -> memref<*xf32> {
  %new = memref.alloc(%n) : memref<?xf32>
  %any = memref.cast %new : memref<?xf32> to memref<*xf32>
  return %any : memref<*xf32>
}
