// What was proved, by what means, under which assumptions, relative to whom.
//
// RUN: expect-status 0 verify-lowering --explain %S/Inputs/sources/load.mlir | FileCheck %s
// CHECK: @load: proved
// CHECK-NEXT: {{^}}  obligations:
// CHECK: access {{.*}}assuming {{.*}}memref-in-object
// CHECK: {{^}}  assumptions:
// CHECK: memref-in-object: if no size is zero, the elements of an incoming memref
// CHECK: @store: proved
// CHECK: call {{ *}}normal form
// CHECK: relative to the callees: @note
