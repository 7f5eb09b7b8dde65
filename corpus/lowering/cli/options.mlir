// The command line: names of options and passes, what is wrong with them, and the exit status.
//
// RUN: lower-mlir --help | FileCheck %s --check-prefix=HELP
// HELP: usage: lower-mlir
// HELP-DAG: --pass-pipeline=PIPELINE
// HELP-DAG: -o FILE
// HELP-DAG: --convert-func-to-llvm
// RUN: lower-mlir --version | FileCheck %s --check-prefix=VERSION
// VERSION: lower-mlir (Plumbline) {{[0-9]+\.[0-9]+}}
// RUN: expect-status 1 lower-mlir --no-such-option %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: unknown option '--no-such-option'; see --help
// RUN: expect-status 1 lower-mlir --convert-func-to-llmv %s 2>&1 | FileCheck %s --check-prefix=ALIKE
// ALIKE: error: unknown option '--convert-func-to-llmv'; did you mean '--convert-func-to-llvm'?
// RUN: expect-status 1 lower-mlir %s %s 2>&1 | FileCheck %s --check-prefix=MANY
// MANY: error: more than one file
// RUN: expect-status 1 lower-mlir %s -o 2>&1 | FileCheck %s --check-prefix=VALUE
// VALUE: error: -o needs a value: FILE
// RUN: expect-status 1 lower-mlir %s --index-bitwidth=wide 2>&1 | FileCheck %s --check-prefix=WIDTH
// WIDTH: invalid value 'wide' for option 'index-bitwidth'
// RUN: expect-status 1 lower-mlir %s -convert-cf-to-llvm=use-aligned-alloc 2>&1 | FileCheck %s --check-prefix=PASSOPTION
// PASSOPTION: <Pass-Options-Parser>: no such option use-aligned-alloc
// RUN: expect-status 1 lower-mlir %s --pass-pipeline='builtin.module(no-such-pass)' 2>&1 | FileCheck %s --check-prefix=PASS
// PASS: 'no-such-pass' does not refer to a registered pass
// RUN: expect-status 1 lower-mlir %t.missing 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: lower-mlir: {{.*}}.missing:
// RUN: expect-status 1 lower-mlir %S 2>&1 | FileCheck %s --check-prefix=FOLDER
// FOLDER: lower-mlir:
// RUN: lower-mlir %s -convert-func-to-llvm --mlir-timing-display=list --mlir-pass-statistics-display=pipeline | FileCheck %s
// RUN: expect-status 1 lower-mlir %s --mlir-timing-display=flat 2>&1 | FileCheck %s --check-prefix=DISPLAY
// DISPLAY: list|tree
//
// One or two dashes, a file or standard input, a file to write.
// RUN: lower-mlir -convert-func-to-llvm %s | FileCheck %s
// RUN: lower-mlir --convert-func-to-llvm < %s | FileCheck %s
// RUN: lower-mlir --convert-func-to-llvm - < %s | FileCheck %s
// RUN: lower-mlir --convert-func-to-llvm %s -o %t && FileCheck %s < %t
// RUN: lower-mlir --convert-func-to-llvm %s -o=%t && FileCheck %s < %t
// RUN: lower-mlir %s | FileCheck %s
// RUN: lower-mlir %s --pass-pipeline='builtin.module(convert-func-to-llvm)' | FileCheck %s
// CHECK: llvm.func @f(%arg0: i64) -> i64
// RUN: lower-mlir %s --no-passes | FileCheck %s --check-prefix=NONE
// RUN: lower-mlir %s --pass-pipeline='builtin.module()' | FileCheck %s --check-prefix=NONE
// NONE: func.func @f(%arg0: index) -> index
// RUN: lower-mlir %s --index-bitwidth=32 | FileCheck %s --check-prefix=NARROW
// RUN: lower-mlir %s --index-bitwidth 32 | FileCheck %s --check-prefix=NARROW
// RUN: lower-mlir %s -convert-func-to-llvm='index-bitwidth=32' | FileCheck %s --check-prefix=NARROW
// NARROW: llvm.func @f(%arg0: i32) -> i32
// RUN: lower-mlir %s --llvm-request-c-wrappers | FileCheck %s --check-prefix=REQUEST
// REQUEST: func.func @f(%arg0: index) -> index attributes {llvm.emit_c_interface}
// RUN: lower-mlir %s --llvm-request-c-wrappers --convert-func-to-llvm | FileCheck %s --check-prefix=WRAPPER
// WRAPPER: llvm.func @_mlir_ciface_f(%arg0: i64) -> i64 attributes {llvm.emit_c_interface}
// RUN: lower-mlir %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// GENERIC: "llvm.func"()
// RUN: lower-mlir %s --mlir-print-debuginfo | FileCheck %s --check-prefix=LOCATIONS
// LOCATIONS: loc(

func.func @f(%i: index) -> index { return %i : index }
// RUN: lower-mlir %s --no-implicit-module --no-passes | FileCheck %s --check-prefix=ALONE
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --no-implicit-module | FileCheck %s --check-prefix=ALONE %}
// ALONE-NOT: module
// ALONE: {{^}}func.func @f
// RUN: expect-status 1 lower-mlir %S/Inputs/two.mlir --no-implicit-module 2>&1 | FileCheck %s --check-prefix=SEVERAL
// SEVERAL: error: source must contain a single top-level operation, found: 2
// RUN: expect-status 1 lower-mlir --verify-each=maybe %s 2>&1 | FileCheck %s --check-prefix=BOOLEAN
// BOOLEAN: error: --verify-each takes true or false, not 'maybe'
// RUN: lower-mlir --verify-each=false --mlir-disable-threading --mlir-print-ir-module-scope -- %s | FileCheck %s
