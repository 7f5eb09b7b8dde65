// What weakens a verdict is reported loudly.
//
// RUN: verify-lowering --disable-rule=poison --disable-rule=flags --disable-assumption=callees-conform %S/Inputs/sources/add.mlir 2>&1 | FileCheck %s
// CHECK: warning: `proved` is not to be trusted, these rules are off: flags, poison
// CHECK: warning: right lowerings may fail, these assumptions are off: callees-conform
// RUN: verify-lowering --disable-rule=poison --format=json %S/Inputs/sources/add.mlir 2>/dev/null | FileCheck %s --check-prefix=JSON
// JSON: "rules_off": [
// JSON-NEXT: "poison"
// RUN: expect-status 3 verify-lowering --disable-rule=gravity %S/Inputs/sources/add.mlir 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: no rule 'gravity'; there are cut-renames
