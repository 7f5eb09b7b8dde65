// A callee changes no object of its caller because it is given a copy of it, nor one that it is lent to read alone and that nobody
// else knows. (LLVM Language Reference, "Parameter Attributes": byval, readonly, readnone, captures)
//
// RUN: rm -rf %t && split-file %s %t
// No run tells against it; that the callee leaves the object alone is not proved yet.
// RUN: expect-status 2 verify-lowering %t/copied.src.ll --lowered %t/copied.low.ll --timeout=1 | FileCheck %s --check-prefix=COPIED
// COPIED: @f: unknown: return-value
// RUN: expect-status 2 verify-lowering %t/copied_at_the_call.src.ll --lowered %t/copied_at_the_call.low.ll --timeout=1 | FileCheck %s --check-prefix=COPIED-AT-THE-CALL
// COPIED-AT-THE-CALL: @f: unknown: return-value
// RUN: expect-status 2 verify-lowering %t/copied_twice.src.ll --lowered %t/copied_twice.low.ll --timeout=1 | FileCheck %s --check-prefix=COPIED-TWICE
// COPIED-TWICE: @f: unknown: return-value
// RUN: expect-status 1 verify-lowering %t/not_copied.src.ll --lowered %t/not_copied.low.ll | FileCheck %s --check-prefix=NOT-COPIED
// NOT-COPIED: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/copied_and_passed.src.ll --lowered %t/copied_and_passed.low.ll | FileCheck %s --check-prefix=COPIED-AND-PASSED
// COPIED-AND-PASSED: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/copied_then_passed.src.ll --lowered %t/copied_then_passed.low.ll | FileCheck %s --check-prefix=COPIED-THEN-PASSED
// COPIED-THEN-PASSED: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/passed_then_copied.src.ll --lowered %t/passed_then_copied.low.ll | FileCheck %s --check-prefix=PASSED-THEN-COPIED
// PASSED-THEN-COPIED: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/other_copy.src.ll --lowered %t/other_copy.low.ll | FileCheck %s --check-prefix=OTHER-COPY
// OTHER-COPY: @f: refuted: call-
// Wrong: the copy leads to the object. No run has a callee that follows the pointer.
// RUN: expect-status 2 verify-lowering %t/address_in_the_copy.src.ll --lowered %t/address_in_the_copy.low.ll --timeout=1 | FileCheck %s --check-prefix=ADDRESS-IN-THE-COPY
// ADDRESS-IN-THE-COPY: @f: unknown: return-value
// RUN: expect-status 1 verify-lowering %t/copy_of_others_memory.src.ll --lowered %t/copy_of_others_memory.low.ll | FileCheck %s --check-prefix=COPY-OF-OTHERS-MEMORY
// COPY-OF-OTHERS-MEMORY: @f: refuted: address
// RUN: expect-status 2 verify-lowering %t/copied_in_part.src.ll --lowered %t/copied_in_part.low.ll --timeout=1 | FileCheck %s --check-prefix=COPIED-IN-PART
// COPIED-IN-PART: @f: unknown: return-value
// Neither does any of these.
// RUN: expect-status 2 verify-lowering %t/read.src.ll --lowered %t/read.low.ll --timeout=1 | FileCheck %s --check-prefix=READ
// READ: @f: unknown: return-value
// RUN: expect-status 2 verify-lowering %t/read_then_others.src.ll --lowered %t/read_then_others.low.ll --timeout=1 | FileCheck %s --check-prefix=READ-THEN-OTHERS
// READ-THEN-OTHERS: @f: unknown: return-value
// RUN: expect-status 2 verify-lowering %t/read_at_the_call.src.ll --lowered %t/read_at_the_call.low.ll --timeout=1 | FileCheck %s --check-prefix=READ-AT-THE-CALL
// READ-AT-THE-CALL: @f: unknown: return-value
// RUN: expect-status 2 verify-lowering %t/claimed_half_by_the_call.src.ll --lowered %t/claimed_half_by_the_call.low.ll --timeout=1 | FileCheck %s --check-prefix=CLAIMED-HALF-BY-THE-CALL
// CLAIMED-HALF-BY-THE-CALL: @f: unknown: return-value
// RUN: expect-status 2 verify-lowering %t/not_even_read.src.ll --lowered %t/not_even_read.low.ll --timeout=1 | FileCheck %s --check-prefix=NOT-EVEN-READ
// NOT-EVEN-READ: @f: unknown: return-value
// RUN: expect-status 2 verify-lowering %t/read_twice.src.ll --lowered %t/read_twice.low.ll --timeout=1 | FileCheck %s --check-prefix=READ-TWICE
// READ-TWICE: @f: unknown: return-value
// RUN: expect-status 1 verify-lowering %t/not_only_read.src.ll --lowered %t/not_only_read.low.ll | FileCheck %s --check-prefix=NOT-ONLY-READ
// NOT-ONLY-READ: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/written_by_the_other.src.ll --lowered %t/written_by_the_other.low.ll | FileCheck %s --check-prefix=WRITTEN-BY-THE-OTHER
// WRITTEN-BY-THE-OTHER: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/written_by_the_first.src.ll --lowered %t/written_by_the_first.low.ll | FileCheck %s --check-prefix=WRITTEN-BY-THE-FIRST
// WRITTEN-BY-THE-FIRST: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/captured_by_the_other.src.ll --lowered %t/captured_by_the_other.low.ll | FileCheck %s --check-prefix=CAPTURED-BY-THE-OTHER
// CAPTURED-BY-THE-OTHER: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/read_and_captured.src.ll --lowered %t/read_and_captured.low.ll | FileCheck %s --check-prefix=READ-AND-CAPTURED
// READ-AND-CAPTURED: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/known_before.src.ll --lowered %t/known_before.low.ll | FileCheck %s --check-prefix=KNOWN-BEFORE
// KNOWN-BEFORE: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/stored_before.src.ll --lowered %t/stored_before.low.ll | FileCheck %s --check-prefix=STORED-BEFORE
// STORED-BEFORE: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/written_later.src.ll --lowered %t/written_later.low.ll | FileCheck %s --check-prefix=WRITTEN-LATER
// WRITTEN-LATER: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/others_may_write_it.src.ll --lowered %t/others_may_write_it.low.ll | FileCheck %s --check-prefix=OTHERS-MAY-WRITE-IT
// OTHERS-MAY-WRITE-IT: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/reads_other.src.ll --lowered %t/reads_other.low.ll | FileCheck %s --check-prefix=READS-OTHER
// READS-OTHER: @f: refuted: call-memory

