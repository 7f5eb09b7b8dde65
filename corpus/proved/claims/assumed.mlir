// Right: the alignment is assumed of the address of the first element.
//
// RUN: verify-lowering %S/../../bad/claims/Inputs/assumed.mlir --lowered %s | FileCheck %s
// CHECK: 1 function: 1 proved{{$}}

llvm.func @element(%allocated: !llvm.ptr, %aligned: !llvm.ptr, %offset: i64, %size: i64, %stride: i64, %i: i64) -> f32 {
  %true = llvm.mlir.constant(true) : i1
  %align = llvm.mlir.constant(64 : i64) : i64
  %first = llvm.getelementptr %aligned[%offset] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.intr.assume %true ["align"(%first, %align : !llvm.ptr, i64)] : i1
  %element = llvm.getelementptr %first[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %x = llvm.load %element : !llvm.ptr -> f32
  llvm.return %x : f32
}
