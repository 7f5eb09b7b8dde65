// The lowering of a vector's load reads what lies after the row, and so does a lowering that still has the operation: a run found it undefined
// there, where the proof did not.
//
// RUN: verify-lowering --llvm-request-c-wrappers --lowered %S/Inputs/lanes-after-a-row.mlir %s --check-runs=300 | FileCheck %s
// CHECK: 1 function: 1 proved

func.func @f(%c: i1) -> i64 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<3x4xi64>
  %x = memref.load %m[%c1, %c2] : memref<3x4xi64>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %v = vector.load %m[%c1, %c2] : memref<3x4xi64>, vector<4xi64>
  cf.br ^bb3(%x : i64)
^bb2:
  cf.br ^bb3(%x : i64)
^bb3(%r: i64):
  return %r : i64
}