//--- copied.src.ll
declare void @bv(ptr byval(i32))
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @bv(ptr byval(i32) %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- copied.low.ll
declare void @bv(ptr byval(i32))
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @bv(ptr byval(i32) %a)
  ret i32 5
}

//--- copied_at_the_call.src.ll
declare void @bv(ptr)
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @bv(ptr byval(i32) %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- copied_at_the_call.low.ll
declare void @bv(ptr)
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @bv(ptr byval(i32) %a)
  ret i32 5
}

//--- copied_twice.src.ll
declare void @bv(ptr byval(i32))
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @bv(ptr byval(i32) %a)
  call void @bv(ptr byval(i32) %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- copied_twice.low.ll
declare void @bv(ptr byval(i32))
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @bv(ptr byval(i32) %a)
  call void @bv(ptr byval(i32) %a)
  ret i32 5
}

//--- not_copied.src.ll
declare void @bv(ptr)
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @bv(ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- not_copied.low.ll
declare void @bv(ptr)
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @bv(ptr %a)
  ret i32 5
}

//--- copied_and_passed.src.ll
declare void @bv(ptr byval(i32), ptr)
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @bv(ptr byval(i32) %a, ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- copied_and_passed.low.ll
declare void @bv(ptr byval(i32), ptr)
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @bv(ptr byval(i32) %a, ptr %a)
  ret i32 5
}

