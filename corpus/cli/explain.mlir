// What was proved, by what means, under which assumptions, relative to whom.
//
// RUN: expect-status 0 verify-lowering --explain %S/Inputs/sources/load.mlir | FileCheck %s
// CHECK: @load: proved
// CHECK-NEXT: {{^}}  obligations:
// CHECK: access {{.+}} at 4:8
// CHECK: return-value {{.+}} at 5:3
// CHECK: {{^}}  assumptions:
// CHECK: descriptor-static: incoming descriptors match the static parts of their types
// CHECK: @store: proved
// CHECK: call-argument {{.+}} at 10:3
// CHECK: callees-conform: callees obey the calling convention
// CHECK: relative to the callees: @note
