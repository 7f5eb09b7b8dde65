// Wrong: a cast says that the elements of a row are contiguous; the rows are taken to be contiguous, too.
//
// RUN: expect-status 1 verify-lowering %S/../../proved/copies/known-by-a-cast.mlir --lowered %s | FileCheck %s
// CHECK: @one_stride: refuted: undefined: at the return byte {{.*}} of incoming buffer 2 is {{.*}} in the source, {{.*}} in the lowering

llvm.func @one_stride(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64) {
  %0 = llvm.mlir.constant(16 : i64) : i64
  %1 = llvm.mul %arg4, %0 : i64
  %2 = llvm.getelementptr %arg1[%arg2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  "llvm.intr.memcpy"(%arg8, %2, %1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
