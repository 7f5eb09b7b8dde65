// A command gets the source on its standard input, or in a file where it says %%s; its output is proved.
//
// RUN: expect-status 0 verify-lowering %S/Inputs/sources/add.mlir --lower-with 'grep -q arith.addi && cat %S/Inputs/lowered/add_lowered.mlir' | FileCheck %s
// RUN: expect-status 0 verify-lowering %S/Inputs/sources/add.mlir --lower-with 'grep -q arith.addi %%s && cat %S/Inputs/lowered/add_lowered.mlir' | FileCheck %s
// RUN: expect-status 0 verify-lowering - --lower-with 'grep -q arith.addi %%s && cat %S/Inputs/lowered/add_lowered.mlir' < %S/Inputs/sources/add.mlir | FileCheck %s
// CHECK: @add: proved
// RUN: expect-status 1 verify-lowering %S/Inputs/sources/add.mlir --lower-with 'cat %S/Inputs/lowered/add_wrong.mlir' | FileCheck %s --check-prefix=WRONG
// WRONG: @add: refuted: return-value
// WRONG: <lowering of {{.*}}add.mlir>:{{[0-9]+}}:{{[0-9]+}}: note: the lowering
//
// What it writes to standard error is passed on, with the source's name.
// RUN: expect-status 0 verify-lowering %S/Inputs/sources/add.mlir --lower-with 'echo "<stdin>:1:2: warning: hm" >&2; cat %S/Inputs/lowered/add_lowered.mlir' 2>&1 >/dev/null | FileCheck %s --check-prefix=SAID
// SAID: add.mlir: note: the lowering command wrote:
// SAID-NEXT: {{^}}  {{.*}}add.mlir:1:2: warning: hm
