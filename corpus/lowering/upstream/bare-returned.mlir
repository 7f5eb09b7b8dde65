// Memrefs that are returned as bare pointers: where both pointers of the descriptor are the same, the text is mlir-opt's.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s -- -expand-strided-metadata -finalize-memref-to-llvm -convert-arith-to-llvm -convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 -convert-cf-to-llvm -reconcile-unrealized-casts
// RUN: %python %S/../../../scripts/compare-upstream %s -- -convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 -finalize-memref-to-llvm -convert-arith-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts
// RUN: %python %S/../../../scripts/compare-upstream %s -- -convert-func-to-llvm=use-bare-ptr-memref-call-conv=1

func.func @pick(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) -> memref<2xf32> {
  cf.cond_br %c, ^bb1(%m : memref<2xf32>), ^bb1(%n : memref<2xf32>)
^bb1(%r: memref<2xf32>):
  return %r : memref<2xf32>
}

// -----

func.func @sel(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) -> memref<2xf32> {
  %r = arith.select %c, %m, %n : memref<2xf32>
  return %r : memref<2xf32>
}

// -----

func.func @alloc() -> memref<2xf32> {
  %r = memref.alloc() : memref<2xf32>
  return %r : memref<2xf32>
}

// -----

func.func @sub(%m: memref<4xf32>) -> memref<2xf32, strided<[1], offset: 1>> {
  %r = memref.subview %m[1][2][1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
  return %r : memref<2xf32, strided<[1], offset: 1>>
}

// -----

func.func @call(%m: memref<4xf32>) -> memref<4xf32> {
  %r = call @call(%m) : (memref<4xf32>) -> memref<4xf32>
  return %r : memref<4xf32>
}

// -----

func.func @loop(%m: memref<4xf32>, %n: memref<4xf32>, %c: i1) -> memref<4xf32> {
  cf.br ^bb1(%m, %n : memref<4xf32>, memref<4xf32>)
^bb1(%a: memref<4xf32>, %b: memref<4xf32>):
  cf.cond_br %c, ^bb1(%b, %a : memref<4xf32>, memref<4xf32>), ^bb2
^bb2:
  return %a : memref<4xf32>
}
