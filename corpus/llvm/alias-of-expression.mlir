// LLVM writes an alias of an expression without the type of the expression, which the import reads.
// REQUIRES: mlir-translate-22, opt-22
// RUN: %compare-translate %s
// RUN: lower-mlir --no-passes --emit=llvm %s > %t.ll && opt-22 -passes=verify -disable-output %t.ll
// RUN: lower-mlir --no-passes --import-llvm %t.ll | lower-mlir --no-passes --emit=llvm - | grep alias > %t.back
// RUN: grep alias %t.ll | diff - %t.back
// RUN: FileCheck %s < %t.ll

llvm.mlir.global private constant @pair(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>

// CHECK: @second = weak alias ptr, getelementptr inbounds nuw (i8, ptr @pair, i64 4)
llvm.mlir.alias weak @second : !llvm.ptr {
  %0 = llvm.mlir.addressof @pair : !llvm.ptr
  %1 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return %1 : !llvm.ptr
}

// CHECK: @first = alias ptr, ptr @pair
llvm.mlir.alias external @first : !llvm.ptr {
  %0 = llvm.mlir.addressof @pair : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
