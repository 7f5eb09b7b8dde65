// An array of more elements than are folded one by one keeps what is inserted.
//
// RUN: lower-mlir --no-passes --emit=llvm %s -o %t.ll && FileCheck %s < %t.ll
// RUN: %if llvm-as-22 %{ llvm-as-22 %t.ll -o /dev/null %}
llvm.func @insert() -> !llvm.array<1048577 x i8> {
  %0 = llvm.mlir.undef : !llvm.array<1048577 x i8>
  %1 = llvm.mlir.constant(5 : i8) : i8
  %2 = llvm.insertvalue %1, %0[3] : !llvm.array<1048577 x i8>
  llvm.return %2 : !llvm.array<1048577 x i8>
}
// CHECK: %[[R:.*]] = insertvalue [1048577 x i8] undef, i8 5, 3
// CHECK: ret [1048577 x i8] %[[R]]
