// A shift by what nobody has written: the amount may be too large, so that the result may be poison in source and lowering. A run said that it is poison
// in the lowering alone: the run was wrong.
//
// RUN: verify-lowering --check-runs=500 %s | FileCheck %s
// CHECK: 2 functions: 2 proved

func.func @f0(%arg0: i1) {
  %alloc = memref.alloc() : memref<i1>
  %0 = memref.load %alloc[] : memref<i1>
  %1 = arith.shli %arg0, %0 : i1
  call @x1(%1) : (i1) -> ()
  return
}
func.func private @x1(i1)
