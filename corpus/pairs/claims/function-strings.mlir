; String attributes: modes have to be the source's, values that say what is so without them say nothing, claims are given up or are
; not shown, a name that the table of claims has no row for is not understood. (LLVM Language Reference, "Function Attributes".)
;
; RUN: rm -rf %t && split-file %s %t
; RUN: expect-status 1 verify-lowering %t/lost-denormal-fp-math.src.ll --lowered %t/lost-denormal-fp-math.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-DENORMAL-FP-MATH
; LOST-DENORMAL-FP-MATH: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/lost-no-builtins.src.ll --lowered %t/lost-no-builtins.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-NO-BUILTINS
; LOST-NO-BUILTINS: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/lost-no-builtin-memset.src.ll --lowered %t/lost-no-builtin-memset.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-NO-BUILTIN-MEMSET
; LOST-NO-BUILTIN-MEMSET: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/lost-patchable-function-entry.src.ll --lowered %t/lost-patchable-function-entry.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-PATCHABLE-FUNCTION-ENTRY
; LOST-PATCHABLE-FUNCTION-ENTRY: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/lost-zero-call-used-regs.src.ll --lowered %t/lost-zero-call-used-regs.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-ZERO-CALL-USED-REGS
; LOST-ZERO-CALL-USED-REGS: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/lost-sign-return-address.src.ll --lowered %t/lost-sign-return-address.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-SIGN-RETURN-ADDRESS
; LOST-SIGN-RETURN-ADDRESS: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/lost-branch-target-enforcement.src.ll --lowered %t/lost-branch-target-enforcement.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-BRANCH-TARGET-ENFORCEMENT
; LOST-BRANCH-TARGET-ENFORCEMENT: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/lost-instrument-function-entry.src.ll --lowered %t/lost-instrument-function-entry.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-INSTRUMENT-FUNCTION-ENTRY
; LOST-INSTRUMENT-FUNCTION-ENTRY: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/lost-probe-stack.src.ll --lowered %t/lost-probe-stack.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-PROBE-STACK
; LOST-PROBE-STACK: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/lost-no-jump-tables.src.ll --lowered %t/lost-no-jump-tables.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-NO-JUMP-TABLES
; LOST-NO-JUMP-TABLES: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/lost-thunk.src.ll --lowered %t/lost-thunk.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-THUNK
; LOST-THUNK: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/lost-xray-instruction-threshold.src.ll --lowered %t/lost-xray-instruction-threshold.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-XRAY-INSTRUCTION-THRESHOLD
; LOST-XRAY-INSTRUCTION-THRESHOLD: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/lost-aarch64-pstate-sm-enabled.src.ll --lowered %t/lost-aarch64-pstate-sm-enabled.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-AARCH64-PSTATE-SM-ENABLED
; LOST-AARCH64-PSTATE-SM-ENABLED: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/lost-nvvm-kernel.src.ll --lowered %t/lost-nvvm-kernel.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-NVVM-KERNEL
; LOST-NVVM-KERNEL: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/lost-amdgpu-waves-per-eu.src.ll --lowered %t/lost-amdgpu-waves-per-eu.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-AMDGPU-WAVES-PER-EU
; LOST-AMDGPU-WAVES-PER-EU: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/lost-use-soft-float.src.ll --lowered %t/lost-use-soft-float.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-USE-SOFT-FLOAT
; LOST-USE-SOFT-FLOAT: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: verify-lowering %t/neutral-no-nans-fp-math.src.ll --lowered %t/neutral-no-nans-fp-math.low.ll 2>/dev/null | FileCheck %s --check-prefix=NEUTRAL-NO-NANS-FP-MATH
; NEUTRAL-NO-NANS-FP-MATH: @f: proved
; RUN: verify-lowering %t/neutral-unsafe-fp-math.src.ll --lowered %t/neutral-unsafe-fp-math.low.ll 2>/dev/null | FileCheck %s --check-prefix=NEUTRAL-UNSAFE-FP-MATH
; NEUTRAL-UNSAFE-FP-MATH: @f: proved
; RUN: verify-lowering %t/neutral-use-soft-float.src.ll --lowered %t/neutral-use-soft-float.low.ll 2>/dev/null | FileCheck %s --check-prefix=NEUTRAL-USE-SOFT-FLOAT
; NEUTRAL-USE-SOFT-FLOAT: @f: proved
; RUN: verify-lowering %t/neutral-frame-pointer.src.ll --lowered %t/neutral-frame-pointer.low.ll 2>/dev/null | FileCheck %s --check-prefix=NEUTRAL-FRAME-POINTER
; NEUTRAL-FRAME-POINTER: @f: proved
; RUN: verify-lowering %t/neutral-stack-protector-buffer-size.src.ll --lowered %t/neutral-stack-protector-buffer-size.low.ll 2>/dev/null | FileCheck %s --check-prefix=NEUTRAL-STACK-PROTECTOR-BUFFER-SIZE
; NEUTRAL-STACK-PROTECTOR-BUFFER-SIZE: @f: proved
; RUN: verify-lowering %t/neutral-no-trapping-math.src.ll --lowered %t/neutral-no-trapping-math.low.ll 2>/dev/null | FileCheck %s --check-prefix=NEUTRAL-NO-TRAPPING-MATH
; NEUTRAL-NO-TRAPPING-MATH: @f: proved
; RUN: verify-lowering %t/neutral-tune-cpu.src.ll --lowered %t/neutral-tune-cpu.low.ll 2>/dev/null | FileCheck %s --check-prefix=NEUTRAL-TUNE-CPU
; NEUTRAL-TUNE-CPU: @f: proved
; RUN: verify-lowering %t/neutral-denormal-fp-math.src.ll --lowered %t/neutral-denormal-fp-math.low.ll 2>/dev/null | FileCheck %s --check-prefix=NEUTRAL-DENORMAL-FP-MATH
; NEUTRAL-DENORMAL-FP-MATH: @f: proved
; RUN: expect-status 2 verify-lowering %t/claim-no-nans.src.ll --lowered %t/claim-no-nans.low.ll 2>/dev/null | FileCheck %s --check-prefix=CLAIM-NO-NANS
; CLAIM-NO-NANS: @f: unsupported: the lowering has an attribute whose claim is not shown
; RUN: verify-lowering %t/claim-given-up.src.ll --lowered %t/claim-given-up.low.ll 2>/dev/null | FileCheck %s --check-prefix=CLAIM-GIVEN-UP
; CLAIM-GIVEN-UP: @f: proved
; RUN: expect-status 1 verify-lowering %t/other-value.src.ll --lowered %t/other-value.low.ll 2>/dev/null | FileCheck %s --check-prefix=OTHER-VALUE
; OTHER-VALUE: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 2 verify-lowering %t/unknown.src.ll --lowered %t/unknown.low.ll 2>/dev/null | FileCheck %s --check-prefix=UNKNOWN
; UNKNOWN: @f: unsupported: an attribute that is in no row of the table of claims, and has no meaning here: 'word-of-nobody'
; RUN: expect-status 2 verify-lowering %t/unknown-on-both.src.ll --lowered %t/unknown-on-both.low.ll 2>/dev/null | FileCheck %s --check-prefix=UNKNOWN-ON-BOTH
; UNKNOWN-ON-BOTH: @f: unsupported: an attribute that is in no row
; RUN: expect-status 2 verify-lowering %t/unknown-in-source.src.ll --lowered %t/unknown-in-source.low.ll 2>/dev/null | FileCheck %s --check-prefix=UNKNOWN-IN-SOURCE
; UNKNOWN-IN-SOURCE: @f: unsupported: an attribute that is in no row
; RUN: expect-status 1 verify-lowering %t/denormal-operands.src.ll --lowered %t/denormal-operands.low.ll 2>/dev/null | FileCheck %s --check-prefix=DENORMAL-OPERANDS
; DENORMAL-OPERANDS: @f: refuted: return-value: result 0 differs: it is true in the source, false in the lowering
; RUN: verify-lowering %t/denormal-moves.src.ll --lowered %t/denormal-moves.low.ll 2>/dev/null | FileCheck %s --check-prefix=DENORMAL-MOVES
; DENORMAL-MOVES: @f: proved

