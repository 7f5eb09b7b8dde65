// After a volatile store execution need not go on: what the source does then licenses nothing of the lowering before it, and all that
// comes before is shown there. (LLVM Language Reference, "Volatile Memory Accesses".) Ordinary stores may pass a volatile one, so
// that one comes too late is no difference that a run shows.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 1 verify-lowering %t/udiv.src.ll --lowered %t/udiv.low.ll | FileCheck %s --check-prefix=UDIV
// UDIV: @f: refuted: undefined: {{.*}}division by zero
// RUN: expect-status 1 verify-lowering %t/srem.src.ll --lowered %t/srem.low.ll | FileCheck %s --check-prefix=SREM
// SREM: @f: refuted: undefined: {{.*}}division by zero
// RUN: expect-status 1 verify-lowering %t/urem.src.ll --lowered %t/urem.low.ll | FileCheck %s --check-prefix=UREM
// UREM: @f: refuted: undefined: {{.*}}division by zero
// RUN: expect-status 0 verify-lowering %t/sunk.src.ll --lowered %t/sunk.low.ll | FileCheck %s --check-prefix=SUNK
// SUNK: @f: proved
// RUN: expect-status 1 verify-lowering %t/overflow.src.ll --lowered %t/overflow.low.ll | FileCheck %s --check-prefix=OVERFLOW
// OVERFLOW: @f: refuted: undefined
// RUN: expect-status 1 verify-lowering %t/load.src.ll --lowered %t/load.low.ll | FileCheck %s --check-prefix=LOAD
// LOAD: @f: refuted: address: the lowering is undefined: a load at address
// RUN: expect-status 1 verify-lowering %t/store.src.ll --lowered %t/store.low.ll | FileCheck %s --check-prefix=STORE
// STORE: @f: refuted: address: where execution ends with a volatile store
// RUN: expect-status 1 verify-lowering %t/free.src.ll --lowered %t/free.low.ll | FileCheck %s --check-prefix=FREE
// FREE: @f: refuted: address: where execution ends with a volatile store incoming buffer
// RUN: expect-status 0 verify-lowering %t/free.low.ll --lowered %t/free.low.ll | FileCheck %s --check-prefix=FREED
// FREED: @f: proved
// RUN: expect-status 1 verify-lowering %t/value.src.ll --lowered %t/value.low.ll | FileCheck %s --check-prefix=VALUE
// VALUE: @f: refuted: call: {{.*}}stores another value
// RUN: expect-status 0 verify-lowering %t/value.src.ll --lowered %t/kept.low.ll | FileCheck %s --check-prefix=KEPT
// KEPT: @f: proved
// RUN: expect-status 1 verify-lowering %t/value.src.ll --lowered %t/place.low.ll | FileCheck %s --check-prefix=PLACE
// PLACE: @f: refuted: address: the volatile accesses come in another order
// RUN: expect-status 1 verify-lowering %t/value.src.ll --lowered %t/gone.low.ll | FileCheck %s --check-prefix=GONE
// GONE: @f: refuted: call: the source makes a volatile store
// RUN: expect-status 1 verify-lowering %t/value.src.ll --lowered %t/more.low.ll | FileCheck %s --check-prefix=MORE
// MORE: @f: refuted: address: the volatile accesses come in another order
// RUN: expect-status 0 verify-lowering %t/value.src.ll --lowered %t/twice.low.ll | FileCheck %s --check-prefix=TWICE
// TWICE: @f: proved
// RUN: expect-status 1 verify-lowering %t/swapped.src.ll --lowered %t/swapped.low.ll | FileCheck %s --check-prefix=SWAPPED
// SWAPPED: @f: refuted: address: the volatile accesses come in another order
// RUN: expect-status 1 verify-lowering %t/value.src.ll --lowered %t/width.low.ll | FileCheck %s --check-prefix=WIDTH
// WIDTH: @f: refuted: call: the volatile accesses come in another order
// RUN: expect-status 1 verify-lowering %t/value.src.ll --lowered %t/plain.low.ll | FileCheck %s --check-prefix=PLAIN
// PLAIN: @f: refuted: call: the source makes a volatile store
// RUN: expect-status 1 verify-lowering %t/notyet.src.ll --lowered %t/value.src.ll | FileCheck %s --check-prefix=NOTYET
// NOTYET: @f: refuted: call-memory: where execution ends with a volatile store
// RUN: expect-status 1 verify-lowering %t/sunk.low.ll --lowered %t/used.low.ll | FileCheck %s --check-prefix=USED
// USED: @f: refuted: {{.*}}another value
// RUN: expect-status 0 verify-lowering %t/after.src.ll --lowered %t/after.low.ll | FileCheck %s --check-prefix=AFTER
// AFTER: @f: proved
// RUN: expect-status 1 verify-lowering %t/assume.src.ll --lowered %t/assume.low.ll | FileCheck %s --check-prefix=ASSUME
// ASSUME: @f: refuted: undefined
// RUN: expect-status 1 verify-lowering %t/path.src.ll --lowered %t/path.low.ll | FileCheck %s --check-prefix=PATH
// PATH: @f: refuted: call: the lowering is undefined: an unreachable place is reached
// RUN: expect-status 1 verify-lowering %t/arm.src.ll --lowered %t/arm.low.ll | FileCheck %s --check-prefix=ARM
// ARM: @f: refuted: undefined
// RUN: expect-status 1 verify-lowering %t/joined.src.ll --lowered %t/joined.low.ll | FileCheck %s --check-prefix=JOINED
// JOINED: @f: refuted: undefined
// RUN: expect-status 0 verify-lowering %t/merged.src.ll --lowered %t/merged.low.ll | FileCheck %s --check-prefix=MERGED
// MERGED: @f: proved
// RUN: expect-status 1 verify-lowering %t/loop.src.ll --lowered %t/loop.low.ll | FileCheck %s --check-prefix=LOOP
// LOOP: @f: refuted: undefined
// RUN: expect-status 0 verify-lowering %t/loop.src.ll --lowered %t/loop.src.ll | FileCheck %s --check-prefix=LOOPED
// LOOPED: @f: proved
// RUN: expect-status 1 verify-lowering %t/own.src.ll --lowered %t/own.low.ll | FileCheck %s --check-prefix=OWN
// OWN: @f: refuted: undefined
// RUN: expect-status 1 verify-lowering %t/ownvalue.src.ll --lowered %t/ownvalue.low.ll | FileCheck %s --check-prefix=OWNVALUE
// OWNVALUE: @f: refuted: call: a volatile store stores another value than the source

