// Silent if all is well; else only what is not.
//
// RUN: expect-status 0 verify-lowering --quiet %S/Inputs/sources 2>&1 | FileCheck %s --check-prefix=EMPTY --allow-empty
// RUN: expect-status 1 verify-lowering --quiet %S/Inputs/sources/add.mlir --lowered %S/Inputs/lowered/add_wrong.mlir | FileCheck %s
// CHECK: @add: refuted
// CHECK: 1 function: 1 refuted
// RUN: expect-status 3 verify-lowering --quiet %S/Inputs/sources/add.mlir %t.missing.mlir 2>&1 | FileCheck %s --check-prefix=ERROR
// ERROR-NOT: @add
// ERROR: 1 function: 1 proved; 1 file with errors
// EMPTY-NOT: {{.}}
