// What runs of a right lowering must not hold against it: a call that at most reads memory and returns is merged with another one,
// what is written through a `dead_on_return` argument is dead after the return, a `byval` argument is a copy, equal constants without
// a significant address are one, and a volatile store of poison stores any value. Sources: LLVM Language Reference, "Function
// Attributes", "Parameter Attributes", "Global Variables", "Poison Values".
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 2 verify-lowering %t/merged.src.ll --lowered %t/merged.low.ll | FileCheck %s --check-prefix=MERGED
// MERGED: @f: unknown: control: the source calls a function where the lowering returns
// RUN: expect-status 1 verify-lowering %t/writes.src.ll --lowered %t/writes.low.ll | FileCheck %s --check-prefix=WRITES
// WRITES: @f: refuted: control: the source calls a function, the lowering returns
// RUN: expect-status 1 verify-lowering %t/endless.src.ll --lowered %t/endless.low.ll | FileCheck %s --check-prefix=ENDLESS
// ENDLESS: @f: refuted: control: the source calls a function, the lowering returns
// RUN: expect-status 1 verify-lowering %t/merged.src.ll --lowered %t/other.low.ll | FileCheck %s --check-prefix=OTHER
// OTHER: @f: refuted: return-value: result 0 differs
// RUN: expect-status 2 verify-lowering %t/dead.src.ll --lowered %t/dead.low.ll | FileCheck %s --check-prefix=DEAD
// DEAD: @f: unknown: return-memory
// RUN: expect-status 1 verify-lowering %t/alive.src.ll --lowered %t/alive.low.ll | FileCheck %s --check-prefix=ALIVE
// ALIVE: @f: refuted: return-memory: at the return byte 0 of incoming buffer 1
// RUN: expect-status 1 verify-lowering %t/dead.src.ll --lowered %t/dead-other.low.ll | FileCheck %s --check-prefix=DEAD-OTHER
// DEAD-OTHER: @f: refuted: address: result 0 differs
// RUN: expect-status 2 verify-lowering %t/copied.src.ll --lowered %t/copied.low.ll | FileCheck %s --check-prefix=COPIED
// COPIED: @f: unsupported: the lowering claims of an argument what is not shown of its body: 'llvm.nocapture'
// RUN: expect-status 1 verify-lowering %t/not-copied.src.ll --lowered %t/not-copied.low.ll | FileCheck %s --check-prefix=NOT-COPIED
// NOT-COPIED: @f: refuted: return-value: result 0 differs
// RUN: expect-status 2 verify-lowering %t/constants.src.ll --lowered %t/constants.low.ll | FileCheck %s --check-prefix=CONSTANTS
// CONSTANTS: @f: unknown: call-argument
// RUN: expect-status 1 verify-lowering %t/significant.src.ll --lowered %t/constants.low.ll | FileCheck %s --check-prefix=SIGNIFICANT
// SIGNIFICANT: @f: refuted: call-argument: in the call of @use argument 0 differs
// RUN: expect-status 2 verify-lowering %t/volatile.src.ll --lowered %t/volatile.low.ll | FileCheck %s --check-prefix=VOLATILE
// VOLATILE: @f: unknown: call-memory
// RUN: expect-status 1 verify-lowering %t/volatile.low.ll --lowered %t/volatile.src.ll | FileCheck %s --check-prefix=POISONS
// POISONS: @f: refuted: {{.*}}

