// What a function of its module alone returns is free where no call of the lowering uses the result; and what it computes bounds
// what its callers get, whatever the source claims. Sources: LLVM Language Reference, "Linkage Types", "Parameter Attributes".
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/replaced.src.ll --lowered %t/replaced.low.ll | FileCheck %s --check-prefix=REPLACED
// REPLACED: @h: proved
// REPLACED: @f: proved
// RUN: expect-status 1 verify-lowering %t/replaced.src.ll --lowered %t/used.low.ll | FileCheck %s --check-prefix=USED
// USED: @h: refuted: return-value: result 0 differs: it is poison in the lowering
// RUN: expect-status 1 verify-lowering %t/replaced.src.ll --lowered %t/claimed.low.ll | FileCheck %s --check-prefix=CLAIMED
// CLAIMED: @h: refuted: {{.*}}poison
// RUN: expect-status 1 verify-lowering %t/seen.src.ll --lowered %t/seen.low.ll | FileCheck %s --check-prefix=SEEN
// SEEN: @h: refuted: return-value: result 0 differs: it is poison in the lowering
// RUN: expect-status 1 verify-lowering %t/given.src.ll --lowered %t/given.low.ll | FileCheck %s --check-prefix=GIVEN
// GIVEN: @h: refuted: return-value: result 0 differs: it is poison in the lowering
// RUN: expect-status 1 verify-lowering %t/replaced.src.ll --lowered %t/other.low.ll | FileCheck %s --check-prefix=OTHER
// OTHER: @f: refuted: return-value: result 0 differs
// RUN: expect-status 1 verify-lowering %t/replaced.src.ll --lowered %t/no-call.low.ll | FileCheck %s --check-prefix=NO-CALL
// NO-CALL: @h: refuted: {{.*}}call
// RUN: expect-status 1 verify-lowering %t/uncalled.src.ll --lowered %t/uncalled.low.ll | FileCheck %s --check-prefix=UNCALLED
// UNCALLED: @h: refuted: return-value: result 0 differs
// RUN: expect-status 1 verify-lowering %t/itself.src.ll --lowered %t/itself.low.ll | FileCheck %s --check-prefix=ITSELF
// ITSELF: @h: refuted: return-value: result 0 differs
// RUN: expect-status 1 verify-lowering %t/inlined.src.ll --lowered %t/inlined.low.ll | FileCheck %s --check-prefix=INLINED
// INLINED: @h: refuted: return-value: result 0 differs
// RUN: expect-status 2 verify-lowering %t/bounded.src.ll --lowered %t/bounded.low.ll | FileCheck %s --check-prefix=BOUNDED
// BOUNDED: @f: unknown: return-value
// RUN: expect-status 1 verify-lowering %t/bounded.src.ll --lowered %t/too-narrow.low.ll | FileCheck %s --check-prefix=TOO-NARROW
// TOO-NARROW: @f: refuted: return-value: result 0 differs: it is poison in the lowering

