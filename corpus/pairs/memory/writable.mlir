// The first bytes of a `writable` argument may be stored to where the source does not, not what lies after them, and with their old
// values alone. Source: LLVM Language Reference, "Parameter Attributes", writable.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 2 verify-lowering %t/spurious.src.ll --lowered %t/spurious.low.ll | FileCheck %s --check-prefix=SPURIOUS
// SPURIOUS: @f: unknown
// RUN: expect-status 1 verify-lowering %t/beyond.src.ll --lowered %t/beyond.low.ll | FileCheck %s --check-prefix=BEYOND
// BEYOND: @f: refuted: access: at the return byte 4 of incoming buffer 1 was stored to in the lowering alone
// RUN: expect-status 1 verify-lowering %t/unclaimed.src.ll --lowered %t/unclaimed.low.ll | FileCheck %s --check-prefix=UNCLAIMED
// UNCLAIMED: @f: refuted: access: at the return byte 0 of incoming buffer 1 was stored to in the lowering alone
// RUN: expect-status 1 verify-lowering %t/changed.src.ll --lowered %t/changed.low.ll | FileCheck %s --check-prefix=CHANGED
// CHANGED: @f: refuted: access: at the return byte {{.*}} of incoming buffer 1 is 0x

//--- spurious.src.ll
define void @f(ptr writable dereferenceable(4) align 4 %p, i1 noundef %c) {
  br i1 %c, label %s, label %r
s:
  store i32 1, ptr %p
  br label %r
r:
  ret void
}
//--- spurious.low.ll
define void @f(ptr writable dereferenceable(4) align 4 %p, i1 noundef %c) {
  %o = load i32, ptr %p
  %v = select i1 %c, i32 1, i32 %o
  store i32 %v, ptr %p
  ret void
}

//--- beyond.src.ll
declare void @k(i64)
define void @f(ptr writable dereferenceable(4) align 8 %p, i1 noundef %c) {
  %old = load i64, ptr %p
  call void @k(i64 %old)
  br i1 %c, label %s, label %r
s:
  store i64 1, ptr %p
  br label %r
r:
  ret void
}
//--- beyond.low.ll
declare void @k(i64)
define void @f(ptr writable dereferenceable(4) align 8 %p, i1 noundef %c) {
  %o = load i64, ptr %p
  call void @k(i64 %o)
  %v = select i1 %c, i64 1, i64 %o
  store i64 %v, ptr %p
  ret void
}

//--- unclaimed.src.ll
define void @f(ptr dereferenceable(4) align 4 %p, i1 noundef %c) {
  br i1 %c, label %s, label %r
s:
  store i32 1, ptr %p
  br label %r
r:
  ret void
}
//--- unclaimed.low.ll
define void @f(ptr dereferenceable(4) align 4 %p, i1 noundef %c) {
  %o = load i32, ptr %p
  %v = select i1 %c, i32 1, i32 %o
  store i32 %v, ptr %p
  ret void
}

//--- changed.src.ll
define void @f(ptr writable dereferenceable(4) align 4 %p, i1 noundef %c) {
  br i1 %c, label %s, label %r
s:
  store i32 1, ptr %p
  br label %r
r:
  ret void
}
//--- changed.low.ll
define void @f(ptr writable dereferenceable(4) align 4 %p, i1 noundef %c) {
  %o = load i32, ptr %p
  %v = select i1 %c, i32 1, i32 0
  store i32 %v, ptr %p
  ret void
}
