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
// RUN: apply-edit %S/../bad/transpose/wrong-stride.diff %t.lowered
// RUN: expect-status 1 verify-lowering --format=json --function transpose %S/../examples/transpose.mlir --lowered %t.lowered > %t.json
// RUN: %python %S/Inputs/check_json.py %S/../../verify/tools/schema/verify-lowering-1.schema.json %t.json
// RUN: FileCheck %s --check-prefix=MEMREF --input-file=%t.json
// MEMREF: "parting": {
// MEMREF-NEXT: "source_value": "0x{{[0-9a-f][0-9a-f]}}",
// MEMREF-NEXT: "lowering_value": "0x{{[0-9a-f][0-9a-f]}}",
// MEMREF-NEXT: "memref": "%out",
// MEMREF-NEXT: "indices": [
// MEMREF-NEXT: {{[0-9]+}},
// MEMREF-NEXT: {{[0-9]+}}
// MEMREF-NEXT: ],
// MEMREF-NEXT: "access": "write",
// MEMREF-NEXT: "meant": {
// MEMREF-NEXT: "byte": [[MEANT:[0-9]+]],
// MEMREF-NEXT: "size": 4
// MEMREF-NEXT: },
// MEMREF-NEXT: "touched": {
// MEMREF-NOT: "byte": [[MEANT]],
// MEMREF: "byte": {{[0-9]+}},
// MEMREF-NEXT: "size": 4
// MEMREF: "arguments": [
// MEMREF: "sizes": [
// MEMREF: "buffers": [
// MEMREF: "bytes": "
// RUN: expect-status 1 verify-lowering --format=json %S/Inputs/sources/static.mlir --lowered %S/Inputs/lowered/static_bare.mlir > %t.json
// RUN: %python %S/Inputs/check_json.py %S/../../verify/tools/schema/verify-lowering-1.schema.json %t.json
// RUN: FileCheck %s --check-prefix=STRUCTURAL --input-file=%t.json
// STRUCTURAL: "structural": true
// RUN: apply-edit %S/../bad/conventions/c_wrappers-wrong-field.diff %t.lowered
// RUN: expect-status 1 verify-lowering --format=json %S/../conventions/c_wrappers.mlir --lowered %t.lowered > %t.json
// RUN: %python %S/Inputs/check_json.py %S/../../verify/tools/schema/verify-lowering-1.schema.json %t.json
// RUN: FileCheck %s --check-prefix=WRAPPER --input-file=%t.json
// WRAPPER: "name": "_mlir_ciface_clear"
// WRAPPER: "arguments": [
// WRAPPER-NEXT: {
// WRAPPER-NEXT: "type": "!llvm.ptr",
// WRAPPER-NEXT: "values": [
// WRAPPER-NEXT: "0x
// RUN: expect-status 2 verify-lowering --format=json %S/../undecided/Inputs/pointers.mlir --lowered %S/../undecided/pointer-of-another-object.mlir --function=second > %t.json
// RUN: %python %S/Inputs/check_json.py %S/../../verify/tools/schema/verify-lowering-1.schema.json %t.json
// RUN: FileCheck %s --check-prefix=UNKNOWN --input-file=%t.json
// UNKNOWN: "verdict": "unknown"
// UNKNOWN: "obligation": "{{[a-z-]+}}"
// RUN: expect-status 2 verify-lowering --format=json --allow-unregistered-dialect %S/unsupported_beside_proved.mlir > %t.json
// RUN: %python %S/Inputs/check_json.py %S/../../verify/tools/schema/verify-lowering-1.schema.json %t.json
// RUN: FileCheck %s --check-prefix=LEFT-OUT --input-file=%t.json
// LEFT-OUT: "verdict": "unsupported"
// LEFT-OUT: "reason": "{{.*}}strange.op
