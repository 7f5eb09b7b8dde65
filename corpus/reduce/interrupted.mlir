// Killed in the middle, it carries on, and what was found out is not asked again; here the result is the same, too.
// RUN: rm -rf %t && mkdir %t
// RUN: reduce-mlir %S/Inputs/program.mlir -o %t/whole.mlir --quiet --test='grep -q arith.divsi'
// RUN: expect-status 137 sh %S/Inputs/start.sh %t reduce-mlir %S/Inputs/program.mlir -o %t/a.mlir --quiet --test='sh %S/Inputs/killer.sh %t'
// RUN: test -s %t/a.mlir.reduce-log
// RUN: cp %t/a.mlir.reduce-log %t/log
// RUN: reduce-mlir %S/Inputs/program.mlir -o %t/a.mlir --test='sh %S/Inputs/killer.sh %t' 2>&1 | FileCheck %s
// CHECK: carried on
// RUN: cmp %t/a.mlir %t/whole.mlir
// RUN: expect-status 1 test -e %t/a.mlir.reduce-log
// RUN: expect-status 1 test -e %t/a.mlir.reduce-best
//
// A journal of something else, or a damaged one, is not believed.
// RUN: cp %t/log %t/b.mlir.reduce-log
// RUN: cp %t/log %t/b.mlir.reduce-best
// RUN: reduce-mlir %S/Inputs/program.mlir -o %t/b.mlir --quiet --test='grep -q arith.divsi'
// RUN: cmp %t/b.mlir %t/whole.mlir