;--- lost-denormal-fp-math.src.ll
define float @f(float %x) "denormal-fp-math"="preserve-sign" {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-denormal-fp-math.low.ll
define float @f(float %x) {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-no-builtins.src.ll
define float @f(float %x) "no-builtins"="" {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-no-builtins.low.ll
define float @f(float %x) {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-no-builtin-memset.src.ll
define float @f(float %x) "no-builtin-memset"="" {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-no-builtin-memset.low.ll
define float @f(float %x) {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-patchable-function-entry.src.ll
define float @f(float %x) "patchable-function-entry"="4" {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-patchable-function-entry.low.ll
define float @f(float %x) {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-zero-call-used-regs.src.ll
define float @f(float %x) "zero-call-used-regs"="used" {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-zero-call-used-regs.low.ll
define float @f(float %x) {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-sign-return-address.src.ll
define float @f(float %x) "sign-return-address"="all" {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-sign-return-address.low.ll
define float @f(float %x) {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-branch-target-enforcement.src.ll
define float @f(float %x) "branch-target-enforcement"="true" {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-branch-target-enforcement.low.ll
define float @f(float %x) {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-instrument-function-entry.src.ll
define float @f(float %x) "instrument-function-entry"="mcount" {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-instrument-function-entry.low.ll
define float @f(float %x) {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-probe-stack.src.ll
define float @f(float %x) "probe-stack"="inline-asm" {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-probe-stack.low.ll
define float @f(float %x) {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-no-jump-tables.src.ll
define float @f(float %x) "no-jump-tables"="true" {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-no-jump-tables.low.ll
define float @f(float %x) {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-thunk.src.ll
define float @f(float %x) "thunk"="" {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-thunk.low.ll
define float @f(float %x) {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-xray-instruction-threshold.src.ll
define float @f(float %x) "xray-instruction-threshold"="1" {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-xray-instruction-threshold.low.ll
define float @f(float %x) {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-aarch64-pstate-sm-enabled.src.ll
define float @f(float %x) "aarch64_pstate_sm_enabled"="" {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-aarch64-pstate-sm-enabled.low.ll
define float @f(float %x) {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-nvvm-kernel.src.ll
define float @f(float %x) "nvvm.kernel"="" {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-nvvm-kernel.low.ll
define float @f(float %x) {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-amdgpu-waves-per-eu.src.ll
define float @f(float %x) "amdgpu-waves-per-eu"="2,4" {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-amdgpu-waves-per-eu.low.ll
define float @f(float %x) {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-use-soft-float.src.ll
define float @f(float %x) "use-soft-float"="true" {
  %y = fadd float %x, %x
  ret float %y
}
;--- lost-use-soft-float.low.ll
define float @f(float %x) {
  %y = fadd float %x, %x
  ret float %y
}
;--- neutral-no-nans-fp-math.src.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- neutral-no-nans-fp-math.low.ll
define i32 @f(i32 %x) "no-nans-fp-math"="false" {
  ret i32 %x
}
;--- neutral-unsafe-fp-math.src.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- neutral-unsafe-fp-math.low.ll
define i32 @f(i32 %x) "unsafe-fp-math"="false" {
  ret i32 %x
}
;--- neutral-use-soft-float.src.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- neutral-use-soft-float.low.ll
define i32 @f(i32 %x) "use-soft-float"="false" {
  ret i32 %x
}
;--- neutral-frame-pointer.src.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- neutral-frame-pointer.low.ll
define i32 @f(i32 %x) "frame-pointer"="all" {
  ret i32 %x
}
;--- neutral-stack-protector-buffer-size.src.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- neutral-stack-protector-buffer-size.low.ll
define i32 @f(i32 %x) "stack-protector-buffer-size"="8" {
  ret i32 %x
}
;--- neutral-no-trapping-math.src.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- neutral-no-trapping-math.low.ll
define i32 @f(i32 %x) "no-trapping-math"="true" {
  ret i32 %x
}
;--- neutral-tune-cpu.src.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- neutral-tune-cpu.low.ll
define i32 @f(i32 %x) "tune-cpu"="generic" {
  ret i32 %x
}
;--- neutral-denormal-fp-math.src.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- neutral-denormal-fp-math.low.ll
define i32 @f(i32 %x) "denormal-fp-math"="ieee,ieee" {
  ret i32 %x
}
;--- claim-no-nans.src.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- claim-no-nans.low.ll
define i32 @f(i32 %x) "no-nans-fp-math"="true" {
  ret i32 %x
}
;--- claim-given-up.src.ll
define i32 @f(i32 %x) "no-nans-fp-math"="true" {
  ret i32 %x
}
;--- claim-given-up.low.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- other-value.src.ll
define i32 @f(i32 %x) "patchable-function-entry"="4" {
  ret i32 %x
}
;--- other-value.low.ll
define i32 @f(i32 %x) "patchable-function-entry"="2" {
  ret i32 %x
}
;--- unknown.src.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- unknown.low.ll
define i32 @f(i32 %x) "word-of-nobody"="1" {
  ret i32 %x
}
;--- unknown-on-both.src.ll
define i32 @f(i32 %x) "word-of-nobody"="1" {
  ret i32 %x
}
;--- unknown-on-both.low.ll
define i32 @f(i32 %x) "word-of-nobody"="1" {
  ret i32 %x
}
;--- unknown-in-source.src.ll
define i32 @f(i32 %x) "word-of-nobody" {
  ret i32 %x
}
;--- unknown-in-source.low.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- denormal-operands.src.ll
define i1 @f(float %x) "denormal-fp-math"="preserve-sign" {
  %c = fcmp oeq float %x, 0.0
  ret i1 %c
}
;--- denormal-operands.low.ll
define i1 @f(float %x) "denormal-fp-math"="preserve-sign" {
  %b = bitcast float %x to i32
  %s = shl i32 %b, 1
  %c = icmp eq i32 %s, 0
  ret i1 %c
}
;--- denormal-moves.src.ll
define float @f(ptr %p) "denormal-fp-math"="preserve-sign" {
  %x = load float, ptr %p
  ret float %x
}
;--- denormal-moves.low.ll
define float @f(ptr %p) "denormal-fp-math"="preserve-sign" {
  %x = load float, ptr %p, align 4
  ret float %x
}
