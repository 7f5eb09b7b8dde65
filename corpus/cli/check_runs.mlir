// What is proved is run, too: without an option some twenty times. A rule that is switched off has a wrong lowering proved, and a run
// contradicts the proof.
//
// RUN: expect-status 1 verify-lowering %s --lowered %S/Inputs/check_runs.mlir --disable-rule=poison 2>/dev/null | FileCheck %s
// CHECK: @f: refuted: CONTRADICTION: this was proved, and the proof is contradicted by a run (seed {{[0-9]+}}); one of the two is wrong: please report it
// RUN: expect-status 1 verify-lowering %s --lowered %S/Inputs/check_runs.mlir --disable-rule=poison --check-runs=20 2>/dev/null | FileCheck %s
// RUN: verify-lowering %s --lowered %S/Inputs/check_runs.mlir --disable-rule=poison --check-runs=0 2>/dev/null | FileCheck %s --check-prefix=OFF
// OFF: @f: proved
// RUN: expect-status 1 verify-lowering %s --lowered %S/Inputs/check_runs.mlir --disable-rule=poison --format=json 2>/dev/null | FileCheck %s --check-prefix=JSON
// JSON: "contradiction": true
// JSON: "seed": "{{[1-9][0-9]*}}"
// RUN: expect-status 1 verify-lowering %s --lowered %S/Inputs/check_runs.mlir | FileCheck %s --check-prefix=ON
// ON: @f: refuted: return-value
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RIGHT: @f: proved (

func.func @f(%x: i32, %y: i32) -> i32 {
  %sum = arith.addi %x, %y : i32
  return %sum : i32
}
