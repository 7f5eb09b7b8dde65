// What was proved, by what means, under which assumptions, relative to whom.
//
// RUN: expect-status 0 verify-lowering --explain %S/Inputs/sources/load.mlir | FileCheck %s
// CHECK: @load: proved
// CHECK-NEXT: {{^}}  obligations:
// CHECK: access {{ +[a-zA-Z]}}{{.*}} at 4:8
// CHECK: return-value {{ +[a-zA-Z]}}{{.*}} at 5:3
// CHECK: {{^}}  assumptions:
// CHECK: descriptor-static: incoming descriptors match the static parts of their types
// CHECK: @store: proved
// CHECK: call-argument {{ +[a-zA-Z]}}{{.*}} at 10:3
// CHECK: callees-conform: callees obey the calling convention
// CHECK: relative to the callees: @note
