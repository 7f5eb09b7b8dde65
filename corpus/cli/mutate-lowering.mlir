// Seeded defects, one in each file.
//
// RUN: mutate-lowering %s | FileCheck %s --check-prefix=SITES
// SITES-DAG: {{^}}drop-term {{ *}}2{{$}}
// SITES-DAG: {{^}}swap-operands {{ *}}1{{$}}
// SITES-DAG: {{^}}drop-call {{ *}}0{{$}}
//
// RUN: mutate-lowering %s --operator=swap-operands --number=0 | FileCheck %s --check-prefix=SWAPPED
// SWAPPED: // swap-operands at line [[@LINE+25]] of @{{[a-z_]+}}: the operands of llvm.sub are swapped.
// SWAPPED: llvm.sub %{{.*}}, %{{.*}} : i64
//
// RUN: rm -rf %t && mutate-lowering %s --operator=drop-term -o %t | FileCheck %s --check-prefix=WRITTEN
// RUN: ls %t | FileCheck %s --check-prefix=FILES
// WRITTEN: drop-term-0.mlir{{[[:space:]]}}drop-term{{[[:space:]]}}f{{[[:space:]][0-9]+:[0-9]+[[:space:]]}}term 0 of a sum is dropped
// WRITTEN: drop-term-1.mlir{{[[:space:]]}}drop-term{{[[:space:]]}}f
// FILES: drop-term-0.mlir
// FILES-NEXT: drop-term-1.mlir
//
// RUN: mutate-lowering --list-operators | FileCheck %s --check-prefix=LIST
// LIST: {{^}}other-value {{ *}}an operand is another value
//
// RUN: expect-status 1 mutate-lowering %s --operator=drop-term --number=2
// RUN: expect-status 1 mutate-lowering %s --operator=drop-call
// RUN: expect-status 3 mutate-lowering
// RUN: expect-status 3 mutate-lowering %s --operator=none 2>&1 | FileCheck %s --check-prefix=USAGE
// RUN: expect-status 3 mutate-lowering %s --number=0
// RUN: expect-status 3 mutate-lowering %t/absent.mlir
// RUN: echo 'llvm.func @f(' | expect-status 3 mutate-lowering - 2>&1 | FileCheck %s --check-prefix=SYNTAX
// USAGE: mutate-lowering: error: --operator takes an operator of --list-operators, not 'none'
// SYNTAX: <stdin>:{{[0-9]+:[0-9]+}}: error:

llvm.func @f(%a: i64, %b: i64) -> i64 {
  %0 = llvm.add %a, %b : i64
  %1 = llvm.sub %0, %b : i64
  llvm.return %1 : i64
}
