// A callee does no more than it is claimed to do: one that writes nothing leaves memory as it is, one that also comes back
// lets what is after it be known before. Source: LLVM Language Reference, "Function Attributes": memory, willreturn,
// nounwind.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/reads.src.ll --lowered %t/reads.low.ll | FileCheck %s --check-prefix=READS
// READS: @f: proved
// RUN: expect-status 1 verify-lowering %t/writes.src.ll --lowered %t/writes.low.ll | FileCheck %s --check-prefix=WRITES
// WRITES: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the
// RUN: expect-status 1 verify-lowering %t/writes-arguments.src.ll \
// RUN:   --lowered %t/writes-arguments.low.ll | FileCheck %s --check-prefix=WRITES-ARGUMENTS
// WRITES-ARGUMENTS: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the
// RUN: expect-status 0 verify-lowering %t/none.src.ll --lowered %t/none.low.ll | FileCheck %s --check-prefix=NONE
// NONE: @f: proved
// RUN: expect-status 0 verify-lowering %t/inaccessible.src.ll \
// RUN:   --lowered %t/inaccessible.low.ll | FileCheck %s --check-prefix=INACCESSIBLE
// INACCESSIBLE: @f: proved
// RUN: expect-status 1 verify-lowering %t/only-in-lowering.src.ll \
// RUN:   --lowered %t/only-in-lowering.low.ll | FileCheck %s --check-prefix=ONLY-IN-LOWERING
// ONLY-IN-LOWERING: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the
// RUN: expect-status 1 verify-lowering %t/at-other-call.src.ll \
// RUN:   --lowered %t/at-other-call.low.ll | FileCheck %s --check-prefix=AT-OTHER-CALL
// AT-OTHER-CALL: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the
// RUN: expect-status 0 verify-lowering %t/at-call.src.ll --lowered %t/at-call.low.ll | FileCheck %s --check-prefix=AT-CALL
// AT-CALL: @f: proved
// RUN: expect-status 0 verify-lowering %t/store-moved-behind.src.ll \
// RUN:   --lowered %t/store-moved-behind.low.ll | FileCheck %s --check-prefix=STORE-MOVED-BEHIND
// STORE-MOVED-BEHIND: @f: proved
// RUN: expect-status 1 verify-lowering %t/store-moved-behind-who-reads.src.ll \
// RUN:   --lowered %t/store-moved-behind-who-reads.low.ll | FileCheck %s --check-prefix=STORE-MOVED-BEHIND-WHO-READS
// STORE-MOVED-BEHIND-WHO-READS: @f: refuted: return-value: result 0 differs
// RUN: expect-status 1 verify-lowering %t/store-moved-behind-who-may-stay.src.ll \
// RUN:   --lowered %t/store-moved-behind-who-may-stay.low.ll | FileCheck %s --check-prefix=STORE-MOVED-BEHIND-WHO-MAY-STAY
// STORE-MOVED-BEHIND-WHO-MAY-STAY: @f: refuted: call-memory: at the call of @h byte {{.*}} of incoming buffer {{.*}} is {{.*}} in
// RUN: expect-status 0 verify-lowering %t/division-before.src.ll \
// RUN:   --lowered %t/division-before.low.ll | FileCheck %s --check-prefix=DIVISION-BEFORE
// DIVISION-BEFORE: @f: proved
// RUN: expect-status 1 verify-lowering %t/division-before-who-may-stay.src.ll \
// RUN:   --lowered %t/division-before-who-may-stay.low.ll | FileCheck %s --check-prefix=DIVISION-BEFORE-WHO-MAY-STAY
// DIVISION-BEFORE-WHO-MAY-STAY: @f: refuted: undefined: the lowering is undefined: division by zero
// RUN: expect-status 1 verify-lowering %t/division-before-who-may-unwind.src.ll \
// RUN:   --lowered %t/division-before-who-may-unwind.low.ll | FileCheck %s --check-prefix=DIVISION-BEFORE-WHO-MAY-UNWIND
// DIVISION-BEFORE-WHO-MAY-UNWIND: @f: refuted: undefined: the lowering is undefined: division by zero