//--- udiv.src.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  store volatile i32 %n, ptr %p, align 4
  %x = udiv i32 7, %n
  ret i32 %x
}
//--- udiv.low.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %x = udiv i32 7, %n
  store volatile i32 %n, ptr %p, align 4
  ret i32 %x
}
//--- srem.src.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  store volatile i32 %n, ptr %p, align 4
  %x = srem i32 7, %n
  ret i32 %x
}
//--- srem.low.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %x = srem i32 7, %n
  store volatile i32 %n, ptr %p, align 4
  ret i32 %x
}
//--- urem.src.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  store volatile i32 %n, ptr %p, align 4
  %x = urem i32 7, %n
  ret i32 %x
}
//--- urem.low.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %x = urem i32 7, %n
  store volatile i32 %n, ptr %p, align 4
  ret i32 %x
}
//--- sunk.src.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %x = sdiv i32 7, %n
  store volatile i32 %n, ptr %p, align 4
  ret i32 %x
}
//--- sunk.low.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  store volatile i32 %n, ptr %p, align 4
  %x = sdiv i32 7, %n
  ret i32 %x
}
//--- overflow.src.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  store volatile i32 %n, ptr %p, align 4
  %x = sdiv i32 -2147483648, %n
  ret i32 %x
}
//--- overflow.low.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %x = sdiv i32 -2147483648, %n
  store volatile i32 %n, ptr %p, align 4
  ret i32 %x
}
//--- load.src.ll
define i32 @f(ptr noalias %p, ptr %q, i32 %n) {
  store volatile i32 %n, ptr %p, align 4
  %x = load i32, ptr %q, align 4
  ret i32 %x
}
//--- load.low.ll
define i32 @f(ptr noalias %p, ptr %q, i32 %n) {
  %x = load i32, ptr %q, align 4
  store volatile i32 %n, ptr %p, align 4
  ret i32 %x
}
//--- store.src.ll
define void @f(ptr noalias %p, ptr %q, i32 %n) {
  store volatile i32 %n, ptr %p, align 4
  store i32 3, ptr %q, align 4
  ret void
}
//--- store.low.ll
define void @f(ptr noalias %p, ptr %q, i32 %n) {
  store i32 3, ptr %q, align 4
  store volatile i32 %n, ptr %p, align 4
  ret void
}
//--- free.src.ll
declare void @free(ptr)
define void @f(ptr noalias %p, ptr %q, i32 %n) {
  store volatile i32 %n, ptr %p, align 4
  call void @free(ptr %q)
  ret void
}
//--- free.low.ll
declare void @free(ptr)
define void @f(ptr noalias %p, ptr %q, i32 %n) {
  call void @free(ptr %q)
  store volatile i32 %n, ptr %p, align 4
  ret void
}
//--- value.src.ll
define void @f(ptr %p, ptr %q, i32 %n) {
  store volatile i32 1, ptr %p
  unreachable
}
//--- value.low.ll
define void @f(ptr %p, ptr %q, i32 %n) {
  store volatile i32 2, ptr %p
  ret void
}
//--- kept.low.ll
define void @f(ptr %p, ptr %q, i32 %n) {
  store volatile i32 1, ptr %p
  ret void
}
//--- place.low.ll
define void @f(ptr %p, ptr %q, i32 %n) {
  store volatile i32 1, ptr %q
  ret void
}
//--- gone.low.ll
define void @f(ptr %p, ptr %q, i32 %n) {
  ret void
}
//--- more.low.ll
define void @f(ptr %p, ptr %q, i32 %n) {
  store volatile i32 1, ptr %q
  store volatile i32 1, ptr %p
  ret void
}
//--- twice.low.ll
define void @f(ptr %p, ptr %q, i32 %n) {
  store volatile i32 1, ptr %p
  store volatile i32 1, ptr %p
  ret void
}
//--- swapped.src.ll
define void @f(ptr %p, ptr %q, i32 %n) {
  store volatile i32 1, ptr %p
  store volatile i32 2, ptr %q
  unreachable
}
//--- swapped.low.ll
define void @f(ptr %p, ptr %q, i32 %n) {
  store volatile i32 2, ptr %q
  store volatile i32 1, ptr %p
  ret void
}
//--- width.low.ll
define void @f(ptr %p, ptr %q, i32 %n) {
  store volatile i8 1, ptr %p
  ret void
}
//--- plain.low.ll
define void @f(ptr %p, ptr %q, i32 %n) {
  store i32 1, ptr %p
  ret void
}
//--- notyet.src.ll
define void @f(ptr %p, ptr %q, i32 %n) {
  store i32 7, ptr %q
  store volatile i32 1, ptr %p
  unreachable
}
//--- used.low.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %z = icmp eq i32 %n, 0
  %v = select i1 %z, i32 5, i32 %n
  store volatile i32 %v, ptr %p, align 4
  %x = sdiv i32 7, %n
  ret i32 %x
}
//--- after.src.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  store volatile i32 %n, ptr %p, align 4
  %x = sdiv i32 7, %n
  %z = icmp eq i32 %n, 0
  %v = select i1 %z, i32 5, i32 %n
  ret i32 %v
}
//--- after.low.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  store volatile i32 %n, ptr %p, align 4
  ret i32 %n
}
//--- assume.src.ll
declare void @llvm.assume(i1)
define void @f(ptr %p, ptr %q, i32 %n) {
  store volatile i32 %n, ptr %p, align 4
  %c = icmp ne i32 %n, 0
  call void @llvm.assume(i1 %c)
  ret void
}
//--- assume.low.ll
declare void @llvm.assume(i1)
define void @f(ptr %p, ptr %q, i32 %n) {
  %c = icmp ne i32 %n, 0
  call void @llvm.assume(i1 %c)
  store volatile i32 %n, ptr %p, align 4
  ret void
}
//--- path.src.ll
define void @f(ptr %p, ptr %q, i32 %n) {
  store volatile i32 %n, ptr %p, align 4
  %z = icmp eq i32 %n, 0
  br i1 %z, label %a, label %b
a:
  unreachable
b:
  ret void
}
//--- path.low.ll
define void @f(ptr %p, ptr %q, i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %a, label %b
a:
  unreachable
b:
  store volatile i32 %n, ptr %p, align 4
  ret void
}
//--- arm.src.ll
define i32 @f(ptr %p, i32 %n, i1 %c) {
  br i1 %c, label %a, label %b
a:
  store volatile i32 %n, ptr %p, align 4
  %x = sdiv i32 7, %n
  ret i32 %x
b:
  %y = sdiv i32 7, %n
  ret i32 %y
}
//--- arm.low.ll
define i32 @f(ptr %p, i32 %n, i1 %c) {
  %x = sdiv i32 7, %n
  br i1 %c, label %a, label %b
a:
  store volatile i32 %n, ptr %p, align 4
  ret i32 %x
b:
  ret i32 %x
}
//--- joined.src.ll
define i32 @f(ptr %p, i32 %n, i1 noundef %c) {
  br i1 %c, label %a, label %b
a:
  store volatile i32 %n, ptr %p, align 4
  br label %e
b:
  br label %e
e:
  %y = sdiv i32 7, %n
  ret i32 %y
}
//--- joined.low.ll
define i32 @f(ptr %p, i32 %n, i1 noundef %c) {
  %x = sdiv i32 7, %n
  br i1 %c, label %a, label %b
a:
  store volatile i32 %n, ptr %p, align 4
  br label %b
b:
  ret i32 %x
}
//--- merged.src.ll
define void @f(ptr %p, i1 %c) {
  br i1 %c, label %a, label %b
a:
  store volatile i32 1, ptr %p, align 4
  br label %e
b:
  store volatile i32 2, ptr %p, align 4
  br label %e
e:
  ret void
}
//--- merged.low.ll
define void @f(ptr %p, i1 %c) {
  %v = select i1 %c, i32 1, i32 2
  store volatile i32 %v, ptr %p, align 4
  ret void
}
//--- loop.src.ll
declare void @ext(i32)
define void @f(ptr %p, i32 %n, i32 %m) {
entry:
  br label %h
h:
  %i = phi i32 [0, %entry], [%j, %h]
  store volatile i32 %i, ptr %p, align 4
  %d = udiv i32 %m, %n
  call void @ext(i32 %d)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %h, label %x
x:
  ret void
}
//--- loop.low.ll
declare void @ext(i32)
define void @f(ptr %p, i32 %n, i32 %m) {
entry:
  %d = udiv i32 %m, %n
  br label %h
h:
  %i = phi i32 [0, %entry], [%j, %h]
  store volatile i32 %i, ptr %p, align 4
  call void @ext(i32 %d)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %h, label %x
x:
  ret void
}
//--- own.src.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %a = alloca i32, align 4
  store volatile i32 %n, ptr %a, align 4
  %x = sdiv i32 7, %n
  ret i32 %x
}
//--- own.low.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %a = alloca i32, align 4
  %x = sdiv i32 7, %n
  store volatile i32 %n, ptr %a, align 4
  ret i32 %x
}
//--- ownvalue.src.ll
define void @f(ptr %p, ptr %q, i32 %n) {
  %a = alloca i32, align 4
  store volatile i32 1, ptr %a, align 4
  unreachable
}
//--- ownvalue.low.ll
define void @f(ptr %p, ptr %q, i32 %n) {
  %a = alloca i32, align 4
  store volatile i32 2, ptr %a, align 4
  ret void
}
