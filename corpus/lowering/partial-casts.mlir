// One buffer in several types, which operations that stay ask for: casts of what the conversion made. A function that bare pointers
// can't express stays as mlir-opt leaves it, its return included.
//
// RUN: lower-mlir %s -finalize-memref-to-llvm | FileCheck %s
// RUN: lower-mlir %s -convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 -finalize-memref-to-llvm | FileCheck %s --check-prefix=BARE

// CHECK-LABEL: func.func @types
// CHECK: [[D:%.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4x?xf32> to !llvm.struct
// CHECK-DAG: builtin.unrealized_conversion_cast [[D]] : !llvm.struct<{{.*}}> to memref<?x4xf32>
// CHECK-DAG: builtin.unrealized_conversion_cast [[D]] : !llvm.struct<{{.*}}> to memref<?x?xf32>
func.func @types(%m: memref<4x?xf32>) -> (memref<*xf32>, memref<?x4xf32>, memref<?x?xf32>) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<*xf32>
  %1 = memref.cast %0 : memref<*xf32> to memref<?x4xf32>
  %2 = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  return %0, %1, %2 : memref<*xf32>, memref<?x4xf32>, memref<?x?xf32>
}

// BARE-LABEL: func.func @stays
// BARE: [[P:%.*]] = llvm.extractvalue %{{.*}}[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// BARE: llvm.return [[P]] : !llvm.ptr
func.func @stays(%a: memref<4xf32>, %b: memref<?xf32>, %i: index) -> memref<4xf32> {
  %0 = memref.load %b[%i] : memref<?xf32>
  memref.store %0, %a[%i] : memref<4xf32>
  return %a : memref<4xf32>
}