//--- reads.src.ll
declare i32 @h(ptr) memory(read)
define i32 @f(ptr %p) {
  store i32 1, ptr %p
  %a = call i32 @h(ptr %p)
  %v = load i32, ptr %p
  ret i32 %v
}
//--- reads.low.ll
declare i32 @h(ptr) memory(read)
define i32 @f(ptr %p) {
  store i32 1, ptr %p
  %a = call i32 @h(ptr %p)
  ret i32 1
}
//--- writes.src.ll
declare i32 @h(ptr)
define i32 @f(ptr %p) {
  store i32 1, ptr %p
  %a = call i32 @h(ptr %p)
  %v = load i32, ptr %p
  ret i32 %v
}
//--- writes.low.ll
declare i32 @h(ptr)
define i32 @f(ptr %p) {
  store i32 1, ptr %p
  %a = call i32 @h(ptr %p)
  ret i32 1
}
//--- writes-arguments.src.ll
declare i32 @h(ptr) memory(argmem: readwrite)
define i32 @f(ptr %p) {
  store i32 1, ptr %p
  %a = call i32 @h(ptr %p)
  %v = load i32, ptr %p
  ret i32 %v
}
//--- writes-arguments.low.ll
declare i32 @h(ptr) memory(argmem: readwrite)
define i32 @f(ptr %p) {
  store i32 1, ptr %p
  %a = call i32 @h(ptr %p)
  ret i32 1
}
//--- none.src.ll
declare void @h() memory(none)
define i32 @f(ptr %p) {
  store i32 1, ptr %p
  call void @h()
  %v = load i32, ptr %p
  ret i32 %v
}
//--- none.low.ll
declare void @h() memory(none)
define i32 @f(ptr %p) {
  store i32 1, ptr %p
  call void @h()
  ret i32 1
}
//--- inaccessible.src.ll
declare void @h() memory(inaccessiblemem: readwrite)
define i32 @f(ptr %p) {
  store i32 1, ptr %p
  call void @h()
  %v = load i32, ptr %p
  ret i32 %v
}
//--- inaccessible.low.ll
declare void @h() memory(inaccessiblemem: readwrite)
define i32 @f(ptr %p) {
  store i32 1, ptr %p
  call void @h()
  ret i32 1
}
//--- only-in-lowering.src.ll
declare void @h()
define i32 @f(ptr %p) {
  store i32 1, ptr %p
  call void @h()
  %v = load i32, ptr %p
  ret i32 %v
}
//--- only-in-lowering.low.ll
declare void @h() memory(none)
define i32 @f(ptr %p) {
  store i32 1, ptr %p
  call void @h()
  ret i32 1
}
//--- at-other-call.src.ll
declare void @h()
define i32 @f(ptr %p) {
  store i32 1, ptr %p
  call void @h() memory(none)
  call void @h()
  %v = load i32, ptr %p
  ret i32 %v
}
//--- at-other-call.low.ll
declare void @h()
define i32 @f(ptr %p) {
  store i32 1, ptr %p
  call void @h() memory(none)
  call void @h()
  ret i32 1
}
//--- at-call.src.ll
declare void @h()
define i32 @f(ptr %p) {
  store i32 1, ptr %p
  call void @h() memory(none)
  %v = load i32, ptr %p
  ret i32 %v
}
//--- at-call.low.ll
declare void @h()
define i32 @f(ptr %p) {
  store i32 1, ptr %p
  call void @h() memory(none)
  ret i32 1
}
//--- store-moved-behind.src.ll
declare i32 @h(i32) memory(none) willreturn nounwind
define i32 @f(ptr %p) {
  store i32 1, ptr %p
  %a = call i32 @h(i32 2)
  ret i32 %a
}
//--- store-moved-behind.low.ll
declare i32 @h(i32) memory(none) willreturn nounwind
define i32 @f(ptr %p) {
  %a = call i32 @h(i32 2)
  store i32 1, ptr %p
  ret i32 %a
}
//--- store-moved-behind-who-reads.src.ll
declare i32 @h(i32) memory(read) willreturn nounwind
define i32 @f(ptr %p) {
  store i32 1, ptr %p
  %a = call i32 @h(i32 2)
  ret i32 %a
}
//--- store-moved-behind-who-reads.low.ll
declare i32 @h(i32) memory(read) willreturn nounwind
define i32 @f(ptr %p) {
  %a = call i32 @h(i32 2)
  store i32 1, ptr %p
  ret i32 %a
}
//--- store-moved-behind-who-may-stay.src.ll
declare i32 @h(i32) memory(none) nounwind
define i32 @f(ptr %p) {
  store i32 1, ptr %p
  %a = call i32 @h(i32 2)
  ret i32 %a
}
//--- store-moved-behind-who-may-stay.low.ll
declare i32 @h(i32) memory(none) nounwind
define i32 @f(ptr %p) {
  %a = call i32 @h(i32 2)
  store i32 1, ptr %p
  ret i32 %a
}
//--- division-before.src.ll
declare noundef i32 @h(i32) memory(none) willreturn nounwind
define i32 @f(i32 noundef %x) {
  %a = call i32 @h(i32 2)
  %q = udiv i32 7, %x
  %r = add i32 %q, %a
  ret i32 %r
}
//--- division-before.low.ll
declare noundef i32 @h(i32) memory(none) willreturn nounwind
define i32 @f(i32 noundef %x) {
  %q = udiv i32 7, %x
  %a = call i32 @h(i32 2)
  %r = add i32 %q, %a
  ret i32 %r
}
//--- division-before-who-may-stay.src.ll
declare noundef i32 @h(i32) memory(none) nounwind
define i32 @f(i32 noundef %x) {
  %a = call i32 @h(i32 2)
  %q = udiv i32 7, %x
  %r = add i32 %q, %a
  ret i32 %r
}
//--- division-before-who-may-stay.low.ll
declare noundef i32 @h(i32) memory(none) nounwind
define i32 @f(i32 noundef %x) {
  %q = udiv i32 7, %x
  %a = call i32 @h(i32 2)
  %r = add i32 %q, %a
  ret i32 %r
}
//--- division-before-who-may-unwind.src.ll
declare noundef i32 @h(i32) memory(none) willreturn
define i32 @f(i32 noundef %x) {
  %a = call i32 @h(i32 2)
  %q = udiv i32 7, %x
  %r = add i32 %q, %a
  ret i32 %r
}
//--- division-before-who-may-unwind.low.ll
declare noundef i32 @h(i32) memory(none) willreturn
define i32 @f(i32 noundef %x) {
  %q = udiv i32 7, %x
  %a = call i32 @h(i32 2)
  %r = add i32 %q, %a
  ret i32 %r
}
