// An argument that the lowering's callee does not use may be anything, where no other body can come into its place and nothing is
// claimed of the value; a call that is notail stays one. (LLVM Language Reference, "Linkage Types", "Parameter Attributes", "'call'
// Instruction".)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/poison_for_unused.src.ll --lowered %t/poison_for_unused.low.ll | FileCheck %s --check-prefix=POISON-FOR-UNUSED
// POISON-FOR-UNUSED: @f: proved
// RUN: expect-status 0 verify-lowering %t/other_value_for_unused.src.ll --lowered %t/other_value_for_unused.low.ll | FileCheck %s --check-prefix=OTHER-VALUE-FOR-UNUSED
// OTHER-VALUE-FOR-UNUSED: @f: proved
// RUN: expect-status 1 verify-lowering %t/poison_for_used.src.ll --lowered %t/poison_for_used.low.ll | FileCheck %s --check-prefix=POISON-FOR-USED
// POISON-FOR-USED: @f: refuted: call-argument
// RUN: expect-status 1 verify-lowering %t/poison_for_unused_of_replaceable.src.ll --lowered %t/poison_for_unused_of_replaceable.low.ll | FileCheck %s --check-prefix=POISON-FOR-UNUSED-OF-REPLACEABLE
// POISON-FOR-UNUSED-OF-REPLACEABLE: @f: refuted: call-argument
// RUN: expect-status 1 verify-lowering %t/poison_for_unused_noundef.src.ll --lowered %t/poison_for_unused_noundef.low.ll | FileCheck %s --check-prefix=POISON-FOR-UNUSED-NOUNDEF
// POISON-FOR-UNUSED-NOUNDEF: @f: refuted: call-argument
// RUN: expect-status 1 verify-lowering %t/poison_for_unused_noundef_at_call.src.ll --lowered %t/poison_for_unused_noundef_at_call.low.ll | FileCheck %s --check-prefix=POISON-FOR-UNUSED-NOUNDEF-AT-CALL
// POISON-FOR-UNUSED-NOUNDEF-AT-CALL: @f: refuted
// RUN: expect-status 1 verify-lowering %t/poison_for_unused_of_declaration.src.ll --lowered %t/poison_for_unused_of_declaration.low.ll | FileCheck %s --check-prefix=POISON-FOR-UNUSED-OF-DECLARATION
// POISON-FOR-UNUSED-OF-DECLARATION: @f: refuted: call-argument
// RUN: expect-status 1 verify-lowering %t/used_by_lowering_alone.src.ll --lowered %t/used_by_lowering_alone.low.ll | FileCheck %s --check-prefix=USED-BY-LOWERING-ALONE
// USED-BY-LOWERING-ALONE: @g: refuted: return-memory
// RUN: expect-status 1 verify-lowering %t/notail_lost.src.ll --lowered %t/notail_lost.low.ll | FileCheck %s --check-prefix=NOTAIL-LOST
// NOTAIL-LOST: @f: refuted: attribute: the source's call is notail
// RUN: expect-status 1 verify-lowering %t/notail_to_tail.src.ll --lowered %t/notail_to_tail.low.ll | FileCheck %s --check-prefix=NOTAIL-TO-TAIL
// NOTAIL-TO-TAIL: @f: refuted: attribute: the source's call is notail
// RUN: expect-status 0 verify-lowering %t/notail_kept.src.ll --lowered %t/notail_kept.low.ll | FileCheck %s --check-prefix=NOTAIL-KEPT
// NOTAIL-KEPT: @f: proved
// RUN: expect-status 0 verify-lowering %t/notail_added.src.ll --lowered %t/notail_added.low.ll | FileCheck %s --check-prefix=NOTAIL-ADDED
// NOTAIL-ADDED: @f: proved
// RUN: expect-status 1 verify-lowering %t/tailcc_lost.src.ll --lowered %t/tailcc_lost.low.ll | FileCheck %s --check-prefix=TAILCC-LOST
// TAILCC-LOST: @f: refuted: attribute: the source's call is a tail call
// RUN: expect-status 0 verify-lowering %t/tailcc_kept.src.ll --lowered %t/tailcc_kept.low.ll | FileCheck %s --check-prefix=TAILCC-KEPT
// TAILCC-KEPT: @f: proved
// RUN: expect-status 1 verify-lowering %t/poison_for_returned.src.ll --lowered %t/poison_for_returned.low.ll | FileCheck %s --check-prefix=POISON-FOR-RETURNED
// POISON-FOR-RETURNED: @f: refuted: call-argument

//--- poison_for_unused.src.ll
define void @g(ptr %p, i32 %x) {
  store i32 1, ptr %p
  ret void
}
define void @f(ptr %p, i32 %x) {
  call void @g(ptr %p, i32 %x)
  ret void
}
//--- poison_for_unused.low.ll
define void @g(ptr %p, i32 %x) {
  store i32 1, ptr %p
  ret void
}
define void @f(ptr %p, i32 %x) {
  call void @g(ptr %p, i32 poison)
  ret void
}

//--- other_value_for_unused.src.ll
define void @g(ptr %p, i32 %x) {
  store i32 1, ptr %p
  ret void
}
define void @f(ptr %p, i32 %x) {
  call void @g(ptr %p, i32 %x)
  ret void
}
//--- other_value_for_unused.low.ll
define void @g(ptr %p, i32 %x) {
  store i32 1, ptr %p
  ret void
}
define void @f(ptr %p, i32 %x) {
  call void @g(ptr %p, i32 7)
  ret void
}

