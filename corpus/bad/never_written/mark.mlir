// Wrong: a variable that another function copies over is taken for what it held at first.
//
// RUN: expect-status 1 verify-lowering %S/../../examples/never_written.mlir --lowered %s | FileCheck %s
// CHECK: @get_mark: refuted: return-value
// CHECK: 4 functions: 3 proved, 1 refuted

module {
  llvm.mlir.global private @limit(100 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global private @mark(100 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global external @seen(100 : i32) {addr_space = 0 : i32} : i32
  llvm.func @get_limit() -> i32 {
    %0 = llvm.mlir.addressof @limit : !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> i32
    llvm.return %1 : i32
  }
  llvm.func @get_mark() -> i32 {
    %0 = llvm.mlir.constant(100 : i32) : i32
    llvm.return %0 : i32
  }
  llvm.func @set_mark(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64) {
    %0 = llvm.mlir.addressof @mark : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, i32
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
    %5 = llvm.mul %4, %2 : i64
    %6 = llvm.getelementptr %arg1[%arg2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    "llvm.intr.memcpy"(%0, %6, %5) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return
  }
  llvm.func @get_seen() -> i32 {
    %0 = llvm.mlir.addressof @seen : !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> i32
    llvm.return %1 : i32
  }
}

