// The callee has a copy of what is passed by value, made before the call: what it writes is not seen by the caller, what others
// write is not seen by it. Which object a copy was made of nobody sees: its bytes count.
// (LLVM Language Reference, "Parameter Attributes", byval.)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/read_before.src.ll --lowered %t/read_before.low.ll | FileCheck %s --check-prefix=READ-BEFORE
// READ-BEFORE: @f: proved
// RUN: expect-status 1 verify-lowering %t/read_after.src.ll --lowered %t/read_after.low.ll | FileCheck %s --check-prefix=READ-AFTER
// READ-AFTER: @f: refuted: return-value
// RUN: expect-status 0 verify-lowering %t/write_is_lost.src.ll --lowered %t/write_is_lost.low.ll | FileCheck %s --check-prefix=WRITE-IS-LOST
// WRITE-IS-LOST: @f: proved
// RUN: expect-status 1 verify-lowering %t/write_kept.src.ll --lowered %t/write_kept.low.ll | FileCheck %s --check-prefix=WRITE-KEPT
// WRITE-KEPT: @f: refuted: access
// RUN: expect-status 0 verify-lowering %t/read_for_nothing.src.ll --lowered %t/read_for_nothing.low.ll | FileCheck %s --check-prefix=READ-FOR-NOTHING
// READ-FOR-NOTHING: @f: proved
// RUN: expect-status 2 verify-lowering %t/read_too_much.src.ll --lowered %t/read_too_much.low.ll | FileCheck %s --check-prefix=READ-TOO-MUCH
// READ-TOO-MUCH: @f: unknown: access
// RUN: expect-status 0 verify-lowering %t/whole_of_structure.src.ll --lowered %t/whole_of_structure.low.ll | FileCheck %s --check-prefix=WHOLE-OF-STRUCTURE
// WHOLE-OF-STRUCTURE: @f: proved
// RUN: expect-status 0 verify-lowering %t/alignment.src.ll --lowered %t/alignment.low.ll | FileCheck %s --check-prefix=ALIGNMENT
// ALIGNMENT: @f: proved
// RUN: expect-status 1 verify-lowering %t/alignment_too_large.src.ll --lowered %t/alignment_too_large.low.ll | FileCheck %s --check-prefix=ALIGNMENT-TOO-LARGE
// ALIGNMENT-TOO-LARGE: @f: refuted: alignment
// RUN: expect-status 0 verify-lowering %t/two_copies.src.ll --lowered %t/two_copies.low.ll | FileCheck %s --check-prefix=TWO-COPIES
// TWO-COPIES: @f: proved
// RUN: expect-status 1 verify-lowering %t/two_copies_as_one.src.ll --lowered %t/two_copies_as_one.low.ll | FileCheck %s --check-prefix=TWO-COPIES-AS-ONE
// TWO-COPIES-AS-ONE: @f: refuted: return-value
// RUN: expect-status 0 verify-lowering %t/in_loop.src.ll --lowered %t/in_loop.low.ll | FileCheck %s --check-prefix=IN-LOOP
// IN-LOOP: @f: proved
// RUN: expect-status 1 verify-lowering %t/counted_up.src.ll --lowered %t/counted_up.low.ll | FileCheck %s --check-prefix=COUNTED-UP
// COUNTED-UP: @f: refuted: return-value
// RUN: expect-status 0 verify-lowering %t/promoted.src.ll --lowered %t/promoted.low.ll | FileCheck %s --check-prefix=PROMOTED
// PROMOTED: @g: proved
// PROMOTED: @f: proved
// RUN: expect-status 1 verify-lowering %t/lost_by_both.src.ll --lowered %t/lost_by_both.low.ll | FileCheck %s --check-prefix=LOST-BY-BOTH
// LOST-BY-BOTH: @f: refuted
// RUN: expect-status 0 verify-lowering %t/lost_by_both_read_only.src.ll --lowered %t/lost_by_both_read_only.low.ll | FileCheck %s --check-prefix=LOST-BY-BOTH-READ-ONLY
// LOST-BY-BOTH-READ-ONLY: @f: proved
// RUN: expect-status 0 verify-lowering %t/other_object.src.ll --lowered %t/other_object.low.ll | FileCheck %s --check-prefix=OTHER-OBJECT
// OTHER-OBJECT: @f: proved
// RUN: expect-status 1 verify-lowering %t/other_bytes.src.ll --lowered %t/other_bytes.low.ll | FileCheck %s --check-prefix=OTHER-BYTES
// OTHER-BYTES: @f: refuted: call-argument: byte 0 of the copy that is passed as argument 0 differs
// RUN: expect-status 0 verify-lowering %t/same_object.src.ll --lowered %t/same_object.low.ll | FileCheck %s --check-prefix=SAME-OBJECT
// SAME-OBJECT: @f: proved
// RUN: expect-status 0 verify-lowering %t/kept_call.src.ll --lowered %t/kept_call.low.ll | FileCheck %s --check-prefix=KEPT-CALL
// KEPT-CALL: @g: proved
// KEPT-CALL: @f: proved
// RUN: expect-status 1 verify-lowering %t/pointer_passed.src.ll --lowered %t/pointer_passed.low.ll | FileCheck %s --check-prefix=POINTER-PASSED
// POINTER-PASSED: @g: refuted: attribute
// RUN: expect-status 1 verify-lowering %t/another_value.src.ll --lowered %t/another_value.low.ll | FileCheck %s --check-prefix=ANOTHER-VALUE
// ANOTHER-VALUE: @f: refuted: call-argument: byte 0 of the copy that is passed as argument 0 differs
// RUN: expect-status 1 verify-lowering %t/fewer_bytes.src.ll --lowered %t/fewer_bytes.low.ll | FileCheck %s --check-prefix=FEWER-BYTES
// FEWER-BYTES: @f: refuted: call-argument: byte 0 of the copy that is passed as argument 0 differs
// RUN: expect-status 1 verify-lowering %t/never_written.src.ll --lowered %t/never_written.low.ll | FileCheck %s --check-prefix=NEVER-WRITTEN
// NEVER-WRITTEN: @f: refuted: call-memory: at the call of @h byte 0 of a new buffer of 8 bytes is undefined in the lowering, but not in the
// RUN: expect-status 1 verify-lowering %t/copied_from_null.src.ll --lowered %t/copied_from_null.low.ll | FileCheck %s --check-prefix=COPIED-FROM-NULL
// COPIED-FROM-NULL: @f: refuted: call-argument: byte 0 of the copy that is passed as argument 0 differs
// RUN: expect-status 1 verify-lowering %t/changed_before.src.ll --lowered %t/changed_before.low.ll | FileCheck %s --check-prefix=CHANGED-BEFORE
// CHANGED-BEFORE: @f: refuted: call-argument: byte 0 of the copy that is passed as argument 0 differs
// RUN: expect-status 1 verify-lowering %t/first_twice.src.ll --lowered %t/first_twice.low.ll | FileCheck %s --check-prefix=FIRST-TWICE
// FIRST-TWICE: @f: refuted: call-argument: byte 0 of the copy that is passed as argument 0 differs
// RUN: expect-status 1 verify-lowering %t/fields_exchanged.src.ll --lowered %t/fields_exchanged.low.ll | FileCheck %s --check-prefix=FIELDS-EXCHANGED
// FIELDS-EXCHANGED: @f: refuted: call-argument: byte 0 of the copy that is passed as argument 0 differs
// RUN: expect-status 0 verify-lowering %t/copied_from_argument.src.ll --lowered %t/copied_from_argument.low.ll | FileCheck %s --check-prefix=COPIED-FROM-ARGUMENT
// COPIED-FROM-ARGUMENT: @f: proved
// RUN: expect-status 0 verify-lowering %t/written_by_halves.src.ll --lowered %t/written_by_halves.low.ll | FileCheck %s --check-prefix=WRITTEN-BY-HALVES
// WRITTEN-BY-HALVES: @f: proved
// RUN: expect-status 0 verify-lowering %t/pointer_copied.src.ll --lowered %t/pointer_copied.low.ll | FileCheck %s --check-prefix=POINTER-COPIED
// POINTER-COPIED: @f: proved

