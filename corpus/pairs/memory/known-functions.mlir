// What an optimiser knows of allocation, of functions of the C library by their names, and of constants whose addresses mean nothing: a
// buffer that nobody else knows is not changed by a call, is nobody's business before the end, and may be gone; a constant may stand for
// an equal one. Where that has no meaning in a proof yet, the right lowering is not proved, but none is refuted. (C17, 7.22.3; LLVM
// Language Reference, "Parameter Attributes": noalias, "Function Attributes": nobuiltin, "Global Variables": unnamed_addr.)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 2 verify-lowering %t/forwarded.src.ll --lowered %t/forwarded.low.ll | FileCheck %s --check-prefix=FORWARDED
// FORWARDED: @f: unknown: return-value: result 0, part 0: not shown
// RUN: expect-status 1 verify-lowering %t/forwarded-other.src.ll --lowered %t/forwarded-other.low.ll | FileCheck %s --check-prefix=FORWARDED-OTHER
// FORWARDED-OTHER: @f: refuted: return-value: result 0
// RUN: expect-status 1 verify-lowering %t/forwarded-escaped.src.ll --lowered %t/forwarded-escaped.low.ll | FileCheck %s --check-prefix=FORWARDED-ESCAPED
// FORWARDED-ESCAPED: @f: refuted: return-value: result 0
// RUN: expect-status 1 verify-lowering %t/forwarded-passed.src.ll --lowered %t/forwarded-passed.low.ll | FileCheck %s --check-prefix=FORWARDED-PASSED
// FORWARDED-PASSED: @f: refuted: return-value: result 0
// RUN: expect-status 2 verify-lowering %t/forwarded-fresh.src.ll --lowered %t/forwarded-fresh.low.ll | FileCheck %s --check-prefix=FORWARDED-FRESH
// FORWARDED-FRESH: @f: unknown: return-value: result 0, part 0: not shown
// RUN: expect-status 1 verify-lowering %t/forwarded-shared.src.ll --lowered %t/forwarded-shared.low.ll | FileCheck %s --check-prefix=FORWARDED-SHARED
// FORWARDED-SHARED: @f: refuted: return-value: result 0
// RUN: expect-status 2 verify-lowering %t/gone.src.ll --lowered %t/gone.low.ll | FileCheck %s --check-prefix=GONE
// GONE: @f: unknown: call: the call passes other arguments than the convention demands
// RUN: expect-status 1 verify-lowering %t/gone-nobuiltin.src.ll --lowered %t/gone-nobuiltin.low.ll | FileCheck %s --check-prefix=GONE-NOBUILTIN
// GONE-NOBUILTIN: @f: refuted: call: the source calls @malloc, the lowering @ask
// RUN: expect-status 2 verify-lowering %t/dead-store.src.ll --lowered %t/dead-store.low.ll | FileCheck %s --check-prefix=DEAD-STORE
// DEAD-STORE: @f: unknown: call-memory: not shown
// RUN: expect-status 1 verify-lowering %t/leaked.src.ll --lowered %t/leaked.low.ll | FileCheck %s --check-prefix=LEAKED
// LEAKED: @f: refuted: return-value: at the return a new buffer of {{.*}} bytes is freed in the source, but alive in the lowering
// RUN: expect-status 1 verify-lowering %t/freed-early.src.ll --lowered %t/freed-early.low.ll | FileCheck %s --check-prefix=FREED-EARLY
// FREED-EARLY: @f: refuted: call-memory: the lowering is undefined: a load of 4 bytes at address {{.*}}: the object has been freed
// RUN: expect-status 1 verify-lowering %t/freed-twice.src.ll --lowered %t/freed-twice.low.ll | FileCheck %s --check-prefix=FREED-TWICE
// FREED-TWICE: @f: refuted: return-value: the lowering is undefined: the pointer {{.*}} is freed, but the object is not alive any more
// RUN: expect-status 2 verify-lowering %t/freed-first.src.ll --lowered %t/freed-first.low.ll | FileCheck %s --check-prefix=FREED-FIRST
// FREED-FIRST: @f: unknown: call-memory: not shown
// RUN: expect-status 1 verify-lowering %t/returned-contents.src.ll --lowered %t/returned-contents.low.ll | FileCheck %s --check-prefix=RETURNED-CONTENTS
// RETURNED-CONTENTS: @f: refuted: return-memory: at the return
// RUN: expect-status 2 verify-lowering %t/null-test-lost.src.ll --lowered %t/null-test-lost.low.ll | FileCheck %s --check-prefix=NULL-TEST-LOST
// NULL-TEST-LOST: @f: unknown: access: the source does not access these bytes here
// RUN: expect-status 2 verify-lowering %t/strlen-known.src.ll --lowered %t/strlen-known.low.ll | FileCheck %s --check-prefix=STRLEN-KNOWN
// STRLEN-KNOWN: @f: unknown: control: the source calls a function where the lowering returns
// RUN: expect-status 1 verify-lowering %t/strlen-nobuiltin.src.ll --lowered %t/strlen-nobuiltin.low.ll | FileCheck %s --check-prefix=STRLEN-NOBUILTIN
// STRLEN-NOBUILTIN: @f: refuted: control: the source calls a function, the lowering returns
// RUN: expect-status 2 verify-lowering %t/printed-by-puts.src.ll --lowered %t/printed-by-puts.low.ll | FileCheck %s --check-prefix=PRINTED-BY-PUTS
// PRINTED-BY-PUTS: @f: unknown: control: prints where the source does not
// RUN: expect-status 1 verify-lowering %t/print-dropped.src.ll --lowered %t/print-dropped.low.ll | FileCheck %s --check-prefix=PRINT-DROPPED
// PRINT-DROPPED: @f: refuted: control: the source calls a function, the lowering returns
// RUN: expect-status 1 verify-lowering %t/print-nobuiltin.src.ll --lowered %t/print-nobuiltin.low.ll | FileCheck %s --check-prefix=PRINT-NOBUILTIN
// PRINT-NOBUILTIN: @f: refuted: control: the lowering prints a message and does not abort
// RUN: expect-status 2 verify-lowering %t/constants-merged.src.ll --lowered %t/constants-merged.low.ll | FileCheck %s --check-prefix=CONSTANTS-MERGED
// CONSTANTS-MERGED: @f: unknown: call-argument: argument 1, part 0: not shown
// RUN: expect-status 1 verify-lowering %t/constants-named.src.ll --lowered %t/constants-named.low.ll | FileCheck %s --check-prefix=CONSTANTS-NAMED
// CONSTANTS-NAMED: @f: refuted: call-argument: in the call of @use argument 1
// RUN: expect-status 1 verify-lowering %t/constants-unequal.src.ll --lowered %t/constants-unequal.low.ll | FileCheck %s --check-prefix=CONSTANTS-UNEQUAL
// CONSTANTS-UNEQUAL: @f: refuted: call-argument: in the call of @use argument 1
// RUN: expect-status 1 verify-lowering %t/variables-merged.src.ll --lowered %t/variables-merged.low.ll | FileCheck %s --check-prefix=VARIABLES-MERGED
// VARIABLES-MERGED: @f: refuted: call-argument: in the call of @use argument 1
// RUN: expect-status 1 verify-lowering %t/constants-swapped-place.src.ll --lowered %t/constants-swapped-place.low.ll | FileCheck %s --check-prefix=CONSTANTS-SWAPPED-PLACE
// CONSTANTS-SWAPPED-PLACE: @f: refuted: call-argument: in the call of @use argument 1

