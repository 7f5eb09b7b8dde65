// One function of a file, or of several files.
//
// RUN: expect-status 0 verify-lowering %S/Inputs/sources/load.mlir --function=store | FileCheck %s
// RUN: expect-status 0 verify-lowering %S/Inputs/sources/add.mlir %S/Inputs/sources/load.mlir --function @store | FileCheck %s
// CHECK-NOT: @load
// CHECK: @store: proved
// CHECK-NEXT: 1 function: 1 proved
