// A proof from hypotheses that contradict each other is none; one about a source that is always undefined is reported as such.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=PROVED
// PROVED: @load: proved (
// PROVED: @never: proved (vacuous: the source is undefined for all arguments)
//
// RUN: expect-status 2 verify-lowering %s --contradict --function=load | FileCheck %s --check-prefix=VACUOUS
// VACUOUS: @load: unknown: undefined: vacuous: the hypotheses contradict each other, but there are runs in which the source is defined

func.func @load(%m: memref<?xi64>, %i: index) -> i64 {
  %0 = memref.load %m[%i] : memref<?xi64>
  return %0 : i64
}

func.func @never(%a: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %0 = arith.divsi %a, %c0 : i64
  return %0 : i64
}
