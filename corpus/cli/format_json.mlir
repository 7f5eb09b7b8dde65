// The JSON report fits its schema, whatever the verdict.
//
// RUN: expect-status 0 verify-lowering --format=json %S/Inputs/sources > %t.json
// RUN: %python %S/Inputs/check_json.py %S/../../verify/tools/schema/verify-lowering-1.schema.json %t.json | FileCheck %s --check-prefix=PROVED
// PROVED: status 0 functions
// RUN: expect-status 0 verify-lowering --format=json --explain %S/Inputs/sources/load.mlir > %t.json
// RUN: %python %S/Inputs/check_json.py %S/../../verify/tools/schema/verify-lowering-1.schema.json %t.json
// RUN: FileCheck %s --check-prefix=EXPLAIN --input-file=%t.json
// EXPLAIN: "explanation": [
// RUN: expect-status 1 verify-lowering --format=json --explain %S/Inputs/sources/add.mlir --lowered %S/Inputs/lowered/add_wrong.mlir > %t.json
// RUN: %python %S/Inputs/check_json.py %S/../../verify/tools/schema/verify-lowering-1.schema.json %t.json | FileCheck %s --check-prefix=REFUTED
// REFUTED: status 1 functions 1
// RUN: FileCheck %s --check-prefix=SHOWN --input-file=%t.json
// SHOWN: "counterexample": {
// SHOWN: "arguments": [
// RUN: expect-status 1 verify-lowering --format=json --function transpose %S/../examples/transpose.mlir --lowered %S/../bad/transpose/wrong-stride.mlir > %t.json
// RUN: %python %S/Inputs/check_json.py %S/../../verify/tools/schema/verify-lowering-1.schema.json %t.json
// RUN: FileCheck %s --check-prefix=MEMREF --input-file=%t.json
// MEMREF: "arguments": [
// MEMREF: "sizes": [
// MEMREF: "buffers": [
// MEMREF: "bytes": "
// RUN: expect-status 1 verify-lowering --format=json %S/Inputs/sources/static.mlir --lowered %S/Inputs/lowered/static_bare.mlir > %t.json
// RUN: %python %S/Inputs/check_json.py %S/../../verify/tools/schema/verify-lowering-1.schema.json %t.json
// RUN: FileCheck %s --check-prefix=STRUCTURAL --input-file=%t.json
// STRUCTURAL: "structural": true