//--- merged.src.ll
declare i32 @p(ptr) nounwind willreturn memory(read)
define i32 @f(ptr %a) {
  %x = call i32 @p(ptr %a)
  %y = call i32 @p(ptr %a)
  %s = add i32 %x, %y
  ret i32 %s
}
//--- merged.low.ll
declare i32 @p(ptr) nounwind willreturn memory(read)
define i32 @f(ptr %a) {
  %x = call i32 @p(ptr %a)
  %s = shl i32 %x, 1
  ret i32 %s
}
//--- other.low.ll
declare i32 @p(ptr) nounwind willreturn memory(read)
define i32 @f(ptr %a) {
  %x = call i32 @p(ptr %a)
  %y = call i32 @p(ptr %a)
  %s = sub i32 %x, %y
  ret i32 %s
}
//--- writes.src.ll
declare i32 @p(ptr) nounwind willreturn
define i32 @f(ptr %a) {
  %x = call i32 @p(ptr %a)
  %y = call i32 @p(ptr %a)
  %s = add i32 %x, %y
  ret i32 %s
}
//--- writes.low.ll
declare i32 @p(ptr) nounwind willreturn
define i32 @f(ptr %a) {
  %x = call i32 @p(ptr %a)
  %s = shl i32 %x, 1
  ret i32 %s
}
//--- endless.src.ll
declare i32 @p(ptr) nounwind memory(read)
define i32 @f(ptr %a, ptr %b) {
  %x = call i32 @p(ptr %a)
  %y = call i32 @p(ptr %b)
  ret i32 %x
}
//--- endless.low.ll
declare i32 @p(ptr) nounwind memory(read)
define i32 @f(ptr %a, ptr %b) {
  %x = call i32 @p(ptr %a)
  ret i32 %x
}

//--- dead.src.ll
define i32 @f(ptr dead_on_return %p, ptr %q) {
  %v = load i32, ptr %p
  store i32 7, ptr %p
  ret i32 %v
}
//--- dead.low.ll
define i32 @f(ptr dead_on_return %p, ptr %q) {
  %v = load i32, ptr %p
  ret i32 %v
}
//--- dead-other.low.ll
define i32 @f(ptr dead_on_return %p, ptr %q) {
  %v = load i32, ptr %q
  ret i32 %v
}
//--- alive.src.ll
define i32 @f(ptr %p, ptr %q) {
  %v = load i32, ptr %p
  store i32 7, ptr %p
  ret i32 %v
}
//--- alive.low.ll
define i32 @f(ptr %p, ptr %q) {
  %v = load i32, ptr %p
  ret i32 %v
}

//--- copied.src.ll
%S = type { i64, i64 }
declare void @g(ptr byval(%S) align 8)
define i64 @f(ptr byval(%S) align 8 %p, i64 %x) {
  store i64 %x, ptr %p
  call void @g(ptr byval(%S) align 8 %p)
  %v = load i64, ptr %p
  ret i64 %v
}
//--- copied.low.ll
%S = type { i64, i64 }
declare void @g(ptr byval(%S) align 8)
define i64 @f(ptr byval(%S) align 8 captures(none) %p, i64 returned %x) {
  store i64 %x, ptr %p
  call void @g(ptr byval(%S) align 8 %p)
  ret i64 %x
}
//--- not-copied.src.ll
declare void @g(ptr)
define i64 @f(ptr %p, i64 %x) {
  store i64 %x, ptr %p
  call void @g(ptr %p)
  %v = load i64, ptr %p
  ret i64 %v
}
//--- not-copied.low.ll
declare void @g(ptr)
define i64 @f(ptr %p, i64 %x) {
  store i64 %x, ptr %p
  call void @g(ptr %p)
  ret i64 %x
}

//--- constants.src.ll
@a = private unnamed_addr constant [3 x i8] c"hi\00"
@b = private unnamed_addr constant [3 x i8] c"hi\00"
@c = private constant [3 x i8] c"hi\00"
declare void @use(ptr, ptr, ptr)
define void @f() {
  call void @use(ptr @a, ptr @b, ptr @c)
  ret void
}
//--- constants.low.ll
@b = private constant [3 x i8] c"hi\00"
declare void @use(ptr, ptr, ptr)
define void @f() {
  call void @use(ptr @b, ptr @b, ptr @b)
  ret void
}
//--- significant.src.ll
@a = private constant [3 x i8] c"hi\00"
@b = private constant [3 x i8] c"hi\00"
@c = private constant [3 x i8] c"hi\00"
declare void @use(ptr, ptr, ptr)
define void @f() {
  call void @use(ptr @a, ptr @b, ptr @c)
  ret void
}

//--- volatile.src.ll
define void @f(i32 %x, i32 %y, ptr %p) {
  %b = add nuw i32 %x, %y
  store volatile i32 %b, ptr %p
  ret void
}
//--- volatile.low.ll
define void @f(i32 %x, i32 %y, ptr %p) {
  %b = add i32 %x, %y
  store volatile i32 %b, ptr %p
  ret void
}
