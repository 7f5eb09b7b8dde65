// The descriptor of an unranked result comes from `malloc` and goes to `free`, also where other functions allocate memrefs. The right
// lowering was unknown, and the one that frees by the other function too.
//
// RUN: verify-lowering --use-generic-functions --check-runs=200 %s | FileCheck %s
// CHECK: 2 functions: 2 proved
//
// RUN: lower-mlir --use-generic-functions %s | sed 's/@free/@_mlir_memref_to_llvm_free/' > %t.mlir
// RUN: expect-status 1 verify-lowering --use-generic-functions %s --lowered %t.mlir | FileCheck %s --check-prefix=OTHER
// OTHER: @first: refuted: lifetime: {{.*}}memory is freed by a function that does not belong to the one

func.func private @made() -> (index, memref<*xf32>)

func.func @first() -> index {
  %r:2 = call @made() : () -> (index, memref<*xf32>)
  return %r#0 : index
}
