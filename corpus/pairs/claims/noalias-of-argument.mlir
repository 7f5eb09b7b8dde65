// What `noalias` of the source's arguments implies: accesses by other pointers are elsewhere, and a callee that was not given
// the address leaves alone what is accessed by it. Source: LLVM Language Reference, "Parameter Attributes", noalias; "Pointer
// Aliasing Rules".
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/fwd-both.src.ll --lowered %t/fwd-both.low.ll | FileCheck %s --check-prefix=FWD-BOTH
// FWD-BOTH: @f: proved
// RUN: expect-status 0 verify-lowering %t/fwd-first.src.ll --lowered %t/fwd-first.low.ll | FileCheck %s --check-prefix=FWD-FIRST
// FWD-FIRST: @f: proved
// RUN: expect-status 0 verify-lowering %t/fwd-second.src.ll \
// RUN:   --lowered %t/fwd-second.low.ll | FileCheck %s --check-prefix=FWD-SECOND
// FWD-SECOND: @f: proved
// RUN: expect-status 1 verify-lowering %t/fwd-none.src.ll --lowered %t/fwd-none.low.ll | FileCheck %s --check-prefix=FWD-NONE
// FWD-NONE: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/fwd-lowering-only.src.ll \
// RUN:   --lowered %t/fwd-lowering-only.low.ll | FileCheck %s --check-prefix=FWD-LOWERING-ONLY
// FWD-LOWERING-ONLY: @f: refuted: attribute: the lowering claims of an argument what the source does not: 'llvm.noalias'
// RUN: expect-status 1 verify-lowering %t/fwd-wrong-value.src.ll \
// RUN:   --lowered %t/fwd-wrong-value.low.ll | FileCheck %s --check-prefix=FWD-WRONG-VALUE
// FWD-WRONG-VALUE: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/same-based.src.ll \
// RUN:   --lowered %t/same-based.low.ll | FileCheck %s --check-prefix=SAME-BASED
// SAME-BASED: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/offset-fwd.src.ll \
// RUN:   --lowered %t/offset-fwd.low.ll | FileCheck %s --check-prefix=OFFSET-FWD
// OFFSET-FWD: @f: proved
// RUN: expect-status 2 verify-lowering %t/swapped.src.ll --lowered %t/swapped.low.ll | FileCheck %s --check-prefix=SWAPPED
// SWAPPED: @f: unknown: return-memory: not shown
// RUN: expect-status 1 verify-lowering %t/swapped-none.src.ll \
// RUN:   --lowered %t/swapped-none.low.ll | FileCheck %s --check-prefix=SWAPPED-NONE
// SWAPPED-NONE: @f: refuted: return-memory: at the return byte 0 of incoming buffer 1 is 0xf3 in the source, {{.*}} in the lowering
// RUN: expect-status 2 verify-lowering %t/loads-only.src.ll \
// RUN:   --lowered %t/loads-only.low.ll | FileCheck %s --check-prefix=LOADS-ONLY
// LOADS-ONLY: @f: unknown: return-value: result 0, part 0: not shown
// RUN: expect-status 1 verify-lowering %t/before-store.src.ll \
// RUN:   --lowered %t/before-store.low.ll | FileCheck %s --check-prefix=BEFORE-STORE
// BEFORE-STORE: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/load-kept.src.ll --lowered %t/load-kept.low.ll | FileCheck %s --check-prefix=LOAD-KEPT
// LOAD-KEPT: @f: proved
// RUN: expect-status 1 verify-lowering %t/load-kept-none.src.ll \
// RUN:   --lowered %t/load-kept-none.low.ll | FileCheck %s --check-prefix=LOAD-KEPT-NONE
// LOAD-KEPT-NONE: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/over-call.src.ll --lowered %t/over-call.low.ll | FileCheck %s --check-prefix=OVER-CALL
// OVER-CALL: @f: proved
// RUN: expect-status 0 verify-lowering %t/over-call-dropped.src.ll \
// RUN:   --lowered %t/over-call-dropped.low.ll | FileCheck %s --check-prefix=OVER-CALL-DROPPED
// OVER-CALL-DROPPED: @f: proved
// RUN: expect-status 1 verify-lowering %t/over-call-none.src.ll \
// RUN:   --lowered %t/over-call-none.low.ll | FileCheck %s --check-prefix=OVER-CALL-NONE
// OVER-CALL-NONE: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/over-call-lowering-only.src.ll \
// RUN:   --lowered %t/over-call-lowering-only.low.ll | FileCheck %s --check-prefix=OVER-CALL-LOWERING-ONLY
// OVER-CALL-LOWERING-ONLY: @f: refuted: attribute: the lowering claims of an argument what the source does not: 'llvm.noalias'
// RUN: expect-status 1 verify-lowering %t/over-call-passed.src.ll \
// RUN:   --lowered %t/over-call-passed.low.ll | FileCheck %s --check-prefix=OVER-CALL-PASSED
// OVER-CALL-PASSED: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/over-call-passed-gep.src.ll \
// RUN:   --lowered %t/over-call-passed-gep.low.ll | FileCheck %s --check-prefix=OVER-CALL-PASSED-GEP
// OVER-CALL-PASSED-GEP: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/over-call-passed-before.src.ll \
// RUN:   --lowered %t/over-call-passed-before.low.ll | FileCheck %s --check-prefix=OVER-CALL-PASSED-BEFORE
// OVER-CALL-PASSED-BEFORE: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/over-call-stored.src.ll \
// RUN:   --lowered %t/over-call-stored.low.ll | FileCheck %s --check-prefix=OVER-CALL-STORED
// OVER-CALL-STORED: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/over-call-number.src.ll \
// RUN:   --lowered %t/over-call-number.low.ll | FileCheck %s --check-prefix=OVER-CALL-NUMBER
// OVER-CALL-NUMBER: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/over-call-other-passed.src.ll \
// RUN:   --lowered %t/over-call-other-passed.low.ll | FileCheck %s --check-prefix=OVER-CALL-OTHER-PASSED
// OVER-CALL-OTHER-PASSED: @f: proved
// RUN: expect-status 1 verify-lowering %t/over-call-other-claims.src.ll \
// RUN:   --lowered %t/over-call-other-claims.low.ll | FileCheck %s --check-prefix=OVER-CALL-OTHER-CLAIMS
// OVER-CALL-OTHER-CLAIMS: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/over-two-calls.src.ll \
// RUN:   --lowered %t/over-two-calls.low.ll | FileCheck %s --check-prefix=OVER-TWO-CALLS
// OVER-TWO-CALLS: @f: proved
// RUN: expect-status 1 verify-lowering %t/over-call-wrong.src.ll \
// RUN:   --lowered %t/over-call-wrong.low.ll | FileCheck %s --check-prefix=OVER-CALL-WRONG
// OVER-CALL-WRONG: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/over-call-unread.src.ll \
// RUN:   --lowered %t/over-call-unread.low.ll | FileCheck %s --check-prefix=OVER-CALL-UNREAD
// OVER-CALL-UNREAD: @f: refuted: call-memory: at the return byte 0 of incoming buffer 1 is 0xff in the source, 0xc2 in the lowering
// RUN: expect-status 2 verify-lowering %t/dead-store.src.ll \
// RUN:   --lowered %t/dead-store.low.ll | FileCheck %s --check-prefix=DEAD-STORE
// DEAD-STORE: @f: unknown: call-memory: not shown
// RUN: expect-status 1 verify-lowering %t/dead-store-none.src.ll \
// RUN:   --lowered %t/dead-store-none.low.ll | FileCheck %s --check-prefix=DEAD-STORE-NONE
// DEAD-STORE-NONE: @f: refuted: call-memory: at the call of @g byte 0 of incoming buffer 1 is {{.*}} in the source, 0xc2 in the lowering
// RUN: expect-status 0 verify-lowering %t/over-call-load.src.ll \
// RUN:   --lowered %t/over-call-load.low.ll | FileCheck %s --check-prefix=OVER-CALL-LOAD
// OVER-CALL-LOAD: @f: proved
// RUN: expect-status 1 verify-lowering %t/over-call-load-none.src.ll \
// RUN:   --lowered %t/over-call-load-none.low.ll | FileCheck %s --check-prefix=OVER-CALL-LOAD-NONE
// OVER-CALL-LOAD-NONE: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/over-call-index.src.ll \
// RUN:   --lowered %t/over-call-index.low.ll | FileCheck %s --check-prefix=OVER-CALL-INDEX
// OVER-CALL-INDEX: @f: proved
// RUN: expect-status 1 verify-lowering %t/over-call-global.src.ll \
// RUN:   --lowered %t/over-call-global.low.ll | FileCheck %s --check-prefix=OVER-CALL-GLOBAL
// OVER-CALL-GLOBAL: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/mem-call.src.mlir \
// RUN:   --lowered %t/mem-call.low.mlir | FileCheck %s --check-prefix=MEM-CALL
// MEM-CALL: @f: proved
// RUN: expect-status 1 verify-lowering %t/mem-call-none.src.mlir \
// RUN:   --lowered %t/mem-call-none.low.mlir | FileCheck %s --check-prefix=MEM-CALL-NONE
// MEM-CALL-NONE: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/mem-call-other-claim.src.mlir \
// RUN:   --lowered %t/mem-call-other-claim.low.mlir | FileCheck %s --check-prefix=MEM-CALL-OTHER-CLAIM
// MEM-CALL-OTHER-CLAIM: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/mem-call-given.src.mlir \
// RUN:   --lowered %t/mem-call-given.low.mlir | FileCheck %s --check-prefix=MEM-CALL-GIVEN
// MEM-CALL-GIVEN: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/mem-call-view-given.src.mlir \
// RUN:   --lowered %t/mem-call-view-given.low.mlir | FileCheck %s --check-prefix=MEM-CALL-VIEW-GIVEN
// MEM-CALL-VIEW-GIVEN: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/mem-call-other-given.src.mlir \
// RUN:   --lowered %t/mem-call-other-given.low.mlir | FileCheck %s --check-prefix=MEM-CALL-OTHER-GIVEN
// MEM-CALL-OTHER-GIVEN: @f: proved
// RUN: expect-status 0 verify-lowering %t/mem-fwd.src.mlir --lowered %t/mem-fwd.low.mlir | FileCheck %s --check-prefix=MEM-FWD
// MEM-FWD: @f: proved
// RUN: expect-status 0 verify-lowering %t/mem-fwd-second.src.mlir \
// RUN:   --lowered %t/mem-fwd-second.low.mlir | FileCheck %s --check-prefix=MEM-FWD-SECOND
// MEM-FWD-SECOND: @f: proved
// RUN: expect-status 1 verify-lowering %t/mem-fwd-none.src.mlir \
// RUN:   --lowered %t/mem-fwd-none.low.mlir | FileCheck %s --check-prefix=MEM-FWD-NONE
// MEM-FWD-NONE: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/mem-fwd-itself.src.mlir \
// RUN:   --lowered %t/mem-fwd-itself.low.mlir | FileCheck %s --check-prefix=MEM-FWD-ITSELF
// MEM-FWD-ITSELF: @f: refuted: access: `%a` has sizes [4], strides [1], offset 0;

