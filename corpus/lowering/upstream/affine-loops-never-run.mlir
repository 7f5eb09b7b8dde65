// An affine.for whose bounds are known and that runs never is gone before -expand-strided-metadata has done its own; and so is what then does
// nothing around it.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s
// RUN: %python %S/../../../scripts/compare-upstream %s -- -expand-strided-metadata
// RUN: lower-mlir -expand-strided-metadata %s | FileCheck %s --check-prefix=ALONE
// RUN: lower-mlir -canonicalize %s | FileCheck %s --check-prefix=ALONE
// RUN: verify-lowering %s --quiet
// ALONE-NOT: affine.for

func.func private @seen()
func.func @never(%c: i1, %z: f32, %m: memref<?xi1>) -> f32 {
  %one = index.constant 1
  %any = scf.if %c -> (memref<?xi1>) {
    %0 = affine.for %i = 0 to min affine_map<(d0) -> (0, d0)>(%one) step 2 iter_args(%acc = %z) -> (f32) {
      func.call @seen() : () -> ()
      affine.yield %acc : f32
    }
    scf.yield %m : memref<?xi1>
  } else {
    scf.yield %m : memref<?xi1>
  }
  %1 = affine.for %i = max affine_map<(d0) -> (d0 + 4, 2)>(%one) to 5 iter_args(%acc = %z) -> (f32) {
    func.call @seen() : () -> ()
    affine.yield %acc : f32
  }
  return %1 : f32
}