//--- replaced.src.ll
declare void @u(i32)
define internal i32 @h(i32 %x) noinline {
  call void @u(i32 %x)
  ret i32 9
}
define i32 @f(i32 %x) {
  %r = call i32 @h(i32 %x)
  %s = add i32 %r, %x
  ret i32 %s
}
//--- replaced.low.ll
declare void @u(i32)
define internal i32 @h(i32 %x) noinline {
  call void @u(i32 %x)
  ret i32 poison
}
define i32 @f(i32 %x) {
  %r = call i32 @h(i32 %x)
  %s = add i32 9, %x
  ret i32 %s
}
//--- used.low.ll
declare void @u(i32)
define internal i32 @h(i32 %x) noinline {
  call void @u(i32 %x)
  ret i32 poison
}
define i32 @f(i32 %x) {
  %r = call i32 @h(i32 %x)
  %s = add i32 %r, %x
  ret i32 %s
}
//--- claimed.low.ll
declare void @u(i32)
define internal noundef i32 @h(i32 %x) noinline {
  call void @u(i32 %x)
  ret i32 poison
}
define i32 @f(i32 %x) {
  %r = call i32 @h(i32 %x)
  %s = add i32 9, %x
  ret i32 %s
}
//--- seen.src.ll
define i32 @h(i32 %x) noinline {
  ret i32 9
}
define i32 @f(i32 %x) {
  %r = call i32 @h(i32 %x)
  ret i32 %r
}
//--- seen.low.ll
define i32 @h(i32 %x) noinline {
  ret i32 poison
}
define i32 @f(i32 %x) {
  %r = call i32 @h(i32 %x)
  ret i32 9
}
//--- given.src.ll
declare void @take(ptr)
define internal i32 @h(i32 %x) noinline {
  ret i32 9
}
define i32 @f(i32 %x) {
  call void @take(ptr @h)
  %r = call i32 @h(i32 %x)
  ret i32 %r
}
//--- given.low.ll
declare void @take(ptr)
define internal i32 @h(i32 %x) noinline {
  ret i32 poison
}
define i32 @f(i32 %x) {
  call void @take(ptr @h)
  %r = call i32 @h(i32 %x)
  ret i32 9
}
//--- other.low.ll
declare void @u(i32)
define internal i32 @h(i32 %x) noinline {
  call void @u(i32 %x)
  ret i32 poison
}
define i32 @f(i32 %x) {
  %r = call i32 @h(i32 %x)
  %s = add i32 8, %x
  ret i32 %s
}
//--- no-call.low.ll
declare void @u(i32)
define internal i32 @h(i32 %x) noinline {
  ret i32 poison
}
define i32 @f(i32 %x) {
  %r = call i32 @h(i32 %x)
  %s = add i32 9, %x
  ret i32 %s
}

//--- bounded.src.ll
define internal i32 @h(i32 %x) noinline {
  %a = and i32 %x, 7
  %b = add nuw nsw i32 %a, 3
  ret i32 %b
}
define i32 @f(i32 %x) {
  %r = call i32 @h(i32 %x)
  %c = icmp ult i32 %r, 11
  %z = zext i1 %c to i32
  %s = add i32 %r, %z
  ret i32 %s
}
//--- bounded.low.ll
define internal range(i32 3, 11) i32 @h(i32 %x) noinline {
  %a = and i32 %x, 7
  %b = add nuw nsw i32 %a, 3
  ret i32 %b
}
define range(i32 4, 12) i32 @f(i32 %x) {
  %r = call i32 @h(i32 %x)
  %s = add nuw nsw i32 %r, 1
  ret i32 %s
}
//--- too-narrow.low.ll
define internal range(i32 3, 11) i32 @h(i32 %x) noinline {
  %a = and i32 %x, 7
  %b = add nuw nsw i32 %a, 3
  ret i32 %b
}
define range(i32 4, 11) i32 @f(i32 %x) {
  %r = call i32 @h(i32 %x)
  %s = add nuw nsw i32 %r, 1
  ret i32 %s
}

//--- uncalled.src.ll
define internal i32 @h(i32 %x) {
  %z = add i32 %x, 2
  ret i32 %z
}
//--- uncalled.low.ll
define internal i32 @h(i32 %x) {
  %z = add i32 %x, 3
  ret i32 %z
}
//--- itself.src.ll
define internal i32 @h(i32 %x) {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  %y = call i32 @h(i32 0)
  ret i32 2
}
//--- itself.low.ll
define internal i32 @h(i32 %x) {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  %y = call i32 @h(i32 0)
  ret i32 3
}
//--- inlined.src.ll
define internal i32 @k(i32 %x) {
  %y = mul i32 %x, %x
  ret i32 %y
}
define internal i32 @h(i32 %x) {
  %y = call i32 @k(i32 %x)
  %z = add i32 %y, 1
  ret i32 %z
}
define i32 @f(i32 %x) {
  %r = call i32 @h(i32 %x)
  ret i32 %r
}
//--- inlined.low.ll
define internal i32 @h(i32 %x) {
  %y = mul i32 %x, %x
  %z = add i32 %y, 2
  ret i32 %z
}
define i32 @f(i32 %x) {
  %r = call i32 @h(i32 %x)
  ret i32 %r
}