//--- fwd-both.src.ll
define i32 @f(ptr noalias %p, ptr noalias %q, i32 %x, i32 %y) {
 store i32 %x, ptr %p
 store i32 %y, ptr %q
 %v = load i32, ptr %p
 ret i32 %v
}
//--- fwd-both.low.ll
define i32 @f(ptr noalias %p, ptr noalias %q, i32 %x, i32 %y) {
 store i32 %x, ptr %p
 store i32 %y, ptr %q
 ret i32 %x
}
//--- fwd-first.src.ll
define i32 @f(ptr noalias %p, ptr %q, i32 %x, i32 %y) {
 store i32 %x, ptr %p
 store i32 %y, ptr %q
 %v = load i32, ptr %p
 ret i32 %v
}
//--- fwd-first.low.ll
define i32 @f(ptr noalias %p, ptr %q, i32 %x, i32 %y) {
 store i32 %x, ptr %p
 store i32 %y, ptr %q
 ret i32 %x
}
//--- fwd-second.src.ll
define i32 @f(ptr %p, ptr noalias %q, i32 %x, i32 %y) {
 store i32 %x, ptr %p
 store i32 %y, ptr %q
 %v = load i32, ptr %p
 ret i32 %v
}
//--- fwd-second.low.ll
define i32 @f(ptr %p, ptr noalias %q, i32 %x, i32 %y) {
 store i32 %x, ptr %p
 store i32 %y, ptr %q
 ret i32 %x
}
//--- fwd-none.src.ll
define i32 @f(ptr %p, ptr %q, i32 %x, i32 %y) {
 store i32 %x, ptr %p
 store i32 %y, ptr %q
 %v = load i32, ptr %p
 ret i32 %v
}
//--- fwd-none.low.ll
define i32 @f(ptr %p, ptr %q, i32 %x, i32 %y) {
 store i32 %x, ptr %p
 store i32 %y, ptr %q
 ret i32 %x
}
//--- fwd-lowering-only.src.ll
define i32 @f(ptr %p, ptr %q, i32 %x, i32 %y) {
 store i32 %x, ptr %p
 store i32 %y, ptr %q
 %v = load i32, ptr %p
 ret i32 %v
}
//--- fwd-lowering-only.low.ll
define i32 @f(ptr noalias %p, ptr noalias %q, i32 %x, i32 %y) {
 store i32 %x, ptr %p
 store i32 %y, ptr %q
 ret i32 %x
}
//--- fwd-wrong-value.src.ll
define i32 @f(ptr noalias %p, ptr noalias %q, i32 %x, i32 %y) {
 store i32 %x, ptr %p
 store i32 %y, ptr %q
 %v = load i32, ptr %p
 ret i32 %v
}
//--- fwd-wrong-value.low.ll
define i32 @f(ptr noalias %p, ptr noalias %q, i32 %x, i32 %y) {
 store i32 %x, ptr %p
 store i32 %y, ptr %q
 ret i32 %y
}
//--- same-based.src.ll
define i32 @f(ptr noalias %p, ptr noalias %q, i32 %x, i32 %y) {
 %g = getelementptr i32, ptr %p, i32 %y
 store i32 %x, ptr %p
 store i32 %y, ptr %g
 %v = load i32, ptr %p
 ret i32 %v
}
//--- same-based.low.ll
define i32 @f(ptr noalias %p, ptr noalias %q, i32 %x, i32 %y) {
 %g = getelementptr i32, ptr %p, i32 %y
 store i32 %x, ptr %p
 store i32 %y, ptr %g
 ret i32 %x
}
//--- offset-fwd.src.ll
define i32 @f(ptr noalias %p, ptr %q, i32 %x, i32 %y) {
 %g = getelementptr i32, ptr %p, i32 2
 %h = getelementptr i32, ptr %q, i32 1
 store i32 %x, ptr %g
 store i32 %y, ptr %h
 %v = load i32, ptr %g
 ret i32 %v
}
//--- offset-fwd.low.ll
define i32 @f(ptr noalias %p, ptr %q, i32 %x, i32 %y) {
 %g = getelementptr i32, ptr %p, i32 2
 %h = getelementptr i32, ptr %q, i32 1
 store i32 %x, ptr %g
 store i32 %y, ptr %h
 ret i32 %x
}
//--- swapped.src.ll
define i32 @f(ptr noalias %p, ptr %q, i32 %x, i32 %y) {
 store i32 %x, ptr %p
 store i32 %y, ptr %q
 ret i32 0
}
//--- swapped.low.ll
define i32 @f(ptr noalias %p, ptr %q, i32 %x, i32 %y) {
 store i32 %y, ptr %q
 store i32 %x, ptr %p
 ret i32 0
}
//--- swapped-none.src.ll
define i32 @f(ptr %p, ptr %q, i32 %x, i32 %y) {
 store i32 %x, ptr %p
 store i32 %y, ptr %q
 ret i32 0
}
//--- swapped-none.low.ll
define i32 @f(ptr %p, ptr %q, i32 %x, i32 %y) {
 store i32 %y, ptr %q
 store i32 %x, ptr %p
 ret i32 0
}
//--- loads-only.src.ll
define i32 @f(ptr noalias %p, ptr noalias %q, i32 %x, i32 %y) {
 %a = load i32, ptr %p
 %b = load i32, ptr %q
 %c = icmp eq ptr %p, %q
 %r = select i1 %c, i32 %a, i32 7
 ret i32 %r
}
//--- loads-only.low.ll
define i32 @f(ptr noalias %p, ptr noalias %q, i32 %x, i32 %y) {
 %a = load i32, ptr %p
 %b = load i32, ptr %q
 ret i32 7
}
//--- before-store.src.ll
define i32 @f(ptr noalias %p, ptr noalias %q, i32 %x, i32 %y) {
 %a = load i32, ptr %q
 store i32 %x, ptr %p
 %v = load i32, ptr %q
 ret i32 %v
}
//--- before-store.low.ll
define i32 @f(ptr noalias %p, ptr noalias %q, i32 %x, i32 %y) {
 %a = load i32, ptr %q
 store i32 %x, ptr %p
 ret i32 %x
}
//--- load-kept.src.ll
define i32 @f(ptr noalias %p, ptr %q, i32 %x, i32 %y) {
 %a = load i32, ptr %q
 store i32 %x, ptr %p
 %v = load i32, ptr %q
 ret i32 %v
}
//--- load-kept.low.ll
define i32 @f(ptr noalias %p, ptr %q, i32 %x, i32 %y) {
 %a = load i32, ptr %q
 store i32 %x, ptr %p
 ret i32 %a
}
//--- load-kept-none.src.ll
define i32 @f(ptr %p, ptr %q, i32 %x, i32 %y) {
 %a = load i32, ptr %q
 store i32 %x, ptr %p
 %v = load i32, ptr %q
 ret i32 %v
}
//--- load-kept-none.low.ll
define i32 @f(ptr %p, ptr %q, i32 %x, i32 %y) {
 %a = load i32, ptr %q
 store i32 %x, ptr %p
 ret i32 %a
}
//--- over-call.src.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr noalias %p, i32 %x) {
 store i32 %x, ptr %p
 call void @g()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- over-call.low.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr noalias %p, i32 %x) {
 store i32 %x, ptr %p
 call void @g()
 ret i32 %x
}
//--- over-call-dropped.src.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr noalias %p, i32 %x) {
 store i32 %x, ptr %p
 call void @g()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- over-call-dropped.low.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr %p, i32 %x) {
 store i32 %x, ptr %p
 call void @g()
 ret i32 %x
}
//--- over-call-none.src.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr %p, i32 %x) {
 store i32 %x, ptr %p
 call void @g()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- over-call-none.low.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr %p, i32 %x) {
 store i32 %x, ptr %p
 call void @g()
 ret i32 %x
}
//--- over-call-lowering-only.src.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr %p, i32 %x) {
 store i32 %x, ptr %p
 call void @g()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- over-call-lowering-only.low.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr noalias %p, i32 %x) {
 store i32 %x, ptr %p
 call void @g()
 ret i32 %x
}
//--- over-call-passed.src.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr noalias %p, i32 %x) {
 store i32 %x, ptr %p
 call void @h(ptr %p)
 %v = load i32, ptr %p
 ret i32 %v
}
//--- over-call-passed.low.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr noalias %p, i32 %x) {
 store i32 %x, ptr %p
 call void @h(ptr %p)
 ret i32 %x
}
//--- over-call-passed-gep.src.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr noalias %p, i32 %x) {
 %e = getelementptr i32, ptr %p, i32 1
 store i32 %x, ptr %p
 call void @h(ptr %e)
 %v = load i32, ptr %p
 ret i32 %v
}
//--- over-call-passed-gep.low.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr noalias %p, i32 %x) {
 %e = getelementptr i32, ptr %p, i32 1
 store i32 %x, ptr %p
 call void @h(ptr %e)
 ret i32 %x
}
//--- over-call-passed-before.src.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr noalias %p, i32 %x) {
 call void @h(ptr %p)
 store i32 %x, ptr %p
 call void @g()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- over-call-passed-before.low.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr noalias %p, i32 %x) {
 call void @h(ptr %p)
 store i32 %x, ptr %p
 call void @g()
 ret i32 %x
}
//--- over-call-stored.src.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr noalias %p, ptr %s, i32 %x) {
 store ptr %p, ptr %s
 store i32 %x, ptr %p
 call void @g()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- over-call-stored.low.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr noalias %p, ptr %s, i32 %x) {
 store ptr %p, ptr %s
 store i32 %x, ptr %p
 call void @g()
 ret i32 %x
}
//--- over-call-number.src.ll
declare void @g()
declare void @t(i64)
define i32 @f(ptr noalias %p, i32 %x) {
 %n = ptrtoint ptr %p to i64
 call void @t(i64 %n)
 store i32 %x, ptr %p
 call void @g()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- over-call-number.low.ll
declare void @g()
declare void @t(i64)
define i32 @f(ptr noalias %p, i32 %x) {
 %n = ptrtoint ptr %p to i64
 call void @t(i64 %n)
 store i32 %x, ptr %p
 call void @g()
 ret i32 %x
}
//--- over-call-other-passed.src.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr noalias %p, ptr %q, i32 %x) {
 store i32 %x, ptr %p
 call void @h(ptr %q)
 %v = load i32, ptr %p
 ret i32 %v
}
//--- over-call-other-passed.low.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr noalias %p, ptr %q, i32 %x) {
 store i32 %x, ptr %p
 call void @h(ptr %q)
 ret i32 %x
}
//--- over-call-other-claims.src.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr %p, ptr noalias %q, i32 %x) {
 store i32 %x, ptr %p
 call void @h(ptr %q)
 %v = load i32, ptr %p
 ret i32 %v
}
//--- over-call-other-claims.low.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr %p, ptr noalias %q, i32 %x) {
 store i32 %x, ptr %p
 call void @h(ptr %q)
 ret i32 %x
}
//--- over-two-calls.src.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr noalias %p, i32 %x) {
 store i32 %x, ptr %p
 call void @g()
 call void @g()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- over-two-calls.low.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr noalias %p, i32 %x) {
 store i32 %x, ptr %p
 call void @g()
 call void @g()
 ret i32 %x
}
//--- over-call-wrong.src.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr noalias %p, i32 %x) {
 store i32 %x, ptr %p
 call void @g()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- over-call-wrong.low.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr noalias %p, i32 %x) {
 store i32 %x, ptr %p
 call void @g()
 ret i32 0
}
//--- over-call-unread.src.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr noalias %p, i32 %x) {
 store i32 %x, ptr %p
 call void @g()
 ret i32 0
}
//--- over-call-unread.low.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr noalias %p, i32 %x) {
 call void @g()
 ret i32 0
}
//--- dead-store.src.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr noalias %p, i32 %x) {
 store i32 1, ptr %p
 call void @g()
 store i32 %x, ptr %p
 ret i32 0
}
//--- dead-store.low.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr noalias %p, i32 %x) {
 call void @g()
 store i32 %x, ptr %p
 ret i32 0
}
//--- dead-store-none.src.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr %p, i32 %x) {
 store i32 1, ptr %p
 call void @g()
 store i32 %x, ptr %p
 ret i32 0
}
//--- dead-store-none.low.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr %p, i32 %x) {
 call void @g()
 store i32 %x, ptr %p
 ret i32 0
}
//--- over-call-load.src.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr noalias %p, i32 %x) {
 %a = load i32, ptr %p
 call void @g()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- over-call-load.low.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr noalias %p, i32 %x) {
 %a = load i32, ptr %p
 call void @g()
 ret i32 %a
}
//--- over-call-load-none.src.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr %p, i32 %x) {
 %a = load i32, ptr %p
 call void @g()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- over-call-load-none.low.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr %p, i32 %x) {
 %a = load i32, ptr %p
 call void @g()
 ret i32 %a
}
//--- over-call-index.src.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr noalias %p, i64 %i, i32 %x) {
 %e = getelementptr i32, ptr %p, i64 %i
 store i32 %x, ptr %e
 call void @g()
 %v = load i32, ptr %e
 ret i32 %v
}
//--- over-call-index.low.ll
declare void @g()
declare void @h(ptr)
define i32 @f(ptr noalias %p, i64 %i, i32 %x) {
 %e = getelementptr i32, ptr %p, i64 %i
 store i32 %x, ptr %e
 call void @g()
 ret i32 %x
}
//--- over-call-global.src.ll
@k = global i32 0
declare void @g()
define i32 @f(ptr noalias %p, i32 %x) {
 store i32 %x, ptr @k
 call void @g()
 %v = load i32, ptr @k
 %w = load i32, ptr %p
 ret i32 %v
}
//--- over-call-global.low.ll
@k = global i32 0
declare void @g()
define i32 @f(ptr noalias %p, i32 %x) {
 store i32 %x, ptr @k
 call void @g()
 %w = load i32, ptr %p
 ret i32 %x
}
//--- mem-call.src.mlir
func.func private @g()
func.func private @h(memref<4xi32>)
func.func @f(%a: memref<4xi32> {llvm.noalias}, %b: memref<4xi32>, %x: i32, %i: index) -> i32 {
 memref.store %x, %a[%i] : memref<4xi32>
 call @g() : () -> ()
 %v = memref.load %a[%i] : memref<4xi32>
 return %v : i32
}
//--- mem-call.low.mlir
llvm.func @g() attributes {sym_visibility = "private"}
llvm.func @h(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%a: !llvm.ptr, %ap: !llvm.ptr, %ao: i64, %as: i64, %at: i64, %b: !llvm.ptr, %bp: !llvm.ptr, %bo: i64, %bs: i64, %bt: i64, %x: i32, %i: i64) -> i32 {
 %e = llvm.getelementptr %ap[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
 llvm.store %x, %e : i32, !llvm.ptr
 llvm.call @g() : () -> ()
 llvm.return %x : i32
}
//--- mem-call-none.src.mlir
func.func private @g()
func.func private @h(memref<4xi32>)
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>, %x: i32, %i: index) -> i32 {
 memref.store %x, %a[%i] : memref<4xi32>
 call @g() : () -> ()
 %v = memref.load %a[%i] : memref<4xi32>
 return %v : i32
}
//--- mem-call-none.low.mlir
llvm.func @g() attributes {sym_visibility = "private"}
llvm.func @h(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%a: !llvm.ptr, %ap: !llvm.ptr, %ao: i64, %as: i64, %at: i64, %b: !llvm.ptr, %bp: !llvm.ptr, %bo: i64, %bs: i64, %bt: i64, %x: i32, %i: i64) -> i32 {
 %e = llvm.getelementptr %ap[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
 llvm.store %x, %e : i32, !llvm.ptr
 llvm.call @g() : () -> ()
 llvm.return %x : i32
}
//--- mem-call-other-claim.src.mlir
func.func private @g()
func.func private @h(memref<4xi32>)
func.func @f(%a: memref<4xi32>, %b: memref<4xi32> {llvm.noalias}, %x: i32, %i: index) -> i32 {
 memref.store %x, %a[%i] : memref<4xi32>
 call @g() : () -> ()
 %v = memref.load %a[%i] : memref<4xi32>
 return %v : i32
}
//--- mem-call-other-claim.low.mlir
llvm.func @g() attributes {sym_visibility = "private"}
llvm.func @h(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%a: !llvm.ptr, %ap: !llvm.ptr, %ao: i64, %as: i64, %at: i64, %b: !llvm.ptr, %bp: !llvm.ptr, %bo: i64, %bs: i64, %bt: i64, %x: i32, %i: i64) -> i32 {
 %e = llvm.getelementptr %ap[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
 llvm.store %x, %e : i32, !llvm.ptr
 llvm.call @g() : () -> ()
 llvm.return %x : i32
}
//--- mem-call-given.src.mlir
func.func private @g()
func.func private @h(memref<4xi32>)
func.func @f(%a: memref<4xi32> {llvm.noalias}, %b: memref<4xi32>, %x: i32, %i: index) -> i32 {
 call @h(%a) : (memref<4xi32>) -> ()
 memref.store %x, %a[%i] : memref<4xi32>
 call @g() : () -> ()
 %v = memref.load %a[%i] : memref<4xi32>
 return %v : i32
}
//--- mem-call-given.low.mlir
llvm.func @g() attributes {sym_visibility = "private"}
llvm.func @h(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%a: !llvm.ptr, %ap: !llvm.ptr, %ao: i64, %as: i64, %at: i64, %b: !llvm.ptr, %bp: !llvm.ptr, %bo: i64, %bs: i64, %bt: i64, %x: i32, %i: i64) -> i32 {
 llvm.call @h(%a, %ap, %ao, %as, %at) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
 %e = llvm.getelementptr %ap[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
 llvm.store %x, %e : i32, !llvm.ptr
 llvm.call @g() : () -> ()
 llvm.return %x : i32
}
//--- mem-call-view-given.src.mlir
func.func private @g()
func.func private @h(memref<4xi32>)
func.func @f(%a: memref<4xi32> {llvm.noalias}, %b: memref<4xi32>, %x: i32, %i: index) -> i32 {
 %w = memref.cast %a : memref<4xi32> to memref<?xi32>
 %z = memref.cast %w : memref<?xi32> to memref<4xi32>
 call @h(%z) : (memref<4xi32>) -> ()
 memref.store %x, %a[%i] : memref<4xi32>
 call @g() : () -> ()
 %v = memref.load %a[%i] : memref<4xi32>
 return %v : i32
}
//--- mem-call-view-given.low.mlir
llvm.func @g() attributes {sym_visibility = "private"}
llvm.func @h(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%a: !llvm.ptr, %ap: !llvm.ptr, %ao: i64, %as: i64, %at: i64, %b: !llvm.ptr, %bp: !llvm.ptr, %bo: i64, %bs: i64, %bt: i64, %x: i32, %i: i64) -> i32 {
 llvm.call @h(%a, %ap, %ao, %as, %at) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
 %e = llvm.getelementptr %ap[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
 llvm.store %x, %e : i32, !llvm.ptr
 llvm.call @g() : () -> ()
 llvm.return %x : i32
}
//--- mem-call-other-given.src.mlir
func.func private @g()
func.func private @h(memref<4xi32>)
func.func @f(%a: memref<4xi32> {llvm.noalias}, %b: memref<4xi32>, %x: i32, %i: index) -> i32 {
 call @h(%b) : (memref<4xi32>) -> ()
 memref.store %x, %a[%i] : memref<4xi32>
 call @g() : () -> ()
 %v = memref.load %a[%i] : memref<4xi32>
 return %v : i32
}
//--- mem-call-other-given.low.mlir
llvm.func @g() attributes {sym_visibility = "private"}
llvm.func @h(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%a: !llvm.ptr, %ap: !llvm.ptr, %ao: i64, %as: i64, %at: i64, %b: !llvm.ptr, %bp: !llvm.ptr, %bo: i64, %bs: i64, %bt: i64, %x: i32, %i: i64) -> i32 {
 llvm.call @h(%b, %bp, %bo, %bs, %bt) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
 %e = llvm.getelementptr %ap[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
 llvm.store %x, %e : i32, !llvm.ptr
 llvm.call @g() : () -> ()
 llvm.return %x : i32
}
//--- mem-fwd.src.mlir
func.func private @g()
func.func private @h(memref<4xi32>)
func.func @f(%a: memref<4xi32> {llvm.noalias}, %b: memref<4xi32>, %x: i32, %i: index) -> i32 {
 %c0 = arith.constant 0 : i32
 memref.store %x, %a[%i] : memref<4xi32>
 memref.store %c0, %b[%i] : memref<4xi32>
 %v = memref.load %a[%i] : memref<4xi32>
 return %v : i32
}
//--- mem-fwd.low.mlir
llvm.func @g() attributes {sym_visibility = "private"}
llvm.func @h(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%a: !llvm.ptr, %ap: !llvm.ptr, %ao: i64, %as: i64, %at: i64, %b: !llvm.ptr, %bp: !llvm.ptr, %bo: i64, %bs: i64, %bt: i64, %x: i32, %i: i64) -> i32 {
 %c0 = llvm.mlir.constant(0 : i32) : i32
 %e = llvm.getelementptr %ap[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
 %d = llvm.getelementptr %bp[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
 llvm.store %x, %e : i32, !llvm.ptr
 llvm.store %c0, %d : i32, !llvm.ptr
 llvm.return %x : i32
}
//--- mem-fwd-second.src.mlir
func.func private @g()
func.func private @h(memref<4xi32>)
func.func @f(%a: memref<4xi32>, %b: memref<4xi32> {llvm.noalias}, %x: i32, %i: index) -> i32 {
 %c0 = arith.constant 0 : i32
 memref.store %x, %a[%i] : memref<4xi32>
 memref.store %c0, %b[%i] : memref<4xi32>
 %v = memref.load %a[%i] : memref<4xi32>
 return %v : i32
}
//--- mem-fwd-second.low.mlir
llvm.func @g() attributes {sym_visibility = "private"}
llvm.func @h(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%a: !llvm.ptr, %ap: !llvm.ptr, %ao: i64, %as: i64, %at: i64, %b: !llvm.ptr, %bp: !llvm.ptr, %bo: i64, %bs: i64, %bt: i64, %x: i32, %i: i64) -> i32 {
 %c0 = llvm.mlir.constant(0 : i32) : i32
 %e = llvm.getelementptr %ap[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
 %d = llvm.getelementptr %bp[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
 llvm.store %x, %e : i32, !llvm.ptr
 llvm.store %c0, %d : i32, !llvm.ptr
 llvm.return %x : i32
}
//--- mem-fwd-none.src.mlir
func.func private @g()
func.func private @h(memref<4xi32>)
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>, %x: i32, %i: index) -> i32 {
 %c0 = arith.constant 0 : i32
 memref.store %x, %a[%i] : memref<4xi32>
 memref.store %c0, %b[%i] : memref<4xi32>
 %v = memref.load %a[%i] : memref<4xi32>
 return %v : i32
}
//--- mem-fwd-none.low.mlir
llvm.func @g() attributes {sym_visibility = "private"}
llvm.func @h(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%a: !llvm.ptr, %ap: !llvm.ptr, %ao: i64, %as: i64, %at: i64, %b: !llvm.ptr, %bp: !llvm.ptr, %bo: i64, %bs: i64, %bt: i64, %x: i32, %i: i64) -> i32 {
 %c0 = llvm.mlir.constant(0 : i32) : i32
 %e = llvm.getelementptr %ap[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
 %d = llvm.getelementptr %bp[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
 llvm.store %x, %e : i32, !llvm.ptr
 llvm.store %c0, %d : i32, !llvm.ptr
 llvm.return %x : i32
}
//--- mem-fwd-itself.src.mlir
func.func @f(%a: memref<4xi32> {llvm.noalias}, %b: memref<4xi32> {llvm.noalias}, %x: i32, %i: index) -> i32 {
 %c0 = arith.constant 0 : i32
 memref.store %x, %a[%i] : memref<4xi32>
 memref.store %c0, %a[%i] : memref<4xi32>
 %v = memref.load %a[%i] : memref<4xi32>
 return %v : i32
}
//--- mem-fwd-itself.low.mlir
llvm.func @g() attributes {sym_visibility = "private"}
llvm.func @h(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%a: !llvm.ptr, %ap: !llvm.ptr, %ao: i64, %as: i64, %at: i64, %b: !llvm.ptr, %bp: !llvm.ptr, %bo: i64, %bs: i64, %bt: i64, %x: i32, %i: i64) -> i32 {
 %c0 = llvm.mlir.constant(0 : i32) : i32
 %e = llvm.getelementptr %ap[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
 %d = llvm.getelementptr %bp[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
 llvm.store %x, %e : i32, !llvm.ptr
 llvm.store %c0, %d : i32, !llvm.ptr
 llvm.return %x : i32
}
