// What is added to an address leads to another object. The store to that one is left out; or the number is no address any more, but an index into
// the first object, and the second one is not reached from there. (LLVM Language Reference, "Pointer Aliasing Rules".)
//
// RUN: sed -e '/llvm.store %%twenty/d' %S/Inputs/source.mlir > %t.store.mlir
// RUN: expect-status 1 verify-lowering %S/Inputs/source.mlir --lowered %t.store.mlir | FileCheck %s
// RUN: sed -e 's/llvm.inttoptr %%addr : i64 to !llvm.ptr/llvm.getelementptr %%a[%%xd] : (!llvm.ptr, i64) -> !llvm.ptr, i8/' -e '/%%addr = /d' \
// RUN:   -e '/@by_table/,$d' %S/Inputs/source.mlir > %t.index.mlir
// RUN: sed -e '/@by_table/,$d' %S/Inputs/source.mlir > %t.one.mlir
// RUN: expect-status 1 verify-lowering %t.one.mlir --lowered %t.index.mlir | FileCheck %s --check-prefix=INDEX
// CHECK-DAG: @by_factor: refuted: access: result 0 differs: it is undefined in the lowering, but not in the source
// CHECK-DAG: @by_table: refuted: access: result 0 differs: it is undefined in the lowering, but not in the source
// INDEX: @by_factor: refuted: access: the lowering is undefined: a load of 4 bytes at address {{.*}}: it lies outside
