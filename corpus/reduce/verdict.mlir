// A lowering that is made anew for each candidate: this one forgets to store.
// RUN: rm -rf %t && mkdir %t
// RUN: reduce-mlir %S/Inputs/kernel.mlir -o %t/a.mlir --verdict=refuted:return-memory --lower-with='lower-mlir -convert-std-to-llvm %%s | grep -v llvm.store'
// RUN: FileCheck %s --input-file=%t/a.mlir
// CHECK:      func.func @kernel({{.*}}) {
// CHECK-NEXT:   memref.store %arg{{[0-9]}}, %arg{{[0-9]}}[] : memref<i1>
// CHECK-NEXT:   return
//
// A refuted pair is reduced in source and lowering, and stays refuted for the same reason.
// RUN: lower-mlir -convert-std-to-llvm %S/Inputs/kernel.mlir -o %t/right.mlir
// RUN: sed 's/llvm.add/llvm.sub/' %t/right.mlir > %t/wrong.mlir
// RUN: reduce-mlir %S/Inputs/kernel.mlir --lowered=%t/wrong.mlir --verdict=refuted:return-value -o %t/b.mlir --lowered-out=%t/c.mlir
// RUN: expect-status 1 verify-lowering %t/b.mlir --lowered %t/c.mlir | FileCheck %s --check-prefix=PAIR
// PAIR-NOT: @beside
// PAIR: @kernel: refuted: return-value:
// RUN: FileCheck %s --input-file=%t/c.mlir --check-prefix=LOWERED
// LOWERED-NOT: llvm.store
//
// What stands for an argument goes with it: no side has the memref any more.
// RUN: FileCheck %s --input-file=%t/b.mlir --check-prefix=BOTH
// RUN: FileCheck %s --input-file=%t/c.mlir --check-prefix=BOTH
// BOTH: @kernel(%arg0: i32, %arg1: i32) -> i32 {
//
// A refutation that runs show does not become one by declarations, which would be smaller.
// RUN: reduce-mlir %S/Inputs/kernel.mlir --lowered=%t/wrong.mlir --verdict=refuted -o %t/d.mlir --lowered-out=%t/e.mlir
// RUN: expect-status 1 verify-lowering %t/d.mlir --lowered %t/e.mlir | FileCheck %s --check-prefix=RUNS
// RUNS-NOT: refuted: {{symbol|signature|attribute}}
// RUNS: @kernel: refuted: {{[a-z-]+}}:
