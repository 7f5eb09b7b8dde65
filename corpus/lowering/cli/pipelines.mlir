// Pipelines that make no sense, in mlir-opt's words; exit status 1, as its.
//
// RUN: expect-status 1 lower-mlir %s --pass-pipeline='builtin.module(nope)' 2>&1 | FileCheck %s --check-prefix=PASS
// PASS: <unknown>:0: error: MLIR Textual PassPipeline Parser:1:1: error: 'nope' does not refer to a registered pass or pass pipeline
// RUN: expect-status 1 lower-mlir %s --pass-pipeline='builtin.module(func.func(cse,nope{a=1}))' 2>&1 | FileCheck %s --check-prefix=NESTED
// NESTED: MLIR Textual PassPipeline Parser:1:15: error: 'nope' does not refer to a registered pass or pass pipeline
// NESTED-NEXT: func.func(cse,nope{a=1})
// RUN: expect-status 1 lower-mlir %s --pass-pipeline='builtin.module(func.func)' 2>&1 | FileCheck %s --check-prefix=BARE
// BARE: 'func.func' does not refer to a registered pass or pass pipeline
// RUN: expect-status 1 lower-mlir %s --pass-pipeline='builtin.module(cse,)' 2>&1 | FileCheck %s --check-prefix=EMPTY
// EMPTY: MLIR Textual PassPipeline Parser:1:5: error: '' does not refer to a registered pass or pass pipeline
// RUN: expect-status 1 lower-mlir %s --pass-pipeline='cse' 2>&1 | FileCheck %s --check-prefix=WRAP
// RUN: expect-status 1 lower-mlir %s --pass-pipeline='' 2>&1 | FileCheck %s --check-prefix=WRAP
// RUN: expect-status 1 lower-mlir %s --pass-pipeline='builtin.module(cse' 2>&1 | FileCheck %s --check-prefix=WRAP
// WRAP: <unknown>:0: error: expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'
// RUN: expect-status 1 lower-mlir %s --pass-pipeline='builtin.module(cse))' 2>&1 | FileCheck %s --check-prefix=CLOSE
// CLOSE: MLIR Textual PassPipeline Parser:1:4: error: encountered extra closing ')' creating unbalanced parentheses while parsing pipeline
// RUN: expect-status 1 lower-mlir %s --pass-pipeline='builtin.module(func.func(cse)' 2>&1 | FileCheck %s --check-prefix=OPEN
// OPEN: MLIR Textual PassPipeline Parser:1:11: error: encountered unbalanced parentheses while parsing pipeline
// RUN: expect-status 1 lower-mlir %s --pass-pipeline='builtin.module(func.func(cse)cse)' 2>&1 | FileCheck %s --check-prefix=COMMA
// COMMA: MLIR Textual PassPipeline Parser:1:15: error: expected ',' after parsing pipeline
// RUN: expect-status 1 lower-mlir %s --pass-pipeline='builtin.module(canonicalize{top-down=1)' 2>&1 | FileCheck %s --check-prefix=BRACE
// BRACE: MLIR Textual PassPipeline Parser:1:13: error: missing closing '}' while processing pass options
// RUN: expect-status 1 lower-mlir %s --pass-pipeline='func.func(cse)' 2>&1 | FileCheck %s --check-prefix=TOP
// TOP: error: can't run 'func.func' pass manager on 'builtin.module' op
// RUN: expect-status 1 lower-mlir %s --pass-pipeline='builtin.module(func.func(finalize-memref-to-llvm))' 2>&1 | FileCheck %s --check-prefix=MODULE
// MODULE: restricted to 'builtin.module' on a PassManager intended to run on 'func.func', did you intend to nest?
// RUN: expect-status 1 lower-mlir %s --pass-pipeline='builtin.module(llvm-request-c-wrappers)' 2>&1 | FileCheck %s --check-prefix=FUNC
// FUNC: restricted to 'func.func' on a PassManager intended to run on 'builtin.module', did you intend to nest?
// RUN: expect-status 1 lower-mlir %s --pass-pipeline='builtin.module(cse(cse(cse(cse(cse(cse(cse(cse(cse(cse(cse(cse(cse(cse(cse(cse(cse(cse))))))))))))))))))' 2>&1 | FileCheck %s --check-prefix=DEEP
// DEEP: pipelines are nested too deep
// RUN: expect-status 1 lower-mlir %s --pass-pipeline='builtin.module(cse)' -cse 2>&1 | FileCheck %s --check-prefix=BOTH
// BOTH: {{^}}<unknown>:0: error: '-pass-pipeline' option can't be used with individual pass options

// What is wrong is pointed at.
// RUN: not lower-mlir %s --pass-pipeline='builtin.module(func.func(cse,nope))' 2> %t.ours
// RUN: FileCheck %s --check-prefix=POINT --match-full-lines --strict-whitespace < %t.ours
// RUN: %if mlir-opt-22 %{ not mlir-opt-22 %s --pass-pipeline='builtin.module(func.func(cse,nope))' 2>&1 | diff - %t.ours %}
//      POINT:func.func(cse,nope)
// POINT-NEXT:              ^

// A value may stand between braces, as that of a list does.
// RUN: lower-mlir %s --pass-pipeline='builtin.module(convert-func-to-llvm{index-bitwidth={32}})' | FileCheck %s --check-prefix=VALUE
// VALUE: llvm.func @g(i32)

func.func private @f()
func.func private @g(index)

// Why a pass can't be added, and to what.
// RUN: not lower-mlir "--pass-pipeline=builtin.module(func.func(cse{x=1}))" %s 2>&1 | FileCheck %s --check-prefix=PLACE
// PLACE: {{^}}<unknown>:0: error: <Pass-Options-Parser>: no such option x
// PLACE-EMPTY:
// PLACE-NEXT: failed to add `cse` with options `x=1`
// PLACE-NEXT: failed to add `func.func` with options `` to inner pipeline