//--- copied_then_passed.src.ll
declare void @bv(ptr byval(i32))
declare void @use(ptr)
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @bv(ptr byval(i32) %a)
  call void @use(ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- copied_then_passed.low.ll
declare void @bv(ptr byval(i32))
declare void @use(ptr)
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @bv(ptr byval(i32) %a)
  call void @use(ptr %a)
  ret i32 5
}

//--- passed_then_copied.src.ll
declare void @bv(ptr byval(i32))
declare void @use(ptr)
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @use(ptr %a)
  store i32 5, ptr %a
  call void @bv(ptr byval(i32) %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- passed_then_copied.low.ll
declare void @bv(ptr byval(i32))
declare void @use(ptr)
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @use(ptr %a)
  store i32 5, ptr %a
  call void @bv(ptr byval(i32) %a)
  ret i32 5
}

//--- other_copy.src.ll
declare void @bv(ptr byval(i32))
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @bv(ptr byval(i32) %a)
  ret i32 5
}
//--- other_copy.low.ll
declare void @bv(ptr byval(i32))
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 6, ptr %a
  call void @bv(ptr byval(i32) %a)
  ret i32 5
}

//--- address_in_the_copy.src.ll
declare void @bv(ptr byval(ptr))
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  %h = alloca ptr
  store ptr %a, ptr %h
  call void @bv(ptr byval(ptr) %h)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- address_in_the_copy.low.ll
declare void @bv(ptr byval(ptr))
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  %h = alloca ptr
  store ptr %a, ptr %h
  call void @bv(ptr byval(ptr) %h)
  ret i32 5
}

//--- copy_of_others_memory.src.ll
declare void @bv(ptr byval(i32))
define i32 @f(ptr %p) {
  call void @bv(ptr byval(i32) %p)
  %v = load i32, ptr %p
  ret i32 %v
}
//--- copy_of_others_memory.low.ll
declare void @bv(ptr byval(i32))
define i32 @f(ptr %p) {
  %v = load i32, ptr %p
  call void @bv(ptr byval(i32) %p)
  ret i32 %v
}

//--- copied_in_part.src.ll
declare void @bv(ptr byval(i8))

define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @bv(ptr byval(i8) %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- copied_in_part.low.ll
declare void @bv(ptr byval(i8))

define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @bv(ptr byval(i8) %a)
  ret i32 5
}

//--- read.src.ll
declare void @rd(ptr readonly captures(none))
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @rd(ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- read.low.ll
declare void @rd(ptr readonly captures(none))
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @rd(ptr %a)
  ret i32 5
}

//--- read_then_others.src.ll
declare void @rd(ptr readonly captures(none))
declare void @ext()
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @rd(ptr %a)
  call void @ext()
  %v = load i32, ptr %a
  ret i32 %v
}
//--- read_then_others.low.ll
declare void @rd(ptr readonly captures(none))
declare void @ext()
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @rd(ptr %a)
  call void @ext()
  ret i32 5
}

//--- read_at_the_call.src.ll
declare void @rd(ptr)
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @rd(ptr readonly captures(none) %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- read_at_the_call.low.ll
declare void @rd(ptr)
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @rd(ptr readonly captures(none) %a)
  ret i32 5
}

//--- claimed_half_by_the_call.src.ll
declare void @rd(ptr readonly)
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @rd(ptr captures(none) %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- claimed_half_by_the_call.low.ll
declare void @rd(ptr readonly)
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @rd(ptr captures(none) %a)
  ret i32 5
}

//--- not_even_read.src.ll
declare void @rd(ptr readnone captures(none))
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @rd(ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- not_even_read.low.ll
declare void @rd(ptr readnone captures(none))
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @rd(ptr %a)
  ret i32 5
}

