// A lowering from a file, right and wrong. The wrong one is shown by arguments, and by the place in source and lowering.
//
// RUN: expect-status 0 verify-lowering %S/Inputs/sources/add.mlir --lowered %S/Inputs/lowered/add_lowered.mlir | FileCheck %s --check-prefix=RIGHT
// RIGHT: @add: proved
// RUN: expect-status 1 verify-lowering %S/Inputs/sources/add.mlir --lowered=%S/Inputs/lowered/add_wrong.mlir | FileCheck %s --check-prefix=WRONG
// WRONG: Inputs/sources/add.mlir:1:1: @add: refuted: return-value:
// WRONG-NEXT: {{^}}  with
// WRONG: %a
// WRONG: %b
// WRONG: 1 function: 1 refuted
//
// RUN: expect-status 1 verify-lowering - --lowered %S/Inputs/lowered/add_wrong.mlir < %S/Inputs/sources/add.mlir | FileCheck %s --check-prefix=STDIN
// RUN: expect-status 1 verify-lowering %S/Inputs/sources/add.mlir --lowered - < %S/Inputs/lowered/add_wrong.mlir | FileCheck %s --check-prefix=FILE
// STDIN: <stdin>:1:1: @add: refuted
// FILE: add.mlir:1:1: @add: refuted
// RUN: expect-status 3 verify-lowering - --lowered - 2>&1 | FileCheck %s --check-prefix=BOTH
// BOTH: source and lowering can't both be standard input
// RUN: expect-status 3 verify-lowering %S --lowered %S/Inputs/lowered/add_wrong.mlir 2>&1 | FileCheck %s --check-prefix=FOLDER
// FOLDER: --lowered is for exactly one source file
// RUN: expect-status 3 verify-lowering %s --lowered %s --lower-with cat 2>&1 | FileCheck %s --check-prefix=EXCLUDE
// EXCLUDE: --lowered and --lower-with exclude each other
