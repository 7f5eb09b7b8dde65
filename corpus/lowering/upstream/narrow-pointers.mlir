// Pointers of 32 bits: dlti.dl_spec counts where an element has pointers in it and where an address is aligned, llvm.data_layout where a
// descriptor goes over a function's boundary.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s -- -finalize-memref-to-llvm='use-aligned-alloc=1 index-bitwidth=32' -convert-func-to-llvm
// RUN: %python %S/../../../scripts/compare-upstream %s -- -finalize-memref-to-llvm=index-bitwidth=32 -convert-func-to-llvm
// RUN: %python %S/../../../scripts/compare-upstream %s

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<4xi64>>} {
  func.func @ranked(%n: index) -> memref<?xmemref<?xf32>> {
    %m = memref.alloc(%n) {alignment = 4} : memref<?xmemref<?xf32>>
    return %m : memref<?xmemref<?xf32>>
  }
  func.func @unranked(%n: index) -> memref<?xmemref<*xf32>> {
    %m = memref.alloc(%n) : memref<?xmemref<*xf32>>
    return %m : memref<?xmemref<*xf32>>
  }
  func.func @floats(%n: index) -> memref<?xf32> {
    %m = memref.alloc(%n) {alignment=64} : memref<?xf32>
    return %m : memref<?xf32>
  }
}

// -----

module attributes {llvm.data_layout = "e-p:32:32-p1:16:16"} {
  func.func @keep(%m: memref<*xf32>) -> memref<*xf32> {
    return %m : memref<*xf32>
  }
  func.func @call_keep(%m: memref<*xf32>) -> memref<*xf32> {
    %r = call @keep(%m) : (memref<*xf32>) -> memref<*xf32>
    return %r : memref<*xf32>
  }
  func.func @keep_in_1(%m: memref<*xf32, 1>) -> memref<*xf32, 1> {
    return %m : memref<*xf32, 1>
  }
}
