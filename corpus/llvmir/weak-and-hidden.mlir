// A visibility implies dso_local, but not for what may be missing: there it is printed.
//
// RUN: lower-mlir --no-passes --emit=llvm %s -o %t.ll && FileCheck %s < %t.ll
// RUN: %if mlir-translate-22 %{ mlir-translate-22 --mlir-to-llvmir %s | FileCheck %s %}

// CHECK-DAG: @weak_global = extern_weak dso_local hidden global i32
llvm.mlir.global extern_weak hidden @weak_global() {addr_space = 0 : i32, dso_local} : i32
// CHECK-DAG: declare extern_weak dso_local hidden void @weak()
llvm.func extern_weak hidden @weak() attributes {dso_local}
// CHECK-DAG: declare hidden void @strong()
llvm.func hidden @strong() attributes {dso_local}
