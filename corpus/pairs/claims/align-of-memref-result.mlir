// What the source claims of a memref that it returns is about its elements, in bare pointers and in a function that is left as it is:
// runs hold neither function against it, as proofs do. (LLVM Language Reference, "Parameter Attributes", align.)
//
// RUN: expect-status 0 verify-lowering %s --use-bare-ptr-memref-call-conv --check-runs=200
// RUN: expect-status 0 verify-lowering %s --lowered %s --check-runs=200

module {
  func.func private @f(%m: memref<5xf32>) -> (memref<5xf32> {llvm.align = 8 : i64}) {
    return %m : memref<5xf32>
  }
}
