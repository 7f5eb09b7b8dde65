// A report that can't be written is no success, and a closed pipe is no crash.
//
// RUN: expect-status 3 verify-lowering %S/Inputs/sources/add.mlir 2>&1 >/dev/full | FileCheck %s
// RUN: expect-status 3 verify-lowering --format=json %S/Inputs/sources/add.mlir 2>&1 >/dev/full | FileCheck %s
// CHECK: standard output: No space left on device
// RUN: sh -c 'verify-lowering %S/Inputs/sources %S/Inputs/sources --explain; test $? -lt 4' | true
//
// RUN: expect-status 3 reduce-mlir --help 2>&1 >/dev/full | FileCheck %s --check-prefix=FULL
// RUN: expect-status 3 reduce-mlir --list-moves 2>&1 >/dev/full | FileCheck %s --check-prefix=FULL
// RUN: expect-status 3 minimize-corpus --help 2>&1 >/dev/full | FileCheck %s --check-prefix=FULL
// RUN: expect-status 3 minimize-corpus --version 2>&1 >/dev/full | FileCheck %s --check-prefix=FULL
// FULL: standard output: {{.*}} be written
//
// RUN: expect-status 1 lower-mlir --help 2>&1 >/dev/full | FileCheck %s --check-prefix=LOWER
// RUN: expect-status 1 lower-mlir --version 2>&1 >/dev/full | FileCheck %s --check-prefix=LOWER
// RUN: expect-status 1 lower-mlir --show-dialects 2>&1 >/dev/full | FileCheck %s --check-prefix=LOWER
// LOWER: lower-mlir: cannot write output file '-'
// RUN: expect-status 3 mutate-lowering --help >/dev/full
// RUN: expect-status 3 compare-modules --list-set-aside >/dev/full
