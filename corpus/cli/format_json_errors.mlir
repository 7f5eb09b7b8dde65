// Errors are part of the report, and bytes that are no UTF-8 are escaped.
//
// RUN: %python -c "import sys; open(sys.argv[1], 'wb').write(b'func.func @f() {\n  // \xff\n  \xc0\xaf return\n}\n')" %t.bytes.mlir
// RUN: expect-status 3 verify-lowering --format=json %t.bytes.mlir %t.missing.mlir %S/Inputs/sources/add.mlir > %t.json
// RUN: %python %S/Inputs/check_json.py %S/../../verify/tools/schema/verify-lowering-1.schema.json %t.json | FileCheck %s
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.json
// CHECK: status 3 functions 1
// REPORT: "severity": "error"
// REPORT: "No such file or directory"
// REPORT: "exit_status": 3
// RUN: expect-status 3 verify-lowering --format=json %S/Inputs/sources/add.mlir --lower-with 'echo sorry >&2; false' > %t.json
// RUN: %python %S/Inputs/check_json.py %S/../../verify/tools/schema/verify-lowering-1.schema.json %t.json
// RUN: FileCheck %s --check-prefix=COMMAND --input-file=%t.json
// COMMAND: "command_stderr": "  sorry\n"
