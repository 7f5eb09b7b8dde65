// The help lists every option below its group, and the version is reported.
//
// RUN: expect-status 0 verify-lowering --help | FileCheck %s
// CHECK: usage: verify-lowering FILE|DIR... [options]
// CHECK: Lowering:
// CHECK: --lowered=FILE
// CHECK: Convention:
// CHECK: --index-bitwidth=N
// CHECK: Output:
// CHECK: Rules:
// CHECK: cut-renames
// CHECK: Assumptions:
// CHECK: Exit status: 4
//
// RUN: expect-status 0 verify-lowering --version | FileCheck %s --check-prefix=VERSION
// VERSION: verify-lowering {{[0-9]+\.[0-9]+\.[0-9]+}} (Plumbline; Z3 {{[0-9.]+}})
