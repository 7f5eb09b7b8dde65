// Two loops of known numbers of iterations, one in the other, change places: no iteration of the one function is one of the other's. Both are walked
// through. With one column less something is not written.
//
// RUN: lower-mlir %S/Inputs/interchanged.mlir -o %t.lowered && verify-lowering %s --lowered %t.lowered | FileCheck %s
// RUN: sed -e 's/constant 3/constant 2/' %S/Inputs/interchanged.mlir | lower-mlir - -o %t.wrong
// RUN: expect-status 1 verify-lowering %s --lowered %t.wrong | FileCheck %s --check-prefix=WRONG
// CHECK: @fill: proved
// WRONG: @fill: refuted:
// WRONG: so at the return byte 20 of incoming buffer 1 is
func.func @fill(%m: memref<2x3xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c2 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      memref.store %x, %m[%i, %j] : memref<2x3xi32>
    }
  }
  return
}
