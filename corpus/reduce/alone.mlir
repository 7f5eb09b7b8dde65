// What shows the failure becomes a function of its own at once: what it reads are arguments, what it makes is returned.
// RUN: rm -rf %t && mkdir %t
//
// The division, where a run shows the call that gets its result.
// RUN: reduce-mlir %S/Inputs/outline.mlir --quiet --verdict=refuted --lower-with='lower-mlir -convert-std-to-llvm %%s | sed s/llvm.fdiv/llvm.fmul/' \
// RUN:   | FileCheck %s --check-prefix=MAKER
// MAKER:      module {
// MAKER-NEXT:   func.func @f(%arg0: f16) -> f16 {
// MAKER-NEXT:     %0 = arith.divf %arg0, %arg0 : f16
// MAKER-NEXT:     return %0 : f16
//
// A region reads values from outside, and constants, which are made again.
// RUN: reduce-mlir %S/Inputs/outline.mlir --quiet --test='grep -q generic_atomic_rmw %%s && grep -q muli %%s && grep -q "constant 3" %%s' \
// RUN:   | FileCheck %s --check-prefix=REGION
// REGION:      func.func @g(
// REGION-NOT:  scf
// REGION:      arith.constant 3 : i8
// REGION:      memref.generic_atomic_rmw
// REGION-NOT:  memref.store
//
// Functions of the LLVM dialect.
// RUN: reduce-mlir %S/Inputs/lowered.mlir --quiet --test='grep -q llvm.udiv' | FileCheck %s --check-prefix=LOWERED
// LOWERED:      module {
// LOWERED-NEXT:   llvm.func @h(%arg0: i1) {
// LOWERED-NEXT:     %0 = llvm.udiv %arg0, %arg0 : i1
// LOWERED-NEXT:     llvm.return
//
// A value of the source that stands in the way of a pair becomes an argument of source and lowering.
// RUN: lower-mlir -convert-std-to-llvm %S/Inputs/pair.mlir | sed 's/llvm.call @sink(%[0-9]*)/llvm.call @sink(%arg5)/' > %t/wrong.mlir
// RUN: reduce-mlir %S/Inputs/pair.mlir --lowered=%t/wrong.mlir --verdict=refuted:call-argument --quiet -o %t/a.mlir --lowered-out=%t/b.mlir
// RUN: FileCheck %s --input-file=%t/a.mlir --check-prefix=PAIR
// RUN: FileCheck %s --input-file=%t/b.mlir --check-prefix=PAIR
// PAIR-NOT: memref
// PAIR: @p({{.*}}) {
// PAIR-NOT: load
