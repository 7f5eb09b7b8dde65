// To free memory is the allocator's matter and no event: what counts is what is alive at each event and at the end. Null is
// freed without effect. (C17, 7.22.3.3)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/swapped.src.ll --lowered %t/swapped.low.ll | FileCheck %s --check-prefix=SWAPPED
// SWAPPED: @f: proved
// RUN: expect-status 0 verify-lowering %t/test_gone.src.ll --lowered %t/test_gone.low.ll | FileCheck %s --check-prefix=TEST-GONE
// TEST-GONE: @f: proved
// RUN: expect-status 0 verify-lowering %t/test_made.src.ll --lowered %t/test_made.low.ll | FileCheck %s --check-prefix=TEST-MADE
// TEST-MADE: @f: proved
// RUN: expect-status 1 verify-lowering %t/test_of_other.src.ll --lowered %t/test_of_other.low.ll | FileCheck %s --check-prefix=TEST-OF-OTHER
// TEST-OF-OTHER: @f: refuted: branch: {{.*}}is freed
// RUN: expect-status 1 verify-lowering %t/test_inverted.src.ll --lowered %t/test_inverted.low.ll | FileCheck %s --check-prefix=TEST-INVERTED
// TEST-INVERTED: @f: refuted: return-memory: {{.*}}is freed
// RUN: expect-status 1 verify-lowering %t/missing.src.ll --lowered %t/missing.low.ll | FileCheck %s --check-prefix=MISSING
// MISSING: @f: refuted: return-memory: {{.*}}is freed
// RUN: expect-status 1 verify-lowering %t/other.src.ll --lowered %t/other.low.ll | FileCheck %s --check-prefix=OTHER
// OTHER: @f: refuted: address: {{.*}}is freed
// RUN: expect-status 1 verify-lowering %t/twice.src.ll --lowered %t/twice.low.ll | FileCheck %s --check-prefix=TWICE
// TWICE: @f: refuted: return-memory: {{.*}}is freed
// RUN: expect-status 1 verify-lowering %t/never_in_source.src.ll --lowered %t/never_in_source.low.ll | FileCheck %s --check-prefix=NEVER-IN-SOURCE
// NEVER-IN-SOURCE: @f: refuted: address: {{.*}}is alive
// RUN: expect-status 1 verify-lowering %t/before_call.src.ll --lowered %t/before_call.low.ll | FileCheck %s --check-prefix=BEFORE-CALL
// BEFORE-CALL: @f: refuted: address: {{.*}}is alive
// RUN: expect-status 1 verify-lowering %t/behind_call.src.ll --lowered %t/behind_call.low.ll | FileCheck %s --check-prefix=BEHIND-CALL
// BEHIND-CALL: @f: refuted: call-memory: {{.*}}is freed
// RUN: expect-status 0 verify-lowering %t/swapped_between_calls.src.ll --lowered %t/swapped_between_calls.low.ll | FileCheck %s --check-prefix=SWAPPED-BETWEEN-CALLS
// SWAPPED-BETWEEN-CALLS: @f: proved
// RUN: expect-status 1 verify-lowering %t/swapped_over_call.src.ll --lowered %t/swapped_over_call.low.ll | FileCheck %s --check-prefix=SWAPPED-OVER-CALL
// SWAPPED-OVER-CALL: @f: refuted: address: {{.*}}is freed
// RUN: expect-status 0 verify-lowering %t/load_before.src.ll --lowered %t/load_before.low.ll | FileCheck %s --check-prefix=LOAD-BEFORE
// LOAD-BEFORE: @f: proved
// RUN: expect-status 1 verify-lowering %t/load_behind.src.ll --lowered %t/load_behind.low.ll | FileCheck %s --check-prefix=LOAD-BEHIND
// LOAD-BEHIND: @f: refuted: access
// RUN: expect-status 0 verify-lowering %t/store_passed.src.ll --lowered %t/store_passed.low.ll | FileCheck %s --check-prefix=STORE-PASSED
// STORE-PASSED: @f: proved
// No run finds the place that is freed to be the one that is written.
// RUN: expect-status 1 verify-lowering %t/store_behind.src.ll --lowered %t/store_behind.low.ll | FileCheck %s --check-prefix=STORE-BEHIND
// STORE-BEHIND: @f: refuted
// RUN: expect-status 0 verify-lowering %t/store_between.src.ll --lowered %t/store_between.low.ll | FileCheck %s --check-prefix=STORE-BETWEEN
// STORE-BETWEEN: @f: proved
// RUN: expect-status 0 verify-lowering %t/load_of_other_kept.src.ll --lowered %t/load_of_other_kept.low.ll | FileCheck %s --check-prefix=LOAD-OF-OTHER-KEPT
// LOAD-OF-OTHER-KEPT: @f: proved
// RUN: expect-status 0 verify-lowering %t/load_of_other_moved.src.ll --lowered %t/load_of_other_moved.low.ll | FileCheck %s --check-prefix=LOAD-OF-OTHER-MOVED
// LOAD-OF-OTHER-MOVED: @f: proved
// RUN: expect-status 0 verify-lowering %t/both_ways.src.ll --lowered %t/both_ways.low.ll | FileCheck %s --check-prefix=BOTH-WAYS
// BOTH-WAYS: @f: proved
// RUN: expect-status 1 verify-lowering %t/one_way.src.ll --lowered %t/one_way.low.ll | FileCheck %s --check-prefix=ONE-WAY
// ONE-WAY: @f: refuted: address: {{.*}}is alive
// RUN: expect-status 0 verify-lowering %t/select.src.ll --lowered %t/select.low.ll | FileCheck %s --check-prefix=SELECT
// SELECT: @f: proved
// RUN: expect-status 1 verify-lowering %t/select_inverted.src.ll --lowered %t/select_inverted.low.ll | FileCheck %s --check-prefix=SELECT-INVERTED
// SELECT-INVERTED: @f: refuted: address: {{.*}}is alive
// RUN: expect-status 0 verify-lowering %t/of_malloc.src.ll --lowered %t/of_malloc.low.ll | FileCheck %s --check-prefix=OF-MALLOC
// OF-MALLOC: @f: proved
// RUN: expect-status 1 verify-lowering %t/of_malloc_missing.src.ll --lowered %t/of_malloc_missing.low.ll | FileCheck %s --check-prefix=OF-MALLOC-MISSING
// OF-MALLOC-MISSING: @f: refuted: return-memory: {{.*}}is freed
// RUN: expect-status 1 verify-lowering %t/inner.src.ll --lowered %t/inner.low.ll | FileCheck %s --check-prefix=INNER
// INNER: @f: refuted: return-memory: {{.*}}is freed
// RUN: expect-status 0 verify-lowering %t/null.src.ll --lowered %t/null.low.ll | FileCheck %s --check-prefix=NULL
// NULL: @f: proved
// RUN: expect-status 0 verify-lowering %t/declaration_gone.src.ll --lowered %t/declaration_gone.low.ll | FileCheck %s --check-prefix=DECLARATION-GONE
// DECLARATION-GONE: @f: proved
// RUN: expect-status 1 verify-lowering %t/own_function.src.ll --lowered %t/own_function.low.ll | FileCheck %s --check-prefix=OWN-FUNCTION
// OWN-FUNCTION: @f: refuted: call-argument: {{.*}}differs
// RUN: expect-status 1 verify-lowering %t/no_builtin.src.ll --lowered %t/no_builtin.low.ll | FileCheck %s --check-prefix=NO-BUILTIN
// NO-BUILTIN: @f: refuted: call-argument: {{.*}}differs

