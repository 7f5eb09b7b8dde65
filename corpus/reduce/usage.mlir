// RUN: rm -rf %t && mkdir %t
// RUN: expect-status 1 reduce-mlir %s --test=false 2>&1 | FileCheck %s --check-prefix=BORING
// BORING: does not show what has to stay
// RUN: expect-status 3 reduce-mlir %s 2>&1 | FileCheck %s --check-prefix=WHAT
// WHAT: say what has to stay
// RUN: expect-status 3 reduce-mlir %s --test=true --crashes 2>&1 | FileCheck %s --check-prefix=MORE
// MORE: more than one thing has to stay
// RUN: expect-status 3 reduce-mlir %s --verdict=refuted:nothing 2>&1 | FileCheck %s --check-prefix=OBLIGATION
// OBLIGATION: unknown obligation
// RUN: expect-status 3 reduce-mlir %s --test=true -j x 2>&1 | FileCheck %s --check-prefix=JOBS
// JOBS: -j takes a number
// RUN: expect-status 3 reduce-mlir %t/none.mlir --test=true 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: none.mlir
// RUN: expect-status 3 reduce-mlir %s --test=true -o %t/no/such/folder 2>&1 | FileCheck %s --check-prefix=FOLDER
// FOLDER: No such file
// RUN: cp %s %t/a.mlir
// RUN: expect-status 3 reduce-mlir %t/a.mlir --test=true -o %t/a.mlir 2>&1 | FileCheck %s --check-prefix=SAME
// SAME: an input would be overwritten
// RUN: cmp %s %t/a.mlir
// RUN: reduce-mlir --list-moves | FileCheck %s --check-prefix=MOVES
// MOVES: drop-symbol
// RUN: reduce-mlir --help | FileCheck %s --check-prefix=HELP
// HELP: usage: reduce-mlir
func.func @f() {
  return
}
