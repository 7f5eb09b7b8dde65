// An access that the source makes on one way only is not there to be made on every way: the index may be out of bounds.
//
// RUN: expect-status 1 verify-lowering %S/right.mlir --lowered %s | FileCheck %s
// RUN: verify-lowering %S/right.mlir --lowered %s --disable-rule=accesses --check-runs=0 | FileCheck %s --check-prefix=OFF
// CHECK: @f: refuted: access
// OFF: @f: proved

llvm.func @f(%allocated: !llvm.ptr, %aligned: !llvm.ptr, %offset: i64, %size: i64, %stride: i64, %c: i1) -> i32 {
  %i = llvm.mlir.constant(5 : index) : i64
  %zero = llvm.mlir.constant(0 : i32) : i32
  %at = llvm.getelementptr %aligned[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %at : !llvm.ptr -> i32
  %known = llvm.freeze %c : i1
  %r = llvm.select %known, %v, %zero : i1, i32
  llvm.return %r : i32
}
