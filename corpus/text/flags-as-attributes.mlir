// The flags of LLVM's integer arithmetic and of getelementptr are no attributes: among attributes their names set no flag, whatever stands there.
// mlir-opt 22 keeps such an attribute for whoever wants it; here it is dropped.
//
// RUN: lower-mlir --no-passes %s | FileCheck %s
// RUN: lower-mlir --no-passes --emit=llvm %s | FileCheck %s --check-prefix=LLVM
// RUN: %if mlir-translate-22 %{ mlir-translate-22 --mlir-to-llvmir %s | FileCheck %s --check-prefix=LLVM %}

// CHECK-LABEL: llvm.func @f(
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr) -> !llvm.ptr {
  // CHECK: llvm.add %arg0, %arg1 : i32
  // LLVM: add i32
  %0 = llvm.add %a, %b {overflowFlags = #llvm.overflow<nsw>} : i32
  // CHECK: llvm.add %0, %arg1 overflow<nuw> : i32
  // LLVM: add nuw i32
  %1 = llvm.add %0, %b overflow<nuw> {overflowFlags = 1 : i32} : i32
  // CHECK: llvm.mul %1, %arg1 : i32
  // LLVM: mul i32
  %2 = "llvm.mul"(%1, %b) {overflowFlags = "x"} : (i32, i32) -> i32
  // CHECK: llvm.mul %2, %arg1 overflow<nsw> : i32
  // LLVM: mul nsw i32
  %3 = "llvm.mul"(%2, %b) <{overflowFlags = #llvm.overflow<nsw>}> : (i32, i32) -> i32
  // CHECK: llvm.getelementptr %arg2[%3] : (!llvm.ptr, i32) -> !llvm.ptr, i8
  // LLVM: getelementptr i8, ptr
  %4 = llvm.getelementptr %p[%3] {noWrapFlags = 1 : i32} : (!llvm.ptr, i32) -> !llvm.ptr, i8
  llvm.return %4 : !llvm.ptr
}
