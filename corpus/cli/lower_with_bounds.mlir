// A command has a bound on its time and on its output, and nothing of it stays after.
//
// RUN: expect-status 3 verify-lowering %S/Inputs/sources/add.mlir --timeout=0.2 --lower-with 'sleep 98765 & sleep 98765' 2>&1 | FileCheck %s --check-prefix=TIME
// TIME: add.mlir: error: the lowering command was killed after 0.2 seconds
// RUN: expect-status 3 verify-lowering %S/Inputs/sources/add.mlir --lower-with 'yes' 2>&1 | FileCheck %s --check-prefix=OUTPUT
// OUTPUT: add.mlir: error: the lowering command was killed: it printed more than 64 MiB
// RUN: expect-status 3 verify-lowering %S/Inputs/sources/add.mlir --lower-with 'true' 2>&1 | FileCheck %s --check-prefix=NOTHING
// NOTHING: add.mlir: error: the lowering command printed nothing
// RUN: mkdir -p %t.tmp
// RUN: env TMPDIR=%t.tmp verify-lowering - --lower-with 'cat %S/Inputs/lowered/add_lowered.mlir %%s > /dev/null; cat %S/Inputs/lowered/add_lowered.mlir' < %S/Inputs/sources/add.mlir
// RUN: ls -A %t.tmp | FileCheck %s --check-prefix=EMPTY --allow-empty
// EMPTY-NOT: {{.}}
