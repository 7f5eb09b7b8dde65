// --replay-runs writes random runs of what is proved as programs: buffers, callees and results as in the interpreter. They end with 0.
//
// RUN: rm -rf %t && verify-lowering %s --replay=%t --replay-runs=2 && ls %t | FileCheck %s
// CHECK: replay_runs.halves.run-1.mlir
// CHECK-NEXT: replay_runs.halves.run-2.mlir
// CHECK-NOT: mlir
//
// RUN: %if mlir-runner-22 %{ mlir-runner-22 %t/*run-1.mlir -e main -entry-point-result=i32 | FileCheck %s --check-prefix=AGREES %}
// RUN: %if mlir-runner-22 %{ mlir-runner-22 %t/*run-2.mlir -e main -entry-point-result=i32 | FileCheck %s --check-prefix=AGREES %}
// AGREES: no difference is seen in this run
//
// The program does look: with another instruction in the lowering it ends with 1.
// RUN: sed 's/llvm.lshr/llvm.shl/' %t/*run-1.mlir > %t/wrong.mlir
// RUN: %if mlir-runner-22 %{ expect-status 1 mlir-runner-22 %t/wrong.mlir -e main -entry-point-result=i32 | FileCheck %s --check-prefix=DIFFERS %}
// DIFFERS: {{.*}} in the source, {{.*}} in the lowering
//
// RUN: expect-status 3 verify-lowering %s --replay-runs=2 2>&1 | FileCheck %s --check-prefix=ALONE
// RUN: expect-status 3 verify-lowering %s --replay=%t/a.mlir --replay-runs=2 2>&1 | FileCheck %s --check-prefix=ALONE
// ALONE: --replay-runs goes with --replay=FOLDER

func.func private @more(memref<?xi32>) -> index

func.func @halves(%m: memref<?xi32>, %x: i32) -> (memref<?xi32>, i32) {
  %one = arith.constant 1 : i32
  %n = call @more(%m) : (memref<?xi32>) -> index
  %half = arith.shrui %x, %one : i32
  %zero = arith.constant 0 : index
  %size = memref.dim %m, %zero : memref<?xi32>
  %some = arith.cmpi sgt, %size, %zero : index
  cf.cond_br %some, ^store, ^end
^store:
  memref.store %half, %m[%zero] : memref<?xi32>
  cf.br ^end
^end:
  return %m, %half : memref<?xi32>, i32
}
