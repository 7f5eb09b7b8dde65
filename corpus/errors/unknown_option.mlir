// A mistyped option is refused, with the nearest one that exists.
//
// RUN: expect-status 3 verify-lowering --lowred %s %s 2>&1 | FileCheck %s
// CHECK: unknown option '--lowred'; did you mean '--lowered'?
