// Right: a loop of compare-and-exchange with a block for the iterations that fail.
//
// RUN: verify-lowering %S/../../bad/atomics/Inputs/multiply.mlir --lowered %s | FileCheck %s
// CHECK: 1 function: 1 proved{{$}}

llvm.func @multiply(%allocated: !llvm.ptr, %a: !llvm.ptr, %offset: i64, %size: i64, %stride: i64, %i: i64, %x: i32) -> i32 {
  %place = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %first = llvm.load %place : !llvm.ptr -> i32
  llvm.br ^round(%first : i32)
^round(%old: i32):
  %new = llvm.mul %old, %x : i32
  %both = llvm.cmpxchg %place, %old, %new acq_rel monotonic : !llvm.ptr, i32
  %found = llvm.extractvalue %both[0] : !llvm.struct<(i32, i1)>
  %done = llvm.extractvalue %both[1] : !llvm.struct<(i32, i1)>
  llvm.cond_br %done, ^end, ^failed
^failed:
  llvm.br ^round(%found : i32)
^end:
  llvm.return %found : i32
}
