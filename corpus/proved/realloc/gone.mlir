// Right: buffers that nobody looks at, grown or resized and all, are gone.
//
// RUN: %if mlir-opt-22 %{ verify-lowering %s --lower-with 'mlir-opt-22 -canonicalize -expand-realloc -canonicalize -convert-scf-to-cf -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ verify-lowering %s --lower-with 'mlir-opt-19 -canonicalize -expand-realloc -canonicalize -convert-scf-to-cf -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: verify-lowering %s | FileCheck %s
// CHECK: @grown: proved
// CHECK: @freed: proved

func.func @grown() -> i32 {
  %m = memref.alloc() : memref<4xf32>
  %r = memref.realloc %m : memref<4xf32> to memref<65xf32>
  %c = arith.constant 1 : i32
  return %c : i32
}
func.func @freed(%n: index) -> i32 {
  %m = memref.alloc() : memref<4xf32>
  %r = memref.realloc %m(%n) : memref<4xf32> to memref<?xf32>
  memref.dealloc %r : memref<?xf32>
  %c = arith.constant 1 : i32
  return %c : i32
}