//--- poison_for_used.src.ll
define void @g(ptr %p, i32 %x) {
  store i32 %x, ptr %p
  ret void
}
define void @f(ptr %p, i32 %x) {
  call void @g(ptr %p, i32 %x)
  ret void
}
//--- poison_for_used.low.ll
define void @g(ptr %p, i32 %x) {
  store i32 %x, ptr %p
  ret void
}
define void @f(ptr %p, i32 %x) {
  call void @g(ptr %p, i32 poison)
  ret void
}

//--- poison_for_unused_of_replaceable.src.ll
define weak void @g(ptr %p, i32 %x) {
  store i32 1, ptr %p
  ret void
}
define void @f(ptr %p, i32 %x) {
  call void @g(ptr %p, i32 %x)
  ret void
}
//--- poison_for_unused_of_replaceable.low.ll
define weak void @g(ptr %p, i32 %x) {
  store i32 1, ptr %p
  ret void
}
define void @f(ptr %p, i32 %x) {
  call void @g(ptr %p, i32 poison)
  ret void
}

//--- poison_for_unused_noundef.src.ll
define void @g(ptr %p, i32 noundef %x) {
  store i32 1, ptr %p
  ret void
}
define void @f(ptr %p, i32 %x) {
  call void @g(ptr %p, i32 %x)
  ret void
}
//--- poison_for_unused_noundef.low.ll
define void @g(ptr %p, i32 noundef %x) {
  store i32 1, ptr %p
  ret void
}
define void @f(ptr %p, i32 %x) {
  call void @g(ptr %p, i32 poison)
  ret void
}

//--- poison_for_unused_noundef_at_call.src.ll
define void @g(ptr %p, i32 %x) {
  store i32 1, ptr %p
  ret void
}
define void @f(ptr %p, i32 %x) {
  call void @g(ptr %p, i32 noundef %x)
  ret void
}
//--- poison_for_unused_noundef_at_call.low.ll
define void @g(ptr %p, i32 %x) {
  store i32 1, ptr %p
  ret void
}
define void @f(ptr %p, i32 %x) {
  call void @g(ptr %p, i32 noundef poison)
  ret void
}

//--- poison_for_unused_of_declaration.src.ll
declare void @g(ptr, i32)
define void @f(ptr %p, i32 %x) {
  call void @g(ptr %p, i32 %x)
  ret void
}
//--- poison_for_unused_of_declaration.low.ll
declare void @g(ptr, i32)
define void @f(ptr %p, i32 %x) {
  call void @g(ptr %p, i32 poison)
  ret void
}

//--- used_by_lowering_alone.src.ll
define void @g(ptr %p, i32 %x) {
  store i32 1, ptr %p
  ret void
}
define void @f(ptr %p, i32 %x) {
  call void @g(ptr %p, i32 %x)
  ret void
}
//--- used_by_lowering_alone.low.ll
define void @g(ptr %p, i32 %x) {
  store i32 %x, ptr %p
  ret void
}
define void @f(ptr %p, i32 %x) {
  call void @g(ptr %p, i32 %x)
  ret void
}

//--- notail_lost.src.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %r = notail call i32 @g(i32 %x)
  ret i32 %r
}
//--- notail_lost.low.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}

//--- notail_to_tail.src.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %r = notail call i32 @g(i32 %x)
  ret i32 %r
}
//--- notail_to_tail.low.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %r = tail call i32 @g(i32 %x)
  ret i32 %r
}

//--- notail_kept.src.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %r = notail call i32 @g(i32 %x)
  ret i32 %r
}
//--- notail_kept.low.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %r = notail call i32 @g(i32 %x)
  ret i32 %r
}

//--- notail_added.src.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- notail_added.low.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %r = notail call i32 @g(i32 %x)
  ret i32 %r
}

//--- tailcc_lost.src.ll
declare tailcc i32 @g(i32)
define tailcc i32 @f(i32 %x) {
  %r = tail call tailcc i32 @g(i32 %x)
  ret i32 %r
}
//--- tailcc_lost.low.ll
declare tailcc i32 @g(i32)
define tailcc i32 @f(i32 %x) {
  %r = call tailcc i32 @g(i32 %x)
  ret i32 %r
}

//--- tailcc_kept.src.ll
declare tailcc i32 @g(i32)
define tailcc i32 @f(i32 %x) {
  %r = tail call tailcc i32 @g(i32 %x)
  ret i32 %r
}
//--- tailcc_kept.low.ll
declare tailcc i32 @g(i32)
define tailcc i32 @f(i32 %x) {
  %r = tail call tailcc i32 @g(i32 %x)
  ret i32 %r
}

//--- poison_for_returned.src.ll
define ptr @g(ptr returned %p, ptr %q) {
  ret ptr %q
}
define ptr @f(ptr %p, ptr %q) {
  %r = call ptr @g(ptr %p, ptr %q)
  ret ptr %r
}
//--- poison_for_returned.low.ll
define ptr @g(ptr returned %p, ptr %q) {
  ret ptr %q
}
define ptr @f(ptr %p, ptr %q) {
  %r = call ptr @g(ptr poison, ptr %q)
  ret ptr %r
}
