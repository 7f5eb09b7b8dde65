// A buffer whose elements need more alignment than is asked for gets what they need: loads and stores count on it. Integers of more than
// 64 bits, structures with them, and vectors, on the stack, on the heap and as a global; what is only declared is another module's.
//
// RUN: verify-lowering %s | FileCheck %s
// RUN: lower-mlir --convert-std-to-llvm=use-aligned-alloc %s -o %t.aligned.mlir
// RUN: verify-lowering %s --lowered %t.aligned.mlir | FileCheck %s
// CHECK-NOT: refuted
// CHECK: 8 functions: 8 proved; 2 globals: 2 proved
// RUN: lower-mlir --convert-std-to-llvm %s | FileCheck %s --check-prefix=LOWERED
// LOWERED-DAG: @whole({{.*}}) {addr_space = 0 : i32, alignment = 16 : i64}
// LOWERED-DAG: @lanes() {addr_space = 0 : i32, alignment = 32 : i64}
// LOWERED-DAG: @elsewhere() {addr_space = 0 : i32, alignment = 8 : i64}
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -finalize-memref-to-llvm -convert-vector-to-llvm -convert-complex-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s --check-prefix=BAD %}
// BAD: @wide_on_stack: refuted
// BAD: @complex_on_stack: refuted
// BAD: @lanes_on_stack: refuted
// BAD: @wide_on_heap: proved
// BAD: @lanes_on_heap: refuted
// BAD: @nothing_asked: proved
// BAD: @of_global: refuted
// BAD: @of_lanes: refuted

func.func @wide_on_stack(%x: i128, %i: index) -> i128 {
  %m = memref.alloca() {alignment = 8} : memref<4xi128>
  memref.store %x, %m[%i] : memref<4xi128>
  %y = memref.load %m[%i] : memref<4xi128>
  return %y : i128
}

func.func @complex_on_stack(%x: complex<f128>, %i: index) -> complex<f128> {
  %m = memref.alloca() {alignment = 4} : memref<4xcomplex<f128>>
  memref.store %x, %m[%i] : memref<4xcomplex<f128>>
  %y = memref.load %m[%i] : memref<4xcomplex<f128>>
  return %y : complex<f128>
}

func.func @lanes_on_stack(%x: vector<2x8xf32>, %i: index) -> vector<2x8xf32> {
  %m = memref.alloca() {alignment = 4} : memref<4xvector<2x8xf32>>
  memref.store %x, %m[%i] : memref<4xvector<2x8xf32>>
  %y = memref.load %m[%i] : memref<4xvector<2x8xf32>>
  return %y : vector<2x8xf32>
}

func.func @wide_on_heap(%x: i128, %i: index) -> i128 {
  %m = memref.alloc() {alignment = 8} : memref<4xi128>
  memref.store %x, %m[%i] : memref<4xi128>
  %y = memref.load %m[%i] : memref<4xi128>
  return %y : i128
}

func.func @lanes_on_heap(%x: vector<8xf32>, %i: index) -> vector<8xf32> {
  %m = memref.alloc() {alignment = 8} : memref<4xvector<8xf32>>
  memref.store %x, %m[%i] : memref<4xvector<8xf32>>
  %y = memref.load %m[%i] : memref<4xvector<8xf32>>
  return %y : vector<8xf32>
}

func.func @nothing_asked(%x: vector<8xf32>, %i: index) -> vector<8xf32> {
  %m = memref.alloc() : memref<4xvector<8xf32>>
  memref.store %x, %m[%i] : memref<4xvector<8xf32>>
  %y = memref.load %m[%i] : memref<4xvector<8xf32>>
  return %y : vector<8xf32>
}

memref.global "private" @whole : memref<4xi128> = dense<1> {alignment = 8}

memref.global @elsewhere : memref<4xi128> {alignment = 8}

memref.global @lanes : memref<4xvector<8xi32>> = uninitialized {alignment = 8}

func.func @of_global(%x: i128, %i: index) -> i128 {
  %m = memref.get_global @whole : memref<4xi128>
  memref.store %x, %m[%i] : memref<4xi128>
  %y = memref.load %m[%i] : memref<4xi128>
  return %y : i128
}

func.func @of_lanes(%i: index) -> vector<8xi32> {
  %m = memref.get_global @lanes : memref<4xvector<8xi32>>
  %y = memref.load %m[%i] : memref<4xvector<8xi32>>
  return %y : vector<8xi32>
}
