// What functions of the llvm dialect say of themselves and their arguments, in properties, in words that are passed through, and as
// attributes of others; flags that stand beside an attribute of another name. (LLVM Language Reference, "Function Attributes",
// "Parameter Attributes"; MLIR documentation, "'llvm' Dialect".)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 1 verify-lowering %t/lost-noduplicate.src.mlir --lowered %t/lost-noduplicate.low.mlir 2>/dev/null | FileCheck %s --check-prefix=LOST-NODUPLICATE
// LOST-NODUPLICATE: @f: refuted: attribute: the source has an attribute that the lowering has to keep
// RUN: expect-status 1 verify-lowering %t/lost-convergent.src.mlir --lowered %t/lost-convergent.low.mlir 2>/dev/null | FileCheck %s --check-prefix=LOST-CONVERGENT
// LOST-CONVERGENT: @f: refuted: attribute: the source has an attribute that the lowering has to keep
// RUN: expect-status 1 verify-lowering %t/lost-nobuiltin.src.mlir --lowered %t/lost-nobuiltin.low.mlir 2>/dev/null | FileCheck %s --check-prefix=LOST-NOBUILTIN
// LOST-NOBUILTIN: @f: refuted: attribute: the source has an attribute that the lowering has to keep
// RUN: expect-status 1 verify-lowering %t/lost-reqd-work-group-size.src.mlir --lowered %t/lost-reqd-work-group-size.low.mlir 2>/dev/null | FileCheck %s --check-prefix=LOST-REQD-WORK-GROUP-SIZE
// LOST-REQD-WORK-GROUP-SIZE: @f: refuted: attribute: the source has an attribute that the lowering has to keep
// RUN: expect-status 1 verify-lowering %t/lost-intel-reqd-sub-group-size.src.mlir --lowered %t/lost-intel-reqd-sub-group-size.low.mlir 2>/dev/null | FileCheck %s --check-prefix=LOST-INTEL-REQD-SUB-GROUP-SIZE
// LOST-INTEL-REQD-SUB-GROUP-SIZE: @f: refuted: attribute: the source has an attribute that the lowering has to keep
// RUN: expect-status 1 verify-lowering %t/lost-arm-streaming.src.mlir --lowered %t/lost-arm-streaming.low.mlir 2>/dev/null | FileCheck %s --check-prefix=LOST-ARM-STREAMING
// LOST-ARM-STREAMING: @f: refuted: attribute: the source has an attribute that the lowering has to keep
// RUN: expect-status 1 verify-lowering %t/lost-arm-new-za.src.mlir --lowered %t/lost-arm-new-za.low.mlir 2>/dev/null | FileCheck %s --check-prefix=LOST-ARM-NEW-ZA
// LOST-ARM-NEW-ZA: @f: refuted: attribute: the source has an attribute that the lowering has to keep
// RUN: expect-status 1 verify-lowering %t/lost-denormal-fp-math.src.mlir --lowered %t/lost-denormal-fp-math.low.mlir 2>/dev/null | FileCheck %s --check-prefix=LOST-DENORMAL-FP-MATH
// LOST-DENORMAL-FP-MATH: @f: refuted: attribute: the source has an attribute that the lowering has to keep
// RUN: expect-status 1 verify-lowering %t/lost-instrument-function-entry.src.mlir --lowered %t/lost-instrument-function-entry.low.mlir 2>/dev/null | FileCheck %s --check-prefix=LOST-INSTRUMENT-FUNCTION-ENTRY
// LOST-INSTRUMENT-FUNCTION-ENTRY: @f: refuted: attribute: the source has an attribute that the lowering has to keep
// RUN: verify-lowering %t/given-up-no-inline.src.mlir --lowered %t/given-up-no-inline.low.mlir 2>/dev/null | FileCheck %s --check-prefix=GIVEN-UP-NO-INLINE
// GIVEN-UP-NO-INLINE: @f: proved
// RUN: verify-lowering %t/given-up-always-inline.src.mlir --lowered %t/given-up-always-inline.low.mlir 2>/dev/null | FileCheck %s --check-prefix=GIVEN-UP-ALWAYS-INLINE
// GIVEN-UP-ALWAYS-INLINE: @f: proved
// RUN: verify-lowering %t/given-up-inline-hint.src.mlir --lowered %t/given-up-inline-hint.low.mlir 2>/dev/null | FileCheck %s --check-prefix=GIVEN-UP-INLINE-HINT
// GIVEN-UP-INLINE-HINT: @f: proved
// RUN: verify-lowering %t/given-up-no-unwind.src.mlir --lowered %t/given-up-no-unwind.low.mlir 2>/dev/null | FileCheck %s --check-prefix=GIVEN-UP-NO-UNWIND
// GIVEN-UP-NO-UNWIND: @f: proved
// RUN: verify-lowering %t/given-up-will-return.src.mlir --lowered %t/given-up-will-return.low.mlir 2>/dev/null | FileCheck %s --check-prefix=GIVEN-UP-WILL-RETURN
// GIVEN-UP-WILL-RETURN: @f: proved
// RUN: verify-lowering %t/given-up-frame-pointer.src.mlir --lowered %t/given-up-frame-pointer.low.mlir 2>/dev/null | FileCheck %s --check-prefix=GIVEN-UP-FRAME-POINTER
// GIVEN-UP-FRAME-POINTER: @f: proved
// RUN: verify-lowering %t/given-up-tune-cpu.src.mlir --lowered %t/given-up-tune-cpu.low.mlir 2>/dev/null | FileCheck %s --check-prefix=GIVEN-UP-TUNE-CPU
// GIVEN-UP-TUNE-CPU: @f: proved
// RUN: verify-lowering %t/given-up-prefer-vector-width.src.mlir --lowered %t/given-up-prefer-vector-width.low.mlir 2>/dev/null | FileCheck %s --check-prefix=GIVEN-UP-PREFER-VECTOR-WIDTH
// GIVEN-UP-PREFER-VECTOR-WIDTH: @f: proved
// RUN: verify-lowering %t/given-up-work-group-size-hint.src.mlir --lowered %t/given-up-work-group-size-hint.low.mlir 2>/dev/null | FileCheck %s --check-prefix=GIVEN-UP-WORK-GROUP-SIZE-HINT
// GIVEN-UP-WORK-GROUP-SIZE-HINT: @f: proved
// RUN: verify-lowering %t/same-in-other-words.src.mlir --lowered %t/same-in-other-words.low.mlir 2>/dev/null | FileCheck %s --check-prefix=SAME-IN-OTHER-WORDS
// SAME-IN-OTHER-WORDS: @f: proved
// RUN: verify-lowering %t/convergent-without-calls.src.mlir --lowered %t/convergent-without-calls.low.mlir 2>/dev/null | FileCheck %s --check-prefix=CONVERGENT-WITHOUT-CALLS
// CONVERGENT-WITHOUT-CALLS: @f: proved
// RUN: expect-status 1 verify-lowering %t/convergent-with-calls.src.mlir --lowered %t/convergent-with-calls.low.mlir 2>/dev/null | FileCheck %s --check-prefix=CONVERGENT-WITH-CALLS
// CONVERGENT-WITH-CALLS: @f: refuted: attribute: the source has an attribute that the lowering has to keep
// RUN: verify-lowering %t/foreign.src.mlir --lowered %t/foreign.low.mlir 2>/dev/null | FileCheck %s --check-prefix=FOREIGN
// FOREIGN: @f: proved
// RUN: expect-status 1 verify-lowering %t/func-mode.src.mlir --lowered %t/func-mode.low.mlir 2>/dev/null | FileCheck %s --check-prefix=FUNC-MODE
// FUNC-MODE: @f: refuted: attribute: the source has an attribute that the lowering has to keep
// RUN: verify-lowering %t/func-mode-kept.src.mlir --lowered %t/func-mode-kept.low.mlir 2>/dev/null | FileCheck %s --check-prefix=FUNC-MODE-KEPT
// FUNC-MODE-KEPT: @f: proved
// RUN: expect-status 1 verify-lowering %t/func-dso.src.mlir --lowered %t/func-dso.low.mlir 2>/dev/null | FileCheck %s --check-prefix=FUNC-DSO
// FUNC-DSO: @f: refuted: attribute: the lowering has a claim that its symbol is not another module's
// RUN: expect-status 1 verify-lowering %t/hidden-flag.src.mlir --lowered %t/hidden-flag.low.mlir 2>/dev/null | FileCheck %s --check-prefix=HIDDEN-FLAG
// HIDDEN-FLAG: @f: refuted
// RUN: verify-lowering %t/flag-of-another-name.src.mlir --lowered %t/flag-of-another-name.low.mlir 2>/dev/null | FileCheck %s --check-prefix=FLAG-OF-ANOTHER-NAME
// FLAG-OF-ANOTHER-NAME: @f: proved
// RUN: verify-lowering %t/argument-align-less.src.mlir --lowered %t/argument-align-less.low.mlir 2>/dev/null | FileCheck %s --check-prefix=ARGUMENT-ALIGN-LESS
// ARGUMENT-ALIGN-LESS: @f: proved
// RUN: expect-status 1 verify-lowering %t/argument-align-more.src.mlir --lowered %t/argument-align-more.low.mlir 2>/dev/null | FileCheck %s --check-prefix=ARGUMENT-ALIGN-MORE
// ARGUMENT-ALIGN-MORE: @f: refuted: attribute: the lowering claims of an argument
// RUN: verify-lowering %t/argument-bytes-fewer.src.mlir --lowered %t/argument-bytes-fewer.low.mlir 2>/dev/null | FileCheck %s --check-prefix=ARGUMENT-BYTES-FEWER
// ARGUMENT-BYTES-FEWER: @f: proved
// RUN: expect-status 1 verify-lowering %t/argument-bytes-more.src.mlir --lowered %t/argument-bytes-more.low.mlir 2>/dev/null | FileCheck %s --check-prefix=ARGUMENT-BYTES-MORE
// ARGUMENT-BYTES-MORE: @f: refuted: attribute: the lowering claims of an argument
// RUN: verify-lowering %t/argument-or-null.src.mlir --lowered %t/argument-or-null.low.mlir 2>/dev/null | FileCheck %s --check-prefix=ARGUMENT-OR-NULL
// ARGUMENT-OR-NULL: @f: proved
// RUN: expect-status 1 verify-lowering %t/argument-not-null.src.mlir --lowered %t/argument-not-null.low.mlir 2>/dev/null | FileCheck %s --check-prefix=ARGUMENT-NOT-NULL
// ARGUMENT-NOT-NULL: @f: refuted: attribute: the lowering claims of an argument
// RUN: verify-lowering %t/argument-reads-only.src.mlir --lowered %t/argument-reads-only.low.mlir 2>/dev/null | FileCheck %s --check-prefix=ARGUMENT-READS-ONLY
// ARGUMENT-READS-ONLY: @f: proved
// RUN: expect-status 1 verify-lowering %t/argument-touches-nothing.src.mlir --lowered %t/argument-touches-nothing.low.mlir 2>/dev/null | FileCheck %s --check-prefix=ARGUMENT-TOUCHES-NOTHING
// ARGUMENT-TOUCHES-NOTHING: @f: refuted: attribute: the lowering claims of an argument
// RUN: verify-lowering %t/argument-noundef-lost.src.mlir --lowered %t/argument-noundef-lost.low.mlir 2>/dev/null | FileCheck %s --check-prefix=ARGUMENT-NOUNDEF-LOST
// ARGUMENT-NOUNDEF-LOST: @f: proved
// RUN: expect-status 1 verify-lowering %t/argument-noundef-new.src.mlir --lowered %t/argument-noundef-new.low.mlir 2>/dev/null | FileCheck %s --check-prefix=ARGUMENT-NOUNDEF-NEW
// ARGUMENT-NOUNDEF-NEW: @f: refuted: attribute: the lowering claims of an argument

