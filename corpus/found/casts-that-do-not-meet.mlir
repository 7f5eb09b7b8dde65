// A cast back to another rank than the one that was forgotten is well-formed, if undefined when it runs; the two can't become one cast.
// (mlir-opt 22 makes an ill-formed one.)
// RUN: lower-mlir --expand-strided-metadata %s | FileCheck %s
// RUN: lower-mlir %s | FileCheck %s --check-prefix=LOWERED

// CHECK-LABEL: func.func @other_rank
// CHECK: %[[ANY:.*]] = memref.cast %{{.*}} : memref<0x?x5xindex, 2> to memref<*xindex, 2>
// CHECK: %[[VECTOR:.*]] = memref.cast %[[ANY]] : memref<*xindex, 2> to memref<?xindex, 2>
// CHECK: memref.load %[[VECTOR]]
// LOWERED-LABEL: llvm.func @other_rank
func.func @other_rank(%m: memref<0x?x5xindex, 2>, %i: index) -> index {
  %any = memref.cast %m : memref<0x?x5xindex, 2> to memref<*xindex, 2>
  %vector = memref.cast %any : memref<*xindex, 2> to memref<?xindex, 2>
  %v = memref.load %vector[%i] : memref<?xindex, 2>
  return %v : index
}