//--- swapped.src.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 call void @free(ptr %p)
 call void @free(ptr %q)
 ret void
}
//--- swapped.low.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 call void @free(ptr %q)
 call void @free(ptr %p)
 ret void
}
//--- test_gone.src.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 %c = icmp eq ptr %p, null
 br i1 %c, label %j, label %x
x:
 call void @free(ptr %p)
 br label %j
j:
 ret void
}
//--- test_gone.low.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 call void @free(ptr %p)
 ret void
}
//--- test_made.src.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 call void @free(ptr %p)
 ret void
}
//--- test_made.low.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 %c = icmp eq ptr %p, null
 br i1 %c, label %j, label %x
x:
 call void @free(ptr %p)
 br label %j
j:
 ret void
}
//--- test_of_other.src.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 call void @free(ptr %p)
 ret void
}
//--- test_of_other.low.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 %c = icmp eq ptr %q, null
 br i1 %c, label %j, label %x
x:
 call void @free(ptr %p)
 br label %j
j:
 ret void
}
//--- test_inverted.src.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 call void @free(ptr %p)
 ret void
}
//--- test_inverted.low.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 %c = icmp eq ptr %p, null
 br i1 %c, label %x, label %j
x:
 call void @free(ptr %p)
 br label %j
j:
 ret void
}
//--- missing.src.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 call void @free(ptr %p)
 call void @free(ptr %q)
 ret void
}
//--- missing.low.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 call void @free(ptr %p)
 ret void
}
//--- other.src.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 call void @free(ptr %p)
 ret void
}
//--- other.low.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 call void @free(ptr %q)
 ret void
}
//--- twice.src.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 call void @free(ptr %p)
 ret void
}
//--- twice.low.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 call void @free(ptr %p)
 call void @free(ptr %p)
 ret void
}
//--- never_in_source.src.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 ret void
}
//--- never_in_source.low.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 call void @free(ptr %p)
 ret void
}
//--- before_call.src.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 call void @poke()
 call void @free(ptr %p)
 ret void
}
//--- before_call.low.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 call void @free(ptr %p)
 call void @poke()
 ret void
}
//--- behind_call.src.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 call void @free(ptr %p)
 call void @poke()
 ret void
}
//--- behind_call.low.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 call void @poke()
 call void @free(ptr %p)
 ret void
}
//--- swapped_between_calls.src.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 call void @poke()
 call void @free(ptr %p)
 call void @free(ptr %q)
 call void @poke()
 ret void
}
//--- swapped_between_calls.low.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 call void @poke()
 call void @free(ptr %q)
 call void @free(ptr %p)
 call void @poke()
 ret void
}
//--- swapped_over_call.src.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 call void @free(ptr %p)
 call void @poke()
 call void @free(ptr %q)
 ret void
}
//--- swapped_over_call.low.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 call void @free(ptr %q)
 call void @poke()
 call void @free(ptr %p)
 ret void
}
//--- load_before.src.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define i32 @f(ptr %p, ptr %q) {
 %v = load i32, ptr %p
 call void @free(ptr %p)
 ret i32 %v
}
//--- load_before.low.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define i32 @f(ptr %p, ptr %q) {
 %v = load i32, ptr %p
 call void @free(ptr %p)
 ret i32 %v
}
//--- load_behind.src.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define i32 @f(ptr %p, ptr %q) {
 %v = load i32, ptr %p
 call void @free(ptr %p)
 ret i32 %v
}
//--- load_behind.low.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define i32 @f(ptr %p, ptr %q) {
 call void @free(ptr %p)
 %v = load i32, ptr %p
 ret i32 %v
}
//--- store_passed.src.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 call void @free(ptr %p)
 store i32 7, ptr %q
 ret void
}
//--- store_passed.low.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 store i32 7, ptr %q
 call void @free(ptr %p)
 ret void
}
//--- store_behind.src.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 store i32 7, ptr %q
 call void @free(ptr %p)
 ret void
}
//--- store_behind.low.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 call void @free(ptr %p)
 store i32 7, ptr %q
 ret void
}
//--- store_between.src.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q, ptr %r) {
 call void @free(ptr %p)
 store i32 7, ptr %q
 call void @free(ptr %r)
 ret void
}
//--- store_between.low.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q, ptr %r) {
 store i32 7, ptr %q
 call void @free(ptr %r)
 call void @free(ptr %p)
 ret void
}
//--- load_of_other_kept.src.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define i32 @f(ptr %p, ptr %q) {
 call void @free(ptr %p)
 %v = load i32, ptr %q
 ret i32 %v
}
//--- load_of_other_kept.low.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define i32 @f(ptr %p, ptr %q) {
 call void @free(ptr %p)
 %v = load i32, ptr %q
 ret i32 %v
}
//--- load_of_other_moved.src.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define i32 @f(ptr %p, ptr %q) {
 call void @free(ptr %p)
 %v = load i32, ptr %q
 ret i32 %v
}
//--- load_of_other_moved.low.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define i32 @f(ptr %p, ptr %q) {
 %v = load i32, ptr %q
 call void @free(ptr %p)
 ret i32 %v
}
//--- both_ways.src.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, i1 %b) {
 br i1 %b, label %x, label %y