//--- forwarded.src.ll
declare ptr @malloc(i64)
declare void @free(ptr)
declare i1 @ask(i1)
define i32 @f(i32 %x, ptr %q, i1 %c) {
  %p = call ptr @malloc(i64 4)
  store i32 9, ptr %p
  %g = call i1 @ask(i1 false)
  %v = load i32, ptr %p
  call void @free(ptr %p)
  ret i32 %v
}
//--- forwarded.low.ll
declare ptr @malloc(i64)
declare void @free(ptr)
declare i1 @ask(i1)
define i32 @f(i32 %x, ptr %q, i1 %c) {
  %p = call ptr @malloc(i64 4)
  store i32 9, ptr %p
  %g = call i1 @ask(i1 false)
  call void @free(ptr %p)
  ret i32 9
}
//--- forwarded-other.src.ll
declare ptr @malloc(i64)
declare void @free(ptr)
declare i1 @ask(i1)
define i32 @f(i32 %x, ptr %q, i1 %c) {
  %p = call ptr @malloc(i64 4)
  store i32 9, ptr %p
  %g = call i1 @ask(i1 false)
  %v = load i32, ptr %p
  call void @free(ptr %p)
  ret i32 %v
}
//--- forwarded-other.low.ll
declare ptr @malloc(i64)
declare void @free(ptr)
declare i1 @ask(i1)
define i32 @f(i32 %x, ptr %q, i1 %c) {
  %p = call ptr @malloc(i64 4)
  store i32 9, ptr %p
  %g = call i1 @ask(i1 false)
  call void @free(ptr %p)
  ret i32 8
}
//--- forwarded-escaped.src.ll
declare ptr @malloc(i64)
declare void @free(ptr)
declare i1 @ask(i1)
@g = global ptr null
define i32 @f(i32 %x, ptr %q, i1 %c) {
  %p = call ptr @malloc(i64 4)
  store i32 9, ptr %p
  store ptr %p, ptr @g
  %g = call i1 @ask(i1 false)
  %v = load i32, ptr %p
  call void @free(ptr %p)
  ret i32 %v
}
//--- forwarded-escaped.low.ll
declare ptr @malloc(i64)
declare void @free(ptr)
declare i1 @ask(i1)
@g = global ptr null
define i32 @f(i32 %x, ptr %q, i1 %c) {
  %p = call ptr @malloc(i64 4)
  store i32 9, ptr %p
  store ptr %p, ptr @g
  %g = call i1 @ask(i1 false)
  call void @free(ptr %p)
  ret i32 9
}
//--- forwarded-passed.src.ll
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @see(ptr)
define i32 @f(i32 %x, ptr %q, i1 %c) {
  %p = call ptr @malloc(i64 4)
  store i32 9, ptr %p
  call void @see(ptr %p)
  %v = load i32, ptr %p
  call void @free(ptr %p)
  ret i32 %v
}
//--- forwarded-passed.low.ll
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @see(ptr)
define i32 @f(i32 %x, ptr %q, i1 %c) {
  %p = call ptr @malloc(i64 4)
  store i32 9, ptr %p
  call void @see(ptr %p)
  call void @free(ptr %p)
  ret i32 9
}
//--- forwarded-fresh.src.ll
declare void @free(ptr)
declare i1 @ask(i1)
declare noalias ptr @fresh()
define i32 @f(i32 %x, ptr %q, i1 %c) {
  %p = call ptr @fresh()
  store i32 9, ptr %p
  %g = call i1 @ask(i1 false)
  %v = load i32, ptr %p
  call void @free(ptr %p)
  ret i32 %v
}
//--- forwarded-fresh.low.ll
declare void @free(ptr)
declare i1 @ask(i1)
declare noalias ptr @fresh()
define i32 @f(i32 %x, ptr %q, i1 %c) {
  %p = call ptr @fresh()
  store i32 9, ptr %p
  %g = call i1 @ask(i1 false)
  call void @free(ptr %p)
  ret i32 9
}
//--- forwarded-shared.src.ll
declare void @free(ptr)
declare i1 @ask(i1)
declare ptr @shared()
define i32 @f(i32 %x, ptr %q, i1 %c) {
  %p = call ptr @shared()
  store i32 9, ptr %p
  %g = call i1 @ask(i1 false)
  %v = load i32, ptr %p
  call void @free(ptr %p)
  ret i32 %v
}
//--- forwarded-shared.low.ll
declare void @free(ptr)
declare i1 @ask(i1)
declare ptr @shared()
define i32 @f(i32 %x, ptr %q, i1 %c) {
  %p = call ptr @shared()
  store i32 9, ptr %p
  %g = call i1 @ask(i1 false)
  call void @free(ptr %p)
  ret i32 9
}
//--- gone.src.ll
declare ptr @malloc(i64)
declare void @free(ptr)
declare i1 @ask(i1)
define i32 @f(i32 %x, ptr %q, i1 %c) {
  %p = call ptr @malloc(i64 4)
  store i32 9, ptr %p
  %g = call i1 @ask(i1 false)
  %v = load i32, ptr %p
  call void @free(ptr %p)
  ret i32 %v
}
//--- gone.low.ll
declare ptr @malloc(i64)
declare void @free(ptr)
declare i1 @ask(i1)
define i32 @f(i32 %x, ptr %q, i1 %c) {
  %g = call i1 @ask(i1 false)
  ret i32 9
}
//--- gone-nobuiltin.src.ll
declare ptr @malloc(i64)
declare void @free(ptr)
declare i1 @ask(i1)
define i32 @f(i32 %x, ptr %q, i1 %c) {
  %p = call ptr @malloc(i64 4) nobuiltin
  store i32 9, ptr %p
  %g = call i1 @ask(i1 false)
  %v = load i32, ptr %p
  call void @free(ptr %p)
  ret i32 %v
}
//--- gone-nobuiltin.low.ll
declare ptr @malloc(i64)
declare void @free(ptr)
declare i1 @ask(i1)
define i32 @f(i32 %x, ptr %q, i1 %c) {
  %g = call i1 @ask(i1 false)
  ret i32 9
}
//--- dead-store.src.ll
declare ptr @malloc(i64)
declare void @free(ptr)
declare i1 @ask(i1)
define i32 @f(i32 %x, ptr %q, i1 %c) {
  %p = call ptr @malloc(i64 4)
  store i32 9, ptr %p
  %g = call i1 @ask(i1 false)
  call void @free(ptr %p)
  ret i32 %x
}
//--- dead-store.low.ll
declare ptr @malloc(i64)
declare void @free(ptr)
declare i1 @ask(i1)
define i32 @f(i32 %x, ptr %q, i1 %c) {
  %p = call ptr @malloc(i64 4)
  %g = call i1 @ask(i1 false)
  call void @free(ptr %p)
  ret i32 %x
}
//--- leaked.src.ll
declare ptr @malloc(i64)
declare void @free(ptr)
declare i1 @ask(i1)
define i32 @f(i32 %x, ptr %q, i1 %c) {
  %p = call ptr @malloc(i64 4)
  store i32 9, ptr %p
  %g = call i1 @ask(i1 false)
  %v = load i32, ptr %p
  call void @free(ptr %p)
  ret i32 %v
}
//--- leaked.low.ll
declare ptr @malloc(i64)
declare void @free(ptr)
declare i1 @ask(i1)
define i32 @f(i32 %x, ptr %q, i1 %c) {
  %p = call ptr @malloc(i64 4)
  store i32 9, ptr %p
  %g = call i1 @ask(i1 false)
  ret i32 9
}
//--- freed-early.src.ll
declare ptr @malloc(i64)
declare void @free(ptr)
declare i1 @ask(i1)
define i32 @f(i32 %x, ptr %q, i1 %c) {
  %p = call ptr @malloc(i64 4)
  store i32 9, ptr %p
  %g = call i1 @ask(i1 false)
  %v = load i32, ptr %p
  call void @free(ptr %p)
  ret i32 %v
}
//--- freed-early.low.ll
declare ptr @malloc(i64)
declare void @free(ptr)
declare i1 @ask(i1)
define i32 @f(i32 %x, ptr %q, i1 %c) {
  %p = call ptr @malloc(i64 4)
  store i32 9, ptr %p
  call void @free(ptr %p)
  %g = call i1 @ask(i1 false)
  %v = load i32, ptr %p
  ret i32 %v
}
//--- freed-twice.src.ll
declare ptr @malloc(i64)
declare void @free(ptr)
declare i1 @ask(i1)
define i32 @f(i32 %x, ptr %q, i1 %c) {
  %p = call ptr @malloc(i64 4)
  store i32 9, ptr %p
  %g = call i1 @ask(i1 false)
  %v = load i32, ptr %p
  call void @free(ptr %p)
  ret i32 %v
}
//--- freed-twice.low.ll
declare ptr @malloc(i64)
declare void @free(ptr)
declare i1 @ask(i1)
define i32 @f(i32 %x, ptr %q, i1 %c) {
  %p = call ptr @malloc(i64 4)
  store i32 9, ptr %p
  %g = call i1 @ask(i1 false)
  call void @free(ptr %p)
  call void @free(ptr %p)
  ret i32 9
}
//--- freed-first.src.ll
declare ptr @malloc(i64)
declare void @free(ptr)
declare i1 @ask(i1)
define i32 @f(i32 %x, ptr %q, i1 %c) {
  %p = call ptr @malloc(i64 4)
  store i32 9, ptr %p
  %g = call i1 @ask(i1 false)
  %v = load i32, ptr %p
  call void @free(ptr %p)
  ret i32 %v
}
//--- freed-first.low.ll
declare ptr @malloc(i64)
declare void @free(ptr)
declare i1 @ask(i1)
define i32 @f(i32 %x, ptr %q, i1 %c) {
  %p = call ptr @malloc(i64 4)
  store i32 9, ptr %p
  call void @free(ptr %p)
  %g = call i1 @ask(i1 false)
  ret i32 9
}
//--- returned-contents.src.ll
declare ptr @malloc(i64)
define ptr @f(i32 %x) {
  %p = call ptr @malloc(i64 4)
  store i32 9, ptr %p
  ret ptr %p
}
//--- returned-contents.low.ll
declare ptr @malloc(i64)
define ptr @f(i32 %x) {
  %p = call ptr @malloc(i64 4)
  store i32 8, ptr %p
  ret ptr %p
}
//--- null-test-lost.src.ll
declare ptr @malloc(i64)
define ptr @f(i32 %x) {
  %p = call ptr @malloc(i64 4)
  %n = icmp eq ptr %p, null
  br i1 %n, label %e, label %o
o:
  store i32 9, ptr %p
  ret ptr %p
e:
  ret ptr null
}
//--- null-test-lost.low.ll
declare ptr @malloc(i64)
define ptr @f(i32 %x) {
  %p = call ptr @malloc(i64 4)
  store i32 9, ptr %p
  ret ptr %p
}
//--- strlen-known.src.ll
declare i64 @strlen(ptr)
@s = private unnamed_addr constant [3 x i8] c"hi\00"
define i64 @f() {
  %n = call i64 @strlen(ptr @s)
  ret i64 %n
}
//--- strlen-known.low.ll
declare i64 @strlen(ptr)
@s = private unnamed_addr constant [3 x i8] c"hi\00"
define i64 @f() {
  ret i64 2
}
//--- strlen-nobuiltin.src.ll
declare i64 @strlen(ptr)
@s = private unnamed_addr constant [3 x i8] c"hi\00"
define i64 @f() {
  %n = call i64 @strlen(ptr @s) nobuiltin
  ret i64 %n
}
//--- strlen-nobuiltin.low.ll
declare i64 @strlen(ptr)
@s = private unnamed_addr constant [3 x i8] c"hi\00"
define i64 @f() {
  ret i64 2
}
//--- printed-by-puts.src.ll
declare i32 @puts(ptr)
declare i32 @printf(ptr, ...)
@l = private unnamed_addr constant [4 x i8] c"hi\0A\00"
define void @f() {
  %n = call i32 (ptr, ...) @printf(ptr @l)
  ret void
}
//--- printed-by-puts.low.ll
declare i32 @puts(ptr)
declare i32 @printf(ptr, ...)
@s = private unnamed_addr constant [3 x i8] c"hi\00"
define void @f() {
  %n = call i32 @puts(ptr @s)
  ret void
}
//--- print-dropped.src.ll
declare i32 @puts(ptr)
@s = private unnamed_addr constant [3 x i8] c"hi\00"
define void @f() {
  %n = call i32 @puts(ptr @s)
  ret void
}
//--- print-dropped.low.ll
declare i32 @puts(ptr)
@s = private unnamed_addr constant [3 x i8] c"hi\00"
define void @f() {
  ret void
}
//--- print-nobuiltin.src.ll
declare i32 @puts(ptr)
declare i32 @printf(ptr, ...)
@l = private unnamed_addr constant [4 x i8] c"hi\0A\00"
define void @f() {
  %n = call i32 (ptr, ...) @printf(ptr @l) nobuiltin
  ret void
}
//--- print-nobuiltin.low.ll
declare i32 @puts(ptr)
declare i32 @printf(ptr, ...)
@s = private unnamed_addr constant [3 x i8] c"hi\00"
define void @f() {
  %n = call i32 @puts(ptr @s)
  ret void
}
//--- constants-merged.src.ll
declare void @use(ptr, ptr)
@a = private unnamed_addr constant i32 7
@b = private unnamed_addr constant i32 7
define void @f() {
  call void @use(ptr @a, ptr @b)
  ret void
}
//--- constants-merged.low.ll
declare void @use(ptr, ptr)
@a = private unnamed_addr constant i32 7
@b = private unnamed_addr constant i32 7
define void @f() {
  call void @use(ptr @a, ptr @a)
  ret void
}
//--- constants-named.src.ll
declare void @use(ptr, ptr)
@a = private constant i32 7
@b = private constant i32 7
define void @f() {
  call void @use(ptr @a, ptr @b)
  ret void
}
//--- constants-named.low.ll
declare void @use(ptr, ptr)
@a = private constant i32 7
@b = private constant i32 7
define void @f() {
  call void @use(ptr @a, ptr @a)
  ret void
}
//--- constants-unequal.src.ll
declare void @use(ptr, ptr)
@a = private unnamed_addr constant i32 7
@b = private unnamed_addr constant i32 8
define void @f() {
  call void @use(ptr @a, ptr @b)
  ret void
}
//--- constants-unequal.low.ll
declare void @use(ptr, ptr)
@a = private unnamed_addr constant i32 7
@b = private unnamed_addr constant i32 8
define void @f() {
  call void @use(ptr @a, ptr @a)
  ret void
}
//--- variables-merged.src.ll
declare void @use(ptr, ptr)
@a = private unnamed_addr global i32 7
@b = private unnamed_addr global i32 7
define void @f() {
  call void @use(ptr @a, ptr @b)
  ret void
}
//--- variables-merged.low.ll
declare void @use(ptr, ptr)
@a = private unnamed_addr global i32 7
@b = private unnamed_addr global i32 7
define void @f() {
  call void @use(ptr @a, ptr @a)
  ret void
}
//--- constants-swapped-place.src.ll
declare void @use(ptr, ptr)
@a = private unnamed_addr constant i32 7
@b = private unnamed_addr constant i32 7
define void @f() {
  call void @use(ptr @a, ptr @b)
  ret void
}
//--- constants-swapped-place.low.ll
declare void @use(ptr, ptr)
@a = private unnamed_addr constant i32 7
@b = private unnamed_addr constant i32 7
define void @f() {
  %q = getelementptr i8, ptr @a, i64 1
  call void @use(ptr @a, ptr %q)
  ret void
}
