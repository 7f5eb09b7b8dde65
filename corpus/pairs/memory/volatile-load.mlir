// After a volatile load execution goes on: what the source does then may come before it. What it loads is another value each time,
// and that there is memory for accesses that are not volatile, or that the place is not null, it does not show. No run has a place
// that is no memory, so these are not refuted. (LLVM Language Reference, "Volatile Memory Accesses".)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/div.src.ll --lowered %t/div.low.ll | FileCheck %s --check-prefix=DIV
// DIV: @f: proved
// RUN: expect-status 0 verify-lowering %t/use.src.ll --lowered %t/use.low.ll | FileCheck %s --check-prefix=USE
// USE: @f: proved
// RUN: expect-status 0 verify-lowering %t/load.src.ll --lowered %t/load.src.ll | FileCheck %s --check-prefix=LOAD
// LOAD: @f: proved
// RUN: expect-status 0 verify-lowering %t/un.src.ll --lowered %t/un.low.ll | FileCheck %s --check-prefix=UN
// UN: @f: proved
// RUN: expect-status 1 verify-lowering %t/one.src.ll --lowered %t/one.low.ll | FileCheck %s --check-prefix=ONE
// ONE: @f: refuted: return-value: the source has made
// RUN: expect-status 2 verify-lowering %t/one.src.ll --lowered %t/fresh.low.ll | FileCheck %s --check-prefix=FRESH
// FRESH: @f: unknown: return-value
// RUN: expect-status 2 verify-lowering %t/first.src.ll --lowered %t/first.low.ll | FileCheck %s --check-prefix=FIRST
// FIRST: @f: unknown: return-value
// RUN: expect-status 0 verify-lowering %t/first.src.ll --lowered %t/first.src.ll | FileCheck %s --check-prefix=BOTH
// BOTH: @f: proved
// RUN: expect-status 1 verify-lowering %t/swapped.src.ll --lowered %t/swapped.low.ll | FileCheck %s --check-prefix=SWAPPED
// SWAPPED: @f: refuted: return-value: the volatile accesses come in another order
// RUN: expect-status 1 verify-lowering %t/storeload.src.ll --lowered %t/storeload.low.ll | FileCheck %s --check-prefix=STORELOAD
// STORELOAD: @f: refuted: address: the volatile accesses come in another order
// RUN: expect-status 2 verify-lowering %t/forward.src.ll --lowered %t/forward.low.ll | FileCheck %s --check-prefix=FORWARD
// FORWARD: @f: unknown: return-value
// RUN: expect-status 2 verify-lowering %t/plain.src.ll --lowered %t/plain.low.ll | FileCheck %s --check-prefix=PLAIN
// PLAIN: @f: unknown: access: the source does not access these bytes here
// RUN: expect-status 2 verify-lowering %t/plainstore.src.ll --lowered %t/plainstore.low.ll | FileCheck %s --check-prefix=PLAINSTORE
// PLAINSTORE: @f: unknown: access
// RUN: expect-status 2 verify-lowering %t/null.src.ll --lowered %t/null.low.ll | FileCheck %s --check-prefix=NULL
// NULL: @f: unknown: return-value

//--- div.src.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  %v = load volatile i32, ptr %p, align 4
  %x = sdiv i32 7, %n
  ret i32 %x
}
//--- div.low.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  %x = sdiv i32 7, %n
  %v = load volatile i32, ptr %p, align 4
  ret i32 %x
}
//--- use.src.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  %v = load volatile i32, ptr %p, align 4
  %x = sdiv i32 7, %n
  %r = add i32 %v, %x
  ret i32 %r
}
//--- use.low.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  %x = sdiv i32 7, %n
  %v = load volatile i32, ptr %p, align 4
  %r = add i32 %x, %v
  ret i32 %r
}
//--- load.src.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  %v = load volatile i32, ptr %p, align 4
  %x = load i32, ptr %q
  ret i32 %x
}
//--- un.src.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  %v = load volatile i32, ptr %p, align 4
  unreachable
}
//--- un.low.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  ret void
}
//--- one.src.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  %v = load volatile i32, ptr %p, align 4
  %w = load volatile i32, ptr %p, align 4
  %r = sub i32 %v, %w
  ret i32 %r
}
//--- one.low.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  %v = load volatile i32, ptr %p, align 4
  ret i32 0
}
//--- fresh.low.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  %v = load volatile i32, ptr %p, align 4
  %w = load volatile i32, ptr %p, align 4
  ret i32 0
}
//--- first.src.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  %v = load volatile i32, ptr %p, align 4
  %w = load volatile i32, ptr %p, align 4
  ret i32 %w
}
//--- first.low.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  %v = load volatile i32, ptr %p, align 4
  %w = load volatile i32, ptr %p, align 4
  ret i32 %v
}
//--- swapped.src.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  %v = load volatile i32, ptr %p, align 4
  %w = load volatile i32, ptr %q, align 4
  %r = sub i32 %v, %w
  ret i32 %r
}
//--- swapped.low.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  %w = load volatile i32, ptr %q, align 4
  %v = load volatile i32, ptr %p, align 4
  %r = sub i32 %v, %w
  ret i32 %r
}
//--- storeload.src.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  store volatile i32 1, ptr %q
  %v = load volatile i32, ptr %p, align 4
  ret i32 %v
}
//--- storeload.low.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  %v = load volatile i32, ptr %p, align 4
  store volatile i32 1, ptr %q
  ret i32 %v
}
//--- forward.src.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  store volatile i32 1, ptr %p
  %v = load volatile i32, ptr %p, align 4
  ret i32 %v
}
//--- forward.low.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  store volatile i32 1, ptr %p
  %v = load volatile i32, ptr %p, align 4
  ret i32 1
}
//--- plain.src.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  %v = load volatile i32, ptr %p, align 4
  ret void
}
//--- plain.low.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  %v = load volatile i32, ptr %p, align 4
  %w = load i32, ptr %p, align 4
  ret void
}
//--- plainstore.src.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  store volatile i32 1, ptr %p
  ret void
}
//--- plainstore.low.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  store volatile i32 1, ptr %p
  store i32 1, ptr %p
  ret void
}
//--- null.src.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define i1 @f(ptr noundef %p) {
  %v = load volatile i32, ptr %p, align 4
  %c = icmp eq ptr %p, null
  ret i1 %c
}
//--- null.low.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define i1 @f(ptr noundef %p) {
  %v = load volatile i32, ptr %p, align 4
  ret i1 false
}
