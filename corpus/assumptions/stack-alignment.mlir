// The descriptor of an unranked result is copied into an alloca of bytes, which claims no alignment, and read from there as words.
//
// RUN: verify-lowering %s --explain | FileCheck %s
// RUN: expect-status 2 verify-lowering %s --disable-assumption=stack-alignment | FileCheck %s --check-prefix=OFF
// RUN: %if mlir-opt-22 %{ %lower-22 %s | verify-lowering %s --lowered - | FileCheck %s %}
// CHECK: @f: proved
// OFF: @f: unknown

func.func private @make() -> memref<*xf32>

func.func @f() -> index {
  %c0 = arith.constant 0 : index
  %u = call @make() : () -> memref<*xf32>
  %m = memref.cast %u : memref<*xf32> to memref<?xf32>
  %n = memref.dim %m, %c0 : memref<?xf32>
  return %n : index
}
