// Wrong: what is assumed of the first element is claimed of the aligned pointer, which lies an offset before it.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/assumed.mlir --lowered %s | FileCheck %s
// CHECK: @element: refuted: undefined: the lowering is undefined: an assumed alignment does not hold
// RUN: sed 's/align"(%%aligned/align"(%%first/' %s > %t
// RUN: verify-lowering %S/Inputs/assumed.mlir --lowered %t | FileCheck %s --check-prefix=RIGHT
// RIGHT: @element: proved

llvm.func @element(%allocated: !llvm.ptr, %aligned: !llvm.ptr, %offset: i64, %size: i64, %stride: i64, %i: i64) -> f32 {
  %true = llvm.mlir.constant(true) : i1
  %align = llvm.mlir.constant(64 : i64) : i64
  %first = llvm.getelementptr %aligned[%offset] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.intr.assume %true ["align"(%aligned, %align : !llvm.ptr, i64)] : i1
  %element = llvm.getelementptr %first[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %x = llvm.load %element : !llvm.ptr -> f32
  llvm.return %x : f32
}