//--- read_before.src.ll
define internal i32 @g(ptr byval(i32) %p, ptr %q) {
  store i32 7, ptr %q
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @f(ptr %p) {
  %v = call i32 @g(ptr byval(i32) %p, ptr %p)
  ret i32 %v
}
//--- read_before.low.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p
  store i32 7, ptr %p
  ret i32 %v
}
//--- read_after.src.ll
define internal i32 @g(ptr byval(i32) %p, ptr %q) {
  store i32 7, ptr %q
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @f(ptr %p) {
  %v = call i32 @g(ptr byval(i32) %p, ptr %p)
  ret i32 %v
}
//--- read_after.low.ll
define i32 @f(ptr %p) {
  store i32 7, ptr %p
  ret i32 7
}
//--- write_is_lost.src.ll
define internal void @g(ptr byval(i32) %p) {
  store i32 7, ptr %p
  ret void
}
define void @f(ptr %p) {
  call void @g(ptr byval(i32) %p)
  ret void
}
//--- write_is_lost.low.ll
define void @f(ptr %p) {
  ret void
}
//--- write_kept.src.ll
define internal void @g(ptr byval(i32) %p) {
  store i32 7, ptr %p
  ret void
}
define void @f(ptr %p) {
  call void @g(ptr byval(i32) %p)
  ret void
}
//--- write_kept.low.ll
define void @f(ptr %p) {
  store i32 7, ptr %p
  ret void
}
//--- read_for_nothing.src.ll
define internal void @g(ptr byval(i32) %p) {
  store i32 7, ptr %p
  ret void
}
define void @f(ptr %p) {
  call void @g(ptr byval(i32) %p)
  ret void
}
//--- read_for_nothing.low.ll
define void @f(ptr %p) {
  %v = load i32, ptr %p
  ret void
}
//--- read_too_much.src.ll
define internal void @g(ptr byval(i32) %p) {
  store i32 7, ptr %p
  ret void
}
define void @f(ptr %p) {
  call void @g(ptr byval(i32) %p)
  ret void
}
//--- read_too_much.low.ll
define void @f(ptr %p) {
  %v = load i64, ptr %p, align 1
  ret void
}
//--- whole_of_structure.src.ll
define internal void @g(ptr byval({ i32, i32 }) %p) {
  store i32 7, ptr %p
  ret void
}
define void @f(ptr %p) {
  call void @g(ptr byval({ i32, i32 }) %p)
  ret void
}
//--- whole_of_structure.low.ll
define void @f(ptr %p) {
  %v = load i64, ptr %p, align 4
  ret void
}
//--- alignment.src.ll
define internal i32 @g(ptr byval(i32) align 8 %p) {
  %v = load i32, ptr %p, align 8
  ret i32 %v
}
define i32 @f(ptr %p) {
  %v = call i32 @g(ptr byval(i32) align 8 %p)
  ret i32 %v
}
//--- alignment.low.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, align 8
  ret i32 %v
}
//--- alignment_too_large.src.ll
define internal i32 @g(ptr byval(i32) align 8 %p) {
  %v = load i32, ptr %p, align 8
  ret i32 %v
}
define i32 @f(ptr %p) {
  %v = call i32 @g(ptr byval(i32) align 8 %p)
  ret i32 %v
}
//--- alignment_too_large.low.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, align 16
  ret i32 %v
}
//--- two_copies.src.ll
define internal i32 @g(ptr byval(i32) %p, ptr byval(i32) %q) {
  store i32 1, ptr %p
  %v = load i32, ptr %q
  ret i32 %v
}
define i32 @f(ptr %p) {
  %v = call i32 @g(ptr byval(i32) %p, ptr byval(i32) %p)
  ret i32 %v
}
//--- two_copies.low.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p
  ret i32 %v
}
//--- two_copies_as_one.src.ll
define internal i32 @g(ptr byval(i32) %p, ptr byval(i32) %q) {
  store i32 1, ptr %p
  %v = load i32, ptr %q
  ret i32 %v
}
define i32 @f(ptr %p) {
  %v = call i32 @g(ptr byval(i32) %p, ptr byval(i32) %p)
  ret i32 %v
}
//--- two_copies_as_one.low.ll
define i32 @f(ptr %p) {
  ret i32 1
}
//--- in_loop.src.ll
define internal i32 @g(ptr byval(i32) %p) {
  %v = load i32, ptr %p
  %w = add i32 %v, 1
  store i32 %w, ptr %p
  ret i32 %w
}
define i32 @f(ptr %p) {
  %a = call i32 @g(ptr byval(i32) %p)
  %b = call i32 @g(ptr byval(i32) %p)
  %s = add i32 %a, %b
  ret i32 %s
}
//--- in_loop.low.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p
  %w = add i32 %v, 1
  %s = add i32 %w, %w
  ret i32 %s
}
//--- counted_up.src.ll
define internal i32 @g(ptr byval(i32) %p) {
  %v = load i32, ptr %p
  %w = add i32 %v, 1
  store i32 %w, ptr %p
  ret i32 %w
}
define i32 @f(ptr %p) {
  %a = call i32 @g(ptr byval(i32) %p)
  %b = call i32 @g(ptr byval(i32) %p)
  %s = add i32 %a, %b
  ret i32 %s
}
//--- counted_up.low.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p
  %w = add i32 %v, 1
  %x = add i32 %v, 2
  %s = add i32 %w, %x
  ret i32 %s
}
//--- promoted.src.ll
define internal void @g(ptr byval(i32) %p) {
  store i32 7, ptr %p
  ret void
}
define void @f(ptr %p) {
  call void @g(ptr byval(i32) %p)
  ret void
}
//--- promoted.low.ll
define internal void @g(i32 %v) {
  ret void
}
define void @f(ptr %p) {
  %v = load i32, ptr %p
  call void @g(i32 %v)
  ret void
}
//--- lost_by_both.src.ll
define internal void @g(ptr byval(i32) %p) {
  store i32 7, ptr %p
  ret void
}
define void @f(ptr %p) {
  call void @g(ptr byval(i32) %p)
  ret void
}
//--- lost_by_both.low.ll
define internal void @g(ptr %p) {
  store i32 7, ptr %p
  ret void
}
define void @f(ptr %p) {
  call void @g(ptr %p)
  ret void
}
//--- lost_by_both_read_only.src.ll
define internal i32 @g(ptr byval(i32) %p) {
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @f(ptr %p) {
  %v = call i32 @g(ptr byval(i32) %p)
  ret i32 %v
}
//--- lost_by_both_read_only.low.ll
define internal i32 @g(ptr %p) {
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @f(ptr %p) {
  %v = call i32 @g(ptr %p)
  ret i32 %v
}
//--- other_object.src.ll
declare void @h(ptr byval(i64))
define void @f() {
  %p = alloca i64
  store i64 5, ptr %p
  call void @h(ptr byval(i64) %p)
  ret void
}
//--- other_object.low.ll
@k = private constant i64 5
declare void @h(ptr byval(i64))
define void @f() {
  call void @h(ptr byval(i64) @k)
  ret void
}
//--- other_bytes.src.ll
declare void @h(ptr byval(i64))
define void @f() {
  %p = alloca i64
  store i64 5, ptr %p
  call void @h(ptr byval(i64) %p)
  ret void
}
//--- other_bytes.low.ll
@k = private constant i64 6
declare void @h(ptr byval(i64))
define void @f() {
  call void @h(ptr byval(i64) @k)
  ret void
}
//--- same_object.src.ll
@k = private constant i64 5
declare void @h(ptr byval(i64))
define void @f() {
  call void @h(ptr byval(i64) @k)
  ret void
}
//--- same_object.low.ll
@k = private constant i64 5
declare void @h(ptr byval(i64))
define void @f() {
  call void @h(ptr byval(i64) @k)
  ret void
}
//--- kept_call.src.ll
define internal void @g(ptr byval(i32) %p) {
  store i32 7, ptr %p
  ret void
}
define void @f(ptr %p) {
  call void @g(ptr byval(i32) %p)
  ret void
}
//--- kept_call.low.ll
define internal void @g(ptr byval(i32) %p) {
  store i32 7, ptr %p
  ret void
}
define void @f(ptr %p) {
  call void @g(ptr byval(i32) %p)
  ret void
}
//--- pointer_passed.src.ll
define void @g(ptr byval(i32) %p) {
  store i32 7, ptr %p
  ret void
}
define void @f(ptr %p) {
  call void @g(ptr byval(i32) %p)
  ret void
}
//--- pointer_passed.low.ll
define void @g(ptr %p) {
  store i32 7, ptr %p
  ret void
}
define void @f(ptr %p) {
  call void @g(ptr %p)
  ret void
}

//--- another_value.src.ll
declare void @h(ptr byval(i64))
define void @f(i64 %x, ptr %q) {
  %p = alloca i64
  store i64 5, ptr %p
  call void @h(ptr byval(i64) %p)
  ret void
}

//--- another_value.low.ll
@k = private constant i64 6
declare void @h(ptr byval(i64))
define void @f(i64 %x, ptr %q) {
  call void @h(ptr byval(i64) @k)
  ret void
}

//--- fewer_bytes.src.ll
declare void @h(ptr byval(i64))
define void @f(i64 %x, ptr %q) {
  %p = alloca i64
  store i64 5, ptr %p
  call void @h(ptr byval(i64) %p)
  ret void
}

//--- fewer_bytes.low.ll
@k = private constant i32 5
declare void @h(ptr byval(i64))
define void @f(i64 %x, ptr %q) {
  call void @h(ptr byval(i64) @k)
  ret void
}

//--- never_written.src.ll
declare void @h(ptr byval(i64))
define void @f(i64 %x, ptr %q) {
  %p = alloca i64
  store i64 5, ptr %p
  call void @h(ptr byval(i64) %p)
  ret void
}

//--- never_written.low.ll
declare void @h(ptr byval(i64))
define void @f(i64 %x, ptr %q) {
  %p = alloca i64
  call void @h(ptr byval(i64) %p)
  ret void
}

//--- copied_from_null.src.ll
declare void @h(ptr byval(i64))
define void @f(i64 %x, ptr %q) {
  %p = alloca i64
  store i64 5, ptr %p
  call void @h(ptr byval(i64) %p)
  ret void
}

//--- copied_from_null.low.ll
declare void @h(ptr byval(i64))
define void @f(i64 %x, ptr %q) {
  call void @h(ptr byval(i64) null)
  ret void
}

//--- changed_before.src.ll
declare void @h(ptr byval(i64))
define void @f(i64 %x, ptr %q) {
  %p = alloca i64
  %v = load i64, ptr %q
  store i64 %v, ptr %p
  store i64 0, ptr %q
  call void @h(ptr byval(i64) %p)
  ret void
}

//--- changed_before.low.ll
declare void @h(ptr byval(i64))
define void @f(i64 %x, ptr %q) {
  store i64 0, ptr %q
  call void @h(ptr byval(i64) %q)
  ret void
}

//--- first_twice.src.ll
declare void @h(ptr byval(i64))
define void @f(i64 %x, ptr %q) {
  %p = alloca i64
  store i64 5, ptr %p
  %s = alloca i64
  store i64 6, ptr %s
  call void @h(ptr byval(i64) %p)
  call void @h(ptr byval(i64) %s)
  ret void
}

//--- first_twice.low.ll
declare void @h(ptr byval(i64))
define void @f(i64 %x, ptr %q) {
  %p = alloca i64
  store i64 5, ptr %p
  call void @h(ptr byval(i64) %p)
  call void @h(ptr byval(i64) %p)
  ret void
}

//--- fields_exchanged.src.ll
declare void @h(ptr byval({i32,i32}) align 4)
define void @f(i64 %x, ptr %q) {
  %p = alloca {i32,i32}
  store i32 1, ptr %p
  %r = getelementptr {i32,i32}, ptr %p, i64 0, i32 1
  store i32 2, ptr %r
  call void @h(ptr byval({i32,i32}) align 4 %p)
  ret void
}

//--- fields_exchanged.low.ll
@k = private unnamed_addr constant {i32,i32} {i32 2, i32 1}
declare void @h(ptr byval({i32,i32}) align 4)
define void @f(i64 %x, ptr %q) {
  call void @h(ptr byval({i32,i32}) align 4 @k)
  ret void
}

//--- copied_from_argument.src.ll
declare void @h(ptr byval(i64))
define void @f(i64 %x, ptr %q) {
  %p = alloca i64
  %v = load i64, ptr %q
  store i64 %v, ptr %p
  call void @h(ptr byval(i64) %p)
  ret void
}

//--- copied_from_argument.low.ll
declare void @h(ptr byval(i64))
define void @f(i64 %x, ptr %q) {
  call void @h(ptr byval(i64) %q)
  ret void
}

//--- written_by_halves.src.ll
declare void @h(ptr byval(i64))
define void @f(i64 %x, ptr %q) {
  %p = alloca i64
  store i64 %x, ptr %p
  call void @h(ptr byval(i64) %p)
  ret void
}

//--- written_by_halves.low.ll
declare void @h(ptr byval(i64))
define void @f(i64 %x, ptr %q) {
  %p = alloca i64
  %t = trunc i64 %x to i32
  %s = lshr i64 %x, 32
  %u = trunc i64 %s to i32
  store i32 %t, ptr %p
  %p4 = getelementptr i8, ptr %p, i64 4
  store i32 %u, ptr %p4
  call void @h(ptr byval(i64) %p)
  ret void
}

//--- pointer_copied.src.ll
declare void @h(ptr byval(ptr))
declare void @poke()
define void @f(i64 %x, ptr %q) {
  %p = alloca ptr
  store ptr %q, ptr %p
  call void @h(ptr byval(ptr) %p)
  call void @poke()
  ret void
}

//--- pointer_copied.low.ll
declare void @h(ptr byval(ptr))
declare void @poke()
define void @f(i64 %x, ptr %q) {
  %p2 = alloca ptr
  store ptr %q, ptr %p2
  call void @h(ptr byval(ptr) %p2)
  call void @poke()
  ret void
}