//--- lost-noduplicate.src.mlir
llvm.func @f(i32) -> i32 attributes {noduplicate}
//--- lost-noduplicate.low.mlir
llvm.func @f(i32) -> i32
//--- lost-convergent.src.mlir
llvm.func @f(i32) -> i32 attributes {convergent}
//--- lost-convergent.low.mlir
llvm.func @f(i32) -> i32
//--- lost-nobuiltin.src.mlir
llvm.func @f(i32) -> i32 attributes {nobuiltin}
//--- lost-nobuiltin.low.mlir
llvm.func @f(i32) -> i32
//--- lost-reqd-work-group-size.src.mlir
llvm.func @f(i32) -> i32 attributes {reqd_work_group_size = array<i32: 1, 2, 3>}
//--- lost-reqd-work-group-size.low.mlir
llvm.func @f(i32) -> i32
//--- lost-intel-reqd-sub-group-size.src.mlir
llvm.func @f(i32) -> i32 attributes {intel_reqd_sub_group_size = 8 : i32}
//--- lost-intel-reqd-sub-group-size.low.mlir
llvm.func @f(i32) -> i32
//--- lost-arm-streaming.src.mlir
llvm.func @f(i32) -> i32 attributes {arm_streaming}
//--- lost-arm-streaming.low.mlir
llvm.func @f(i32) -> i32
//--- lost-arm-new-za.src.mlir
llvm.func @f(i32) -> i32 attributes {arm_new_za}
//--- lost-arm-new-za.low.mlir
llvm.func @f(i32) -> i32
//--- lost-denormal-fp-math.src.mlir
llvm.func @f(i32) -> i32 attributes {denormal_fp_math = "preserve-sign,ieee"}
//--- lost-denormal-fp-math.low.mlir
llvm.func @f(i32) -> i32
//--- lost-instrument-function-entry.src.mlir
llvm.func @f(i32) -> i32 attributes {instrument_function_entry = "mcount"}
//--- lost-instrument-function-entry.low.mlir
llvm.func @f(i32) -> i32
//--- given-up-no-inline.src.mlir
llvm.func @f(i32) -> i32 attributes {no_inline}
//--- given-up-no-inline.low.mlir
llvm.func @f(i32) -> i32
//--- given-up-always-inline.src.mlir
llvm.func @f(i32) -> i32 attributes {always_inline}
//--- given-up-always-inline.low.mlir
llvm.func @f(i32) -> i32
//--- given-up-inline-hint.src.mlir
llvm.func @f(i32) -> i32 attributes {inline_hint}
//--- given-up-inline-hint.low.mlir
llvm.func @f(i32) -> i32
//--- given-up-no-unwind.src.mlir
llvm.func @f(i32) -> i32 attributes {no_unwind}
//--- given-up-no-unwind.low.mlir
llvm.func @f(i32) -> i32
//--- given-up-will-return.src.mlir
llvm.func @f(i32) -> i32 attributes {will_return}
//--- given-up-will-return.low.mlir
llvm.func @f(i32) -> i32
//--- given-up-frame-pointer.src.mlir
llvm.func @f(i32) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>}
//--- given-up-frame-pointer.low.mlir
llvm.func @f(i32) -> i32
//--- given-up-tune-cpu.src.mlir
llvm.func @f(i32) -> i32 attributes {tune_cpu = "generic"}
//--- given-up-tune-cpu.low.mlir
llvm.func @f(i32) -> i32
//--- given-up-prefer-vector-width.src.mlir
llvm.func @f(i32) -> i32 attributes {prefer_vector_width = "256"}
//--- given-up-prefer-vector-width.low.mlir
llvm.func @f(i32) -> i32
//--- given-up-work-group-size-hint.src.mlir
llvm.func @f(i32) -> i32 attributes {work_group_size_hint = array<i32: 1, 2, 3>}
//--- given-up-work-group-size-hint.low.mlir
llvm.func @f(i32) -> i32
//--- same-in-other-words.src.mlir
llvm.func @f(i32) -> i32 attributes {passthrough = [["denormal-fp-math", "preserve-sign,ieee"]]}
//--- same-in-other-words.low.mlir
llvm.func @f(i32) -> i32 attributes {denormal_fp_math = "preserve-sign,ieee"}
//--- convergent-without-calls.src.mlir
llvm.func @f(%x: i32) -> i32 attributes {convergent} {
  llvm.return %x : i32
}
//--- convergent-without-calls.low.mlir
llvm.func @f(%x: i32) -> i32 {
  llvm.return %x : i32
}
//--- convergent-with-calls.src.mlir
llvm.func @g()
llvm.func @f(%x: i32) -> i32 attributes {convergent} {
  llvm.call @g() : () -> ()
  llvm.return %x : i32
}
//--- convergent-with-calls.low.mlir
llvm.func @g()
llvm.func @f(%x: i32) -> i32 {
  llvm.call @g() : () -> ()
  llvm.return %x : i32
}
//--- foreign.src.mlir
llvm.func @f(i32) -> i32 attributes {somebody.s = 1 : i32}
//--- foreign.low.mlir
llvm.func @f(i32) -> i32
//--- func-mode.src.mlir
func.func @f(%x: i32) -> i32 attributes {passthrough = ["nomerge"]} {
  return %x : i32
}
//--- func-mode.low.mlir
llvm.func @f(%x: i32) -> i32 {
  llvm.return %x : i32
}
//--- func-mode-kept.src.mlir
func.func @f(%x: i32) -> i32 attributes {passthrough = ["nomerge"]} {
  return %x : i32
}
//--- func-mode-kept.low.mlir
llvm.func @f(%x: i32) -> i32 attributes {passthrough = ["nomerge"]} {
  llvm.return %x : i32
}
//--- func-dso.src.mlir
func.func private @f(i32) -> i32
//--- func-dso.low.mlir
llvm.func @f(i32) -> i32 attributes {dso_local, sym_visibility = "private"}
//--- hidden-flag.src.mlir
func.func @f(%x: f32) -> f32 {
  %y = arith.addf %x, %x : f32
  return %y : f32
}
//--- hidden-flag.low.mlir
llvm.func @f(%x: f32) -> f32 {
  %y = llvm.fadd %x, %x {fastmath = #arith.fastmath<none>, fastmathFlags = #llvm.fastmath<nnan>} : f32
  llvm.return %y : f32
}
//--- flag-of-another-name.src.mlir
func.func @f(%x: f32) -> f32 {
  %y = arith.addf %x, %x : f32
  return %y : f32
}
//--- flag-of-another-name.low.mlir
llvm.func @f(%x: f32) -> f32 {
  %y = llvm.fadd %x, %x {fastmath = #arith.fastmath<nnan>} : f32
  llvm.return %y : f32
}
//--- argument-align-less.src.mlir
llvm.func @f(!llvm.ptr {llvm.align = 16 : i64})
//--- argument-align-less.low.mlir
llvm.func @f(!llvm.ptr {llvm.align = 8 : i64})
//--- argument-align-more.src.mlir
llvm.func @f(!llvm.ptr {llvm.align = 8 : i64})
//--- argument-align-more.low.mlir
llvm.func @f(!llvm.ptr {llvm.align = 16 : i64})
//--- argument-bytes-fewer.src.mlir
llvm.func @f(!llvm.ptr {llvm.dereferenceable = 16 : i64})
//--- argument-bytes-fewer.low.mlir
llvm.func @f(!llvm.ptr {llvm.dereferenceable = 8 : i64})
//--- argument-bytes-more.src.mlir
llvm.func @f(!llvm.ptr {llvm.dereferenceable = 8 : i64})
//--- argument-bytes-more.low.mlir
llvm.func @f(!llvm.ptr {llvm.dereferenceable = 16 : i64})
//--- argument-or-null.src.mlir
llvm.func @f(!llvm.ptr {llvm.dereferenceable = 8 : i64})
//--- argument-or-null.low.mlir
llvm.func @f(!llvm.ptr {llvm.dereferenceable_or_null = 8 : i64})
//--- argument-not-null.src.mlir
llvm.func @f(!llvm.ptr {llvm.dereferenceable_or_null = 8 : i64})
//--- argument-not-null.low.mlir
llvm.func @f(!llvm.ptr {llvm.dereferenceable = 8 : i64})
//--- argument-reads-only.src.mlir
llvm.func @f(!llvm.ptr {llvm.readnone})
//--- argument-reads-only.low.mlir
llvm.func @f(!llvm.ptr {llvm.readonly})
//--- argument-touches-nothing.src.mlir
llvm.func @f(!llvm.ptr {llvm.readonly})
//--- argument-touches-nothing.low.mlir
llvm.func @f(!llvm.ptr {llvm.readnone})
//--- argument-noundef-lost.src.mlir
llvm.func @f(!llvm.ptr {llvm.noundef})
//--- argument-noundef-lost.low.mlir
llvm.func @f(!llvm.ptr )
//--- argument-noundef-new.src.mlir
llvm.func @f(!llvm.ptr )
//--- argument-noundef-new.low.mlir
llvm.func @f(!llvm.ptr {llvm.noundef})
