// One JSON object a line says what the JSON report says, whatever the verdict.
//
// RUN: expect-status 0 verify-lowering --format=json %S/Inputs/sources > %t.json
// RUN: expect-status 0 verify-lowering --format=jsonl %S/Inputs/sources > %t.jsonl
// RUN: %python %S/Inputs/check_jsonl.py %t.json %t.jsonl | FileCheck %s --check-prefix=PROVED
// PROVED: {{[1-9][0-9]*}} functions
// RUN: expect-status 1 verify-lowering --format=json --explain %S/Inputs/sources/add.mlir --lowered %S/Inputs/lowered/add_wrong.mlir > %t.json
// RUN: expect-status 1 verify-lowering --format=jsonl --explain %S/Inputs/sources/add.mlir --lowered %S/Inputs/lowered/add_wrong.mlir > %t.jsonl
// RUN: %python %S/Inputs/check_jsonl.py %t.json %t.jsonl
// RUN: expect-status 3 verify-lowering --format=json %t.absent %S/Inputs/sources/add.mlir > %t.json
// RUN: expect-status 3 verify-lowering --format=jsonl %t.absent %S/Inputs/sources/add.mlir > %t.jsonl
// RUN: %python %S/Inputs/check_jsonl.py %t.json %t.jsonl | FileCheck %s --check-prefix=ABSENT
// ABSENT: 1 functions
// ABSENT: 1 diagnostics