x:
 call void @free(ptr %p)
 br label %j
y:
 call void @free(ptr %p)
 br label %j
j:
 ret void
}
//--- both_ways.low.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, i1 %b) {
 call void @free(ptr %p)
 ret void
}
//--- one_way.src.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, i1 noundef %b) {
 br i1 %b, label %x, label %j
x:
 call void @free(ptr %p)
 br label %j
j:
 ret void
}
//--- one_way.low.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, i1 noundef %b) {
 call void @free(ptr %p)
 ret void
}
//--- select.src.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q, i1 noundef %b) {
 br i1 %b, label %x, label %y
x:
 call void @free(ptr %p)
 br label %j
y:
 call void @free(ptr %q)
 br label %j
j:
 ret void
}
//--- select.low.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q, i1 noundef %b) {
 %r = select i1 %b, ptr %p, ptr %q
 call void @free(ptr %r)
 ret void
}
//--- select_inverted.src.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q, i1 noundef %b) {
 br i1 %b, label %x, label %y
x:
 call void @free(ptr %p)
 br label %j
y:
 call void @free(ptr %q)
 br label %j
j:
 ret void
}
//--- select_inverted.low.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q, i1 noundef %b) {
 %r = select i1 %b, ptr %q, ptr %p
 call void @free(ptr %r)
 ret void
}
//--- of_malloc.src.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 %m = call ptr @malloc(i64 8)
 call void @free(ptr %m)
 call void @free(ptr %p)
 ret void
}
//--- of_malloc.low.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 %m = call ptr @malloc(i64 8)
 call void @free(ptr %p)
 call void @free(ptr %m)
 ret void
}
//--- of_malloc_missing.src.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 %m = call ptr @malloc(i64 8)
 call void @free(ptr %m)
 ret void
}
//--- of_malloc_missing.low.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 %m = call ptr @malloc(i64 8)
 ret void
}
//--- inner.src.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 call void @free(ptr %p)
 ret void
}
//--- inner.low.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 %i = getelementptr i8, ptr %p, i64 8
 call void @free(ptr %i)
 ret void
}
//--- null.src.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 call void @free(ptr null)
 ret void
}
//--- null.low.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 ret void
}
//--- declaration_gone.src.ll
declare void @free(ptr)
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 call void @free(ptr null)
 ret void
}
//--- declaration_gone.low.ll
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 ret void
}
//--- own_function.src.ll
declare void @use(ptr)
define void @free(ptr %p) {
 call void @use(ptr %p)
 ret void
}
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 call void @free(ptr %p)
 call void @free(ptr %q)
 ret void
}
//--- own_function.low.ll
declare void @use(ptr)
define void @free(ptr %p) {
 call void @use(ptr %p)
 ret void
}
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 call void @free(ptr %q)
 call void @free(ptr %p)
 ret void
}
//--- no_builtin.src.ll
declare void @free(ptr) nobuiltin
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 call void @free(ptr %p)
 call void @free(ptr %q)
 ret void
}
//--- no_builtin.low.ll
declare void @free(ptr) nobuiltin
declare void @poke()
declare ptr @malloc(i64)
define void @f(ptr %p, ptr %q) {
 call void @free(ptr %q)
 call void @free(ptr %p)
 ret void
}
