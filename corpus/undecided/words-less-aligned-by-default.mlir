// Wrong: a layout that says nothing of integers of 64 bits aligns them to 32, and wider ones as the widest that it mentions.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/words.mlir --lowered %s | FileCheck %s
// RUN: sed 's/"e-m:e-p:64:64"/"e"/' %s > %t.e.mlir
// RUN: expect-status 2 verify-lowering %S/Inputs/words.mlir --lowered %t.e.mlir | FileCheck %s
// RUN: expect-status 2 verify-lowering %t.e.mlir --lowered %t.e.mlir | FileCheck %s
// RUN: sed 's/llvm.data_layout = "e-m:e-p:64:64"/dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<2xi64>>/' %s > %t.spec.mlir
// RUN: expect-status 2 verify-lowering %S/Inputs/words.mlir --lowered %t.spec.mlir | FileCheck %s
// CHECK: @second: unsupported: a data layout
// RUN: sed -e 's/64:64"/64:64-i64:64"/' %s > %t.right.mlir
// RUN: verify-lowering %S/Inputs/words.mlir --lowered %t.right.mlir | FileCheck %s --check-prefix=RIGHT
// RUN: sed 's/"e-m:e-p:64:64"/""/' %s > %t.none.mlir
// RUN: verify-lowering %S/Inputs/words.mlir --lowered %t.none.mlir | FileCheck %s --check-prefix=RIGHT
// RIGHT: @second: proved
// RUN: sed -e 's/i64/i128/g' -e 's/4 : i128/4 : i64/' %S/Inputs/words.mlir > %t.wide.mlir
// RUN: sed -e 's/i64/i128/g' -e 's/4 : i128/4 : i64/' %t.e.mlir > %t.wider.mlir
// RUN: expect-status 2 verify-lowering %t.wide.mlir --lowered %t.wider.mlir | FileCheck %s

module attributes {llvm.data_layout = "e-m:e-p:64:64"} {
  llvm.func @second(%arg0: !llvm.ptr) -> i64 {
    %0 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64)>
    %1 = llvm.load %0 {alignment = 4 : i64} : !llvm.ptr -> i64
    llvm.return %1 : i64
  }
}
