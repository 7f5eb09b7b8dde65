; Constrained operations that the dialect does not name: metadata is no value of it.
;
; RUN: expect-status 1 lower-mlir --no-passes %s 2>&1 | FileCheck %s
; RUN: %if llvm-as-22 %{ llvm-as-22 -o /dev/null %s %}
; CHECK: metadata-argument.ll:[[@LINE+3]]:{{[0-9]+}}: error: a metadata argument of a call that the LLVM dialect has no operation for

define double @f(double %x) strictfp {
  %y = call double @llvm.experimental.constrained.fadd.f64(double %x, double %x, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret double %y
}
