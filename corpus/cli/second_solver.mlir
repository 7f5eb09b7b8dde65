// Another solver decides again what proofs rest on.
//
// RUN: verify-lowering %s --cross-check='echo unsat' --cross-check-all | FileCheck %s --check-prefix=AGREES
// AGREES: second solver: [[N:[1-9][0-9]*]] quer{{y|ies}}: [[N]] agree, 0 disagree
//
// RUN: mkdir -p %t.tmp && expect-status 4 env TMPDIR=%t.tmp verify-lowering %s --cross-check='echo sat' --cross-check-all > %t.out 2> %t.err
// RUN: FileCheck %s --check-prefix=DISAGREES --input-file=%t.err
// RUN: FileCheck %s --check-prefix=COUNTED --input-file=%t.out
// RUN: grep -l check-sat %t.tmp/positive-*.smt2
// DISAGREES: verify-lowering: error: the solvers disagree: a query of @positive that Z3 calls unsatisfiable is satisfiable for 'echo sat': {{.*}}.smt2
// COUNTED: second solver: [[N:[1-9][0-9]*]] quer{{y|ies}}: [[N]] DISAGREE
//
// RUN: verify-lowering %s --cross-check='echo unknown' --cross-check-all | FileCheck %s --check-prefix=OPEN
// OPEN: second solver: [[N:[1-9][0-9]*]] quer{{y|ies}}: 0 disagree, [[N]] without an answer in time
// RUN: verify-lowering %s --cross-check='sleep 60' --cross-check-all --cross-check-timeout=0.2 | FileCheck %s --check-prefix=OPEN
// RUN: verify-lowering %s --cross-check='kill -SEGV $$' --cross-check-all | FileCheck %s --check-prefix=OPEN
// RUN: expect-status 4 env TMPDIR=%t.tmp verify-lowering %s --cross-check='echo sat; kill -SEGV $$' --cross-check-all 2> %t.err | FileCheck %s --check-prefix=COUNTED
// RUN: expect-status 4 env TMPDIR=%t.tmp verify-lowering %s --cross-check='echo unsat; echo sat' --cross-check-all 2> %t.err | FileCheck %s --check-prefix=COUNTED
//
// What is no answer is not taken for one, nor is one of a solver that fails.
// RUN: verify-lowering %s --cross-check='yes garbage' --cross-check-all | FileCheck %s --check-prefix=NOT-TAKEN
// RUN: verify-lowering %s --cross-check='no-such-solver' --cross-check-all | FileCheck %s --check-prefix=NOT-TAKEN
// RUN: verify-lowering %s --cross-check='echo unsatisfiable' --cross-check-all | FileCheck %s --check-prefix=NOT-TAKEN
// RUN: verify-lowering %s --cross-check='echo unsat; exit 1' --cross-check-all | FileCheck %s --check-prefix=NOT-TAKEN
// RUN: verify-lowering %s --cross-check='true' --cross-check-all | FileCheck %s --check-prefix=NOT-TAKEN
// RUN: verify-lowering %s --cross-check='echo syntax error; exit 1' --cross-check-all | FileCheck %s --check-prefix=NOT-TAKEN
// NOT-TAKEN: second solver: [[N:[1-9][0-9]*]] quer{{y|ies}}: 0 disagree, [[N]] not taken by the other solver
//
// RUN: rm -rf %t.queries && verify-lowering %s --emit-smt2=%t.queries --cross-check-all
// RUN: cat %t.queries/positive-*.smt2 | FileCheck %s --check-prefix=SCRIPT
// SCRIPT: ; @positive: unsatisfiable, so an obligation holds
// SCRIPT: (set-logic ALL)
// SCRIPT: (check-sat)
// RUN: expect-status 3 verify-lowering %s --emit-smt2=%t.out/below
//
// RUN: verify-lowering %s --cross-check='echo unsat' --cross-check-all --format=json | FileCheck %s --check-prefix=JSON
// JSON: "cross_check": {
// JSON: "disagree": 0

func.func @positive(%m: memref<?xi64>, %i: index) -> i64 {
  %0 = memref.load %m[%i] : memref<?xi64>
  %c0 = arith.constant 0 : i64
  %more = arith.cmpi sgt, %0, %c0 : i64
  cf.cond_br %more, ^bb1, ^bb2
^bb1:
  %c1 = arith.constant 1 : index
  %next = arith.addi %i, %c1 : index
  %1 = memref.load %m[%next] : memref<?xi64>
  %2 = arith.divsi %1, %0 : i64
  return %2 : i64
^bb2:
  return %0 : i64
}
