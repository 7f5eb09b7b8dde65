// Functions as values: constants, arguments, selected, called indirectly.
//
// RUN: expect-status 0 verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ expect-status 0 verify-lowering %s --lower-with 'mlir-opt-22 -finalize-memref-to-llvm -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ expect-status 0 verify-lowering %s --lower-with 'mlir-opt-19 -finalize-memref-to-llvm -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @pick: proved
// CHECK: @keep: proved

func.func private @visit(%m: memref<?xf32>, %i: index) -> (index, memref<?xf32>)

func.func @pick(%c: i1, %f: (memref<?xf32>, index) -> (index, memref<?xf32>), %m: memref<?xf32>, %i: index) -> index {
  %g = func.constant @visit : (memref<?xf32>, index) -> (index, memref<?xf32>)
  %h = arith.select %c, %f, %g : (memref<?xf32>, index) -> (index, memref<?xf32>)
  %r:2 = func.call_indirect %h(%m, %i) : (memref<?xf32>, index) -> (index, memref<?xf32>)
  %s:2 = func.call_indirect %g(%r#1, %r#0) : (memref<?xf32>, index) -> (index, memref<?xf32>)
  return %s#0 : index
}

func.func @keep(%f: (() -> ()) -> i1) -> ((() -> ()) -> i1) {
  return %f : (() -> ()) -> i1
}
