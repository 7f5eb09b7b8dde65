// Mutants are made and judged in one process: each gets a line, those that are not refuted a file.
//
// RUN: lower-mlir %s -o %t.lowered
// RUN: rm -rf %t && judge-mutants %s %t.lowered -o %t > %t.lines
// RUN: FileCheck %s --input-file=%t.lines --check-prefix=LINES
// LINES-DAG: "operator":"swap-operands","number":0,"line":{{[0-9]+}},"verdict":"refuted","changed":"difference","change":"the operands of llvm.sub are swapped","symbol":"difference","obligation":"return-value"
// LINES-DAG: "operator":"drop-symbol","number":0,{{.*}}"verdict":"refuted","changed":"difference",{{.*}}"obligation":"symbol"
// LINES-DAG: "operator":"swap-block-arguments","number":1,{{.*}}"verdict":"proved","changed":"sum","change":{{.*}},"symbol":"","obligation":"","reason":""
// LINES-DAG: "operator":"add-nsw","number":0,{{.*}}"verdict":"refuted"
//
// verify-lowering, which is given the same mutants whole, has the verdict of the line for each (exit status 0, 1 or 2).
// RUN: mutate-lowering %t.lowered -o %t.all > /dev/null
// RUN: ls %t | FileCheck %s --check-prefix=KEPT
// KEPT-NOT: swap-operands
// KEPT: swap-block-arguments-1.mlir
// RUN: bash -ec 'v=(proved refuted unsupported); for m in %t/*.mlir; do s=0; verify-lowering --quiet %s --lowered=$m > %t.verdict || s=$?; \
// RUN:   n=$(basename $m .mlir); grep -q "\"operator\":\"${n%%-*}\",\"number\":${n##*-},.*\"verdict\":\"${v[$s]}\"" %t.lines; \
// RUN:   rm %t.all/$n.mlir; done'
// RUN: %if long %{ bash -ec 'for m in %t.all/*.mlir; do expect-status 1 verify-lowering --quiet %s --lowered=$m > %t.verdict; done' %}
//
// RUN: printf 'swap-operands 0\nswap-operands 9\n' | judge-mutants %s %t.lowered --select=- | FileCheck %s --check-prefix=SELECTED
// SELECTED: "operator":"swap-operands","number":0,
// SELECTED-NEXT: "operator":"swap-operands","number":9,"line":0,"verdict":"no site"
// SELECTED-NOT: operator
//
// RUN: printf 'swap-operands\n' | expect-status 3 judge-mutants %s %t.lowered --select=- 2>&1 | FileCheck %s --check-prefix=LIST
// RUN: printf 'no-operator 1\n' | expect-status 3 judge-mutants %s %t.lowered --select=- 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: expect-status 3 judge-mutants %s 2>&1 | FileCheck %s --check-prefix=USAGE
// RUN: expect-status 3 judge-mutants %s %t/absent.mlir 2>&1 | FileCheck %s --check-prefix=ABSENT
// RUN: echo 'func.func @f(' | expect-status 3 judge-mutants - %t.lowered 2>&1 | FileCheck %s --check-prefix=SYNTAX
// RUN: judge-mutants --help | FileCheck %s --check-prefix=HELP
// LIST: judge-mutants: error: -: not a line "OPERATOR NUMBER"
// NAME: judge-mutants: error: there is no operator 'no-operator'
// USAGE: judge-mutants: error: a source and its lowering are needed
// ABSENT: judge-mutants: error: {{.*}}absent.mlir: No such file
// SYNTAX: <stdin>:{{[0-9]+:[0-9]+}}: error:
// HELP: usage: judge-mutants SOURCE LOWERING

func.func @difference(%a: i64, %b: i64) -> i64 {
  %0 = arith.subi %a, %b : i64
  return %0 : i64
}

func.func @sum(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}
