// Wrong: integers of 64 bits are aligned to 32 in the lowering, so the second field of the structure lies at byte 4; in the source at byte 8.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/words.mlir --lowered %s | FileCheck %s
// CHECK: @second: unsupported: a data layout

module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<[32, 64]> : vector<2xi64>>} {
  llvm.func @second(%arg0: !llvm.ptr) -> i64 {
    %0 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64)>
    %1 = llvm.load %0 {alignment = 4 : i64} : !llvm.ptr -> i64
    llvm.return %1 : i64
  }
}