//--- read_twice.src.ll
declare void @rd(ptr readonly captures(none), ptr readonly captures(none))
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @rd(ptr %a, ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- read_twice.low.ll
declare void @rd(ptr readonly captures(none), ptr readonly captures(none))
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @rd(ptr %a, ptr %a)
  ret i32 5
}

//--- not_only_read.src.ll
declare void @rd(ptr captures(none))
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @rd(ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- not_only_read.low.ll
declare void @rd(ptr captures(none))
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @rd(ptr %a)
  ret i32 5
}

//--- written_by_the_other.src.ll
declare void @rd(ptr readonly captures(none), ptr captures(none))
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @rd(ptr %a, ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- written_by_the_other.low.ll
declare void @rd(ptr readonly captures(none), ptr captures(none))
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @rd(ptr %a, ptr %a)
  ret i32 5
}

//--- written_by_the_first.src.ll
declare void @rd(ptr captures(none), ptr readonly captures(none))
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @rd(ptr %a, ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- written_by_the_first.low.ll
declare void @rd(ptr captures(none), ptr readonly captures(none))
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @rd(ptr %a, ptr %a)
  ret i32 5
}

//--- captured_by_the_other.src.ll
declare void @rd(ptr readonly captures(none), ptr readonly)
declare void @ext()
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @rd(ptr %a, ptr %a)
  call void @ext()
  %v = load i32, ptr %a
  ret i32 %v
}
//--- captured_by_the_other.low.ll
declare void @rd(ptr readonly captures(none), ptr readonly)
declare void @ext()
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @rd(ptr %a, ptr %a)
  call void @ext()
  ret i32 5
}

//--- read_and_captured.src.ll
declare void @rd(ptr readonly)
declare void @ext()
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @rd(ptr %a)
  call void @ext()
  %v = load i32, ptr %a
  ret i32 %v
}
//--- read_and_captured.low.ll
declare void @rd(ptr readonly)
declare void @ext()
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @rd(ptr %a)
  call void @ext()
  ret i32 5
}

//--- known_before.src.ll
declare void @rd(ptr readonly captures(none))
declare void @use(ptr)
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @use(ptr %a)
  store i32 5, ptr %a
  call void @rd(ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- known_before.low.ll
declare void @rd(ptr readonly captures(none))
declare void @use(ptr)
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @use(ptr %a)
  store i32 5, ptr %a
  call void @rd(ptr %a)
  ret i32 5
}

//--- stored_before.src.ll
@g = external global ptr
declare void @rd(ptr readonly captures(none))
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  store ptr %a, ptr @g
  call void @rd(ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- stored_before.low.ll
@g = external global ptr
declare void @rd(ptr readonly captures(none))
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  store ptr %a, ptr @g
  call void @rd(ptr %a)
  ret i32 5
}

//--- written_later.src.ll
declare void @rd(ptr readonly captures(none))
declare void @use(ptr)
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @rd(ptr %a)
  call void @use(ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- written_later.low.ll
declare void @rd(ptr readonly captures(none))
declare void @use(ptr)
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @rd(ptr %a)
  call void @use(ptr %a)
  ret i32 5
}

//--- others_may_write_it.src.ll
declare void @rd(ptr readonly captures(none))
define i32 @f(ptr %p) {
  %v0 = load i32, ptr %p
  call void @rd(ptr %p)
  %v = load i32, ptr %p
  ret i32 %v
}
//--- others_may_write_it.low.ll
declare void @rd(ptr readonly captures(none))
define i32 @f(ptr %p) {
  %v = load i32, ptr %p
  call void @rd(ptr %p)
  ret i32 %v
}

//--- reads_other.src.ll
declare void @rd(ptr readonly captures(none))
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 5, ptr %a
  call void @rd(ptr %a)
  ret i32 5
}
//--- reads_other.low.ll
declare void @rd(ptr readonly captures(none))
define i32 @f(ptr %p) {
  %a = alloca i32
  store i32 6, ptr %a
  call void @rd(ptr %a)
  ret i32 5
}
