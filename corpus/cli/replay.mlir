// --replay writes a counterexample as a program that runs and ends with status 1, and what the source means beside it, which ends with 0.
//
// RUN: rm -rf %t && mkdir %t && apply-edit %S/../bad/transpose/wrong-stride.diff %t.lowered
// RUN: expect-status 1 verify-lowering %S/../examples/transpose.mlir --function transpose --lowered %t.lowered --replay %t/all | FileCheck %s
// CHECK: replay: {{.*}}/all/{{.*}}transpose.transpose.mlir (visible: a run shows the difference)
// RUN: %if mlir-runner-22 %{ expect-status 1 mlir-runner-22 %t/all/*transpose.transpose.mlir -e main -entry-point-result=i32 | FileCheck %s --check-prefix=DIFFERS %}
// RUN: %if mlir-runner-22 %{ expect-status 0 mlir-runner-22 %t/all/*transpose.transpose.source.mlir -e main -entry-point-result=i32 | FileCheck %s --check-prefix=RIGHT %}
// DIFFERS: is {{.*}} in the source, {{.*}} in the lowering
// RIGHT: no difference is seen in this run
//
// A file takes the first counterexample; the report in JSON names it.
// RUN: expect-status 1 verify-lowering --format=json %S/Inputs/sources/add.mlir --lowered %S/Inputs/lowered/add_wrong.mlir --replay %t/one.mlir > %t/report.json
// RUN: %python %S/Inputs/check_json.py %S/../../verify/tools/schema/verify-lowering-1.schema.json %t/report.json
// RUN: FileCheck %s --check-prefix=JSON --input-file=%t/report.json
// JSON: "file": "{{.*}}one.mlir"
// JSON: "shown": "visible"
// RUN: %if mlir-runner-22 %{ expect-status 1 mlir-runner-22 %t/one.mlir -e main -entry-point-result=i32 %}
//
// Two declarations that differ can't be run, a place that can't be written to is reported.
// RUN: expect-status 1 verify-lowering %S/Inputs/sources/static.mlir --lowered %S/Inputs/lowered/static_bare.mlir --replay %t/none | FileCheck %s --check-prefix=STRUCTURAL
// STRUCTURAL: no replay: two declarations differ, which no run shows
// RUN: expect-status 1 verify-lowering %S/Inputs/sources/add.mlir --lowered %S/Inputs/lowered/add_wrong.mlir --replay %t/report.json/below | FileCheck %s --check-prefix=TAKEN
// TAKEN: no replay: {{.+}}
